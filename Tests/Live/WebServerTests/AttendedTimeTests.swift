import Testing

@testable import WebServer

@Suite("Attended time")
struct AttendedTimeTests {
  @Test("It is real time, but for what the server stood still")
  func standstill() {
    var time = AttendedTime(from: 10)
    let start = time.now(at: 10.25)
    #expect(time.now(at: 10.75) - start == 0.5)
    #expect(time.now(at: 11.5) - start == 1.25)
    // Nobody asked for ten seconds.
    #expect(time.now(at: 21.5) - start == 1.25)
    #expect(time.now(at: 22) - start == 1.75)
  }
}
