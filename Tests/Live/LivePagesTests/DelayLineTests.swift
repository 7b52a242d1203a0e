import CommandLineOptions
import Testing

@testable import LivePages

@Suite("Slow lines") @MainActor
struct DelayLineTests {
  @MainActor
  private final class Timers {
    var delays: [Double] = []
    var actions: [@MainActor () -> Void] = []
    var arrived: [Int] = []

    func line(_ delay: Double) -> DelayLine {
      DelayLine(delay) { seconds, action in
        self.delays.append(seconds)
        self.actions.append(action)
      }
    }
  }

  @Test("Messages come through one delay later, in their order, whichever timer ends first")
  func order() {
    let timers = Timers()
    let line = timers.line(0.2)
    for number in 1...3 { line.pass { timers.arrived.append(number) } }
    #expect(timers.arrived == [] && timers.delays == [0.2, 0.2, 0.2])
    timers.actions[2]()
    #expect(timers.arrived == [1])
    timers.actions[0]()
    timers.actions[1]()
    #expect(timers.arrived == [1, 2, 3])
  }

  @Test("Without a delay a message is there at once")
  func none() {
    let timers = Timers()
    timers.line(0).pass { timers.arrived.append(1) }
    #expect(timers.arrived == [1] && timers.delays == [])
  }

  @Test("--latency is the time there and back in milliseconds")
  func option() throws {
    let syntax = CommandSyntax("app", options: LiveServerOptions.options)
    var configuration = LiveServerConfiguration()
    try LiveServerOptions.configure(&configuration, by: syntax.parse(["--latency", "400"]))
    #expect(configuration.latency == 0.4)
    #expect(throws: (any Error).self) { try syntax.parse(["--latency", "60001"]) }
  }
}
