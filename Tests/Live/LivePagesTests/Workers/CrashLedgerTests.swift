import Testing

@testable import LivePages

@Suite("Readers who end processes")
@MainActor
struct CrashLedgerTests {
  private let guest = RandomID()

  @Test("The n-th end within a minute refuses a guest, for a minute", arguments: [3, 4])
  func guests(count: Int) {
    var ledger = CrashLedger(LiveLimits())
    for number in 1...count {
      let isRefused = ledger.note(guest, "127.0.0.1", now: Double(number))
      #expect(isRefused == (number == 4))
    }
    let end = Double(count) + 60
    #expect(ledger.refuses(guest, "127.0.0.1", now: end - 0.1) == (count == 4))
    #expect(!ledger.refuses(guest, "127.0.0.1", now: end + 0.1))
    #expect(!ledger.refuses(RandomID(), "127.0.0.1", now: end - 0.1))
  }

  @Test("Ends that are a minute apart refuse nobody")
  func seldom() {
    var ledger = CrashLedger(LiveLimits())
    for number in 0..<100 {
      let isRefused = ledger.note(guest, "203.0.113.1", now: Double(number) * 61)
      #expect(!isRefused)
    }
  }

  @Test("Guests of one network are one in the end; of this machine they are not")
  func networks() {
    for (address, other, isOne) in [
      ("203.0.113.7", "203.0.113.9", true), ("203.0.113.7", "203.0.114.7", false),
      ("2001:db8::1", "2001:db8:0:0:ffff::2", true), ("2001:db8::1", "2001:db8:0:1::1", false),
      ("127.0.0.1", "127.0.0.1", false), ("::1", "::1", false), ("unix", "unix", false),
    ] {
      var ledger = CrashLedger(LiveLimits())
      for number in 0..<16 { _ = ledger.note(RandomID(), address, now: Double(number)) }
      #expect(ledger.refuses(nil, other, now: 20) == isOne, "\(address)")
    }
  }

  @Test("What the runtime says is the last line about a fatal error, without its place")
  func messages() {
    let text = """
      hello
      App/Board.swift:7: Fatal error: No such row
      Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range
      Current stack trace:
      """
    #expect(ErrorOutput.fatalMessage(in: text) == "Fatal error: Index out of range")
    #expect(ErrorOutput.fatalMessage(in: "bye\n") == nil)
    let long = "Fatal error: " + String(repeating: "x", count: 1000)
    #expect(ErrorOutput.fatalMessage(in: long)?.count == 300)
  }
}
