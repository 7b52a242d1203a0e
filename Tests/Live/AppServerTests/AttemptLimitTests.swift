import AppServer
import Testing

@Suite("Attempts that can fail")
@MainActor
struct AttemptLimitTests {
  private final class Clock { var now = ContinuousClock.now }
  private let clock = Clock()

  private func limit(_ attempts: Int = 3) -> AttemptLimit {
    AttemptLimit(attempts: attempts, pause: .seconds(10), longestPause: .seconds(60)) {
      [clock] in clock.now
    }
  }

  @Test("After some failures each further attempt waits twice as long, up to the longest pause")
  func pauses() throws {
    let limit = limit()
    for _ in 0..<3 { #expect(limit.begin(for: ["ada"]) == nil) }
    var pauses: [Duration] = []
    for _ in 0..<5 {
      let pause = try #require(limit.begin(for: ["ada"]))
      pauses.append(pause)
      clock.now += pause - .seconds(1)
      #expect(limit.begin(for: ["ada"]) == .seconds(1))
      clock.now += .seconds(1)
      guard pause < .seconds(60) else { break }
      #expect(limit.begin(for: ["ada"]) == nil)
    }
    #expect(pauses == [10, 20, 40, 60].map { .seconds($0) })
  }

  @Test("Attempts count from their beginning on, so that many at once are no way around")
  func atOnce() {
    let limit = limit()
    let begun = (0..<100).filter { _ in limit.begin(for: ["ada"]) == nil }
    #expect(begun.count == 3)
  }

  @Test("A success forgets failures, and so does the longest pause without an attempt")
  func success() {
    let limit = limit(1)
    #expect(limit.begin(for: ["ada"]) == nil)
    #expect(limit.begin(for: ["ada"]) == .seconds(10))
    limit.succeed(for: ["ada"])
    #expect(limit.begin(for: ["ada"]) == nil)
    clock.now += .seconds(60)
    #expect(limit.begin(for: ["ada"]) == nil)
    #expect(limit.begin(for: ["ada"]) == .seconds(10))
  }

  @Test("Whoever changes names still has an address, and others have their own")
  func keys() {
    let limit = limit()
    for number in 0..<3 { #expect(limit.begin(for: ["name \(number)", "address 1"]) == nil) }
    #expect(limit.begin(for: ["name 9", "address 1"]) == .seconds(10))
    #expect(limit.begin(for: ["name 9", "address 2"]) == nil)
  }

  @Test("However many keys there are, no more than some are remembered, the newest among them")
  func room() {
    let limit = limit(1)
    for number in 0..<(AttemptLimit.limit + 10) {
      clock.now += .microseconds(1)
      #expect(limit.begin(for: ["\(number)"]) == nil)
    }
    #expect(limit.begin(for: ["0"]) == nil)
    #expect(limit.begin(for: ["\(AttemptLimit.limit + 9)"]) != nil)
  }
}
