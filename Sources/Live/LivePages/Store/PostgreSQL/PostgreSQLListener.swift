import Foundation
import PostgreSQL

/// A line to PostgreSQL on which this process hears what others tell.
///
/// Nothing is told twice to one that listens; what was told while there was no line is lost, so whoever
/// listens is told that something may be missing each time that there is a new one.
final class PostgreSQLListener: Sendable {
  private let state = State()

  private final class State: @unchecked Sendable {
    private let lock = NSLock()
    private var hasEndedNow = false
    var hasEnded: Bool { lock.withLock { hasEndedNow } }
    func end() { lock.withLock { hasEndedNow = true } }
  }

  /// - Parameters:
  ///   - owner: Who this process is; it isn't told what it has told itself.
  ///   - hear: Called for each notice, in order.
  init(
    _ address: String, owner: RandomID, hear: @escaping @MainActor @Sendable (StoreNotice) -> Void
  ) {
    let own = owner.text
    let thread = Thread { [state] in
      while !state.hasEnded {
        do {
          let line = try PostgreSQLConnection(address, name: "live pages, listening", patience: 5)
          try line.rows("LISTEN live_pages")
          Task { @MainActor in hear(.missed) }
          while !state.hasEnded {
            for notice in try line.notices(within: 1) {
              let parts = notice.text.split(separator: " ", maxSplits: 1)
              guard parts.count == 2, parts[0] != own, let told = StoreNotice(parts[1]) else {
                continue
              }
              Task { @MainActor in hear(told) }
            }
          }
        } catch {
          if !state.hasEnded { Thread.sleep(forTimeInterval: 0.5) }
        }
      }
    }
    thread.name = "live pages, listening"
    thread.start()
  }

  deinit { state.end() }
}
