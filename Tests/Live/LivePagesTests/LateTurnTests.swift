import LiveProving
import Testing
import ViewTree

@testable import LivePages

@Suite("Turns that come late")
@MainActor
struct LateTurnTests {
  private func makeSessions() -> LiveSessions {
    LiveSessions(store: MemoryStore()) { _ in BoardContent(rows: 3) }
  }

  @Test("What was put off isn't done once the sessions have gone")
  func gone() async {
    var log: [String] = []
    let others = makeSessions()
    weak var gone: LiveSessions?
    do {
      let sessions = makeSessions()
      gone = sessions
      sessions.after(0) { log.append("gone") }
    }
    #expect(gone == nil)
    // A turn that was put off for longer comes later.
    await withCheckedContinuation { done in
      others.after(0.02) {
        log.append("others")
        done.resume()
      }
    }
    #expect(log == ["others"])
  }
}
