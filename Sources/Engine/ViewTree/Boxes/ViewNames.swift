/// Names of view types, for messages.
package enum ViewNames {
  /// A type's name without its module and its generic arguments.
  package static func short(_ type: Any.Type) -> String {
    let name = String(describing: type)
    guard let bracket = name.firstIndex(of: "<") else { return name }
    return String(name[..<bracket])
  }

  /// The name of the type that an origin stands for.
  package static func name(of origin: UInt) -> String {
    guard origin != 0 else { return "" }
    return short(unsafeBitCast(origin, to: Any.Type.self))
  }
}
