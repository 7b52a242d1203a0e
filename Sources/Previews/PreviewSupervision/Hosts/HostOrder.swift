/// What a supervisor has its host do, a line of JSON each.
package struct HostOrder: Codable {
  /// What pages are to show of the build.
  package var status: BuildStatus?
  /// The values that literals have, in place of all before.
  package var literals: [Int: EditedLiteral]?
  /// Whether files of resources have changed that views read.
  package var resources: Bool?

  package init(
    status: BuildStatus? = nil, literals: [Int: EditedLiteral]? = nil, resources: Bool? = nil
  ) {
    self.status = status
    self.literals = literals
    self.resources = resources
  }
}

/// The value of a literal that was written anew since the program was built.
package enum EditedLiteral: Codable, Hashable, Sendable {
  case string(String)
  case integer(Int)
  case number(Double)
  case flag(Bool)
}
