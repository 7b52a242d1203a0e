/// Numbers for values of a type, the same for equal ones.
///
/// A few values are remembered, which is what rows have of fonts, colours and the like. One that comes again
/// after many others gets another number; no number ever stands for two values.
final class ValueNumbers<Value: Equatable> {
  @exclusivity(unchecked) private var known: [(value: Value, number: Int)] = []
  @exclusivity(unchecked) private var next = 0
  /// What stood last at each place of an outline, as an index of what is known: rows of a kind have
  /// the same there, so that one comparison is mostly enough.
  @exclusivity(unchecked) private var guesses = [UInt8](repeating: 0, count: 256)
  private let most = 32

  /// - Parameter place: Where in an outline the value stands.
  func number(of value: Value, at place: Int) -> Int {
    let guess = Int(guesses[place & 255])
    if guess < known.count, known[guess].value == value { return known[guess].number }
    if let index = known.firstIndex(where: { $0.value == value }) {
      guesses[place & 255] = UInt8(truncatingIfNeeded: index)
      return known[index].number
    }
    next += 1
    if known.count == most { known.removeFirst() }
    guesses[place & 255] = UInt8(truncatingIfNeeded: known.count)
    known.append((value, next))
    return next
  }
}
