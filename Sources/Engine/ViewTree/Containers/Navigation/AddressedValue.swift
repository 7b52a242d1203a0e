/// A choice that an address can stand for.
struct AddressedValue {
  /// The value as text; nil while nothing is chosen.
  var text: () -> String?
  /// Chooses a value that is written as text; false if it is none, or not accepted.
  var read: (_ text: String, _ accepts: (AnyHashable) -> Bool) -> Bool

  /// A binding to a value that can be encoded; nil if it can't.
  init?<Value: Hashable>(_ binding: Binding<Value?>) {
    guard let codable = Value.self as? any Codable.Type else { return nil }
    func open<C: Codable>(_ type: C.Type) -> Self {
      Self {
        (binding.wrappedValue as? C).flatMap { PathCoding.encode([$0]) }
      } read: { text, accepts in
        guard let value = PathCoding.decode([C].self, text)?.first as? Value, accepts(value) else {
          return false
        }
        if binding.wrappedValue != value { binding.wrappedValue = value }
        return true
      }
    }
    self = open(codable)
  }

  private init(
    text: @escaping () -> String?,
    read: @escaping (String, (AnyHashable) -> Bool) -> Bool
  ) { (self.text, self.read) = (text, read) }
}
