import ElementTree

/// What of a session survives the server.
package struct StoredSession: Equatable, Sendable {
  package var id: RandomID
  package var guest: RandomID
  /// The address that the page shows.
  package var route: String
  /// What the content gave to be kept.
  package var state: [UInt8]
  /// The last event that was applied.
  package var event: UInt32
  /// The last frame that was sent.
  package var frame: UInt32
  /// The hash of the tree that the page has after that frame.
  package var hash: UInt64
  /// When it was stored, in seconds since 1970.
  package var time: Double
  /// The id of the user who was signed in; empty for nobody.
  package var user: String

  package init(
    id: RandomID, guest: RandomID, route: String, state: [UInt8], event: UInt32, frame: UInt32,
    hash: UInt64, time: Double, user: String = ""
  ) {
    self.id = id
    self.guest = guest
    self.route = route
    self.state = state
    self.event = event
    self.frame = frame
    self.hash = hash
    self.time = time
    self.user = user
  }
}

extension StoredSession {
  /// A hash of all but the time, by which a session knows that nothing is new.
  var contentHash: UInt64 {
    var hash = StableHash.of(state)
    hash = StableHash.combine(hash, UInt64(event) << 32 | UInt64(frame))
    hash = StableHash.combine(hash, self.hash)
    return StableHash.combine(hash, StableHash.of(route.utf8))
  }
}
