/// Which of a site's pages a build has: those that are done and whose time has come.
public struct Edition: Sendable, Equatable {
  /// The moment that counts as now.
  public var now: Timestamp
  /// Whether drafts are shown.
  public var includesDrafts: Bool
  /// Whether pages with a date to come are shown.
  public var includesFuture: Bool

  /// Creates an edition of a moment.
  public init(now: Timestamp, includesDrafts: Bool = false, includesFuture: Bool = false) {
    self.now = now
    self.includesDrafts = includesDrafts
    self.includesFuture = includesFuture
  }

  /// The edition of the present moment, without drafts.
  public static var current: Edition { Edition(now: .now) }

  /// Whether the edition has what is a draft or not, and appears at some time or has no date.
  public func shows(isDraft: Bool = false, published: Timestamp? = nil) -> Bool {
    if isDraft, !includesDrafts { return false }
    if let published, published > now, !includesFuture { return false }
    return true
  }
}
