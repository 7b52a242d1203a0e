/// An input that can't be used, with all that is wrong with it.
public struct InputError: Error, Sendable, Hashable {
  /// The errors by file and place; never empty.
  public let diagnostics: [Diagnostic]
  /// How many more errors there are.
  public let omittedCount: Int

  /// One error.
  public init(_ diagnostic: Diagnostic) {
    diagnostics = [diagnostic]
    omittedCount = 0
  }

  /// The errors of a collection, or nil if it has none.
  public init?(_ collected: Diagnostics) {
    guard collected.hasErrors else { return nil }
    diagnostics = collected.errors.sortedByPlace()
    omittedCount = collected.omittedErrorCount
  }
}

extension InputError: CustomStringConvertible {
  /// All errors for a terminal, two lines each, and how many were left out.
  public var description: String {
    var lines = diagnostics.map(\.description)
    if omittedCount > 0 {
      lines.append("\(omittedCount) more error\(omittedCount == 1 ? "" : "s") not shown")
    }
    return lines.joined(separator: "\n")
  }

  /// All errors for programs: `{"errors":[…],"omitted":0}`.
  public var json: String {
    let list = diagnostics.map(\.json).joined(separator: ",")
    return "{\"errors\":[\(list)],\"omitted\":\(omittedCount)}"
  }
}

extension [Diagnostic] {
  /// The same diagnostics, by file, line and column.
  public func sortedByPlace() -> [Diagnostic] {
    let ranked = enumerated().sorted { one, other in
      let (left, right) = (one.element.location, other.element.location)
      if left.file != right.file { return left.file < right.file }
      if left.line != right.line { return left.line < right.line }
      if left.column != right.column { return left.column < right.column }
      return one.offset < other.offset
    }
    return ranked.map(\.element)
  }
}
