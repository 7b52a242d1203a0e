import ElementTree
import Testing

@testable import ViewTree

@Suite("Gauges")
@MainActor
struct GaugeTests {
  @Test("A circle of capacity is closed; any other circle has a gap at its bottom")
  func circles() throws {
    let gauge = Gauge(value: 0.5) { Text("G") }
    let closed = try HTMLRenderer(content: gauge.gaugeStyle(.accessoryCircularCapacity)).css
    let open = try HTMLRenderer(content: gauge.gaugeStyle(.accessoryCircular)).css
    #expect(closed.contains("conic-gradient(from 0deg,"))
    #expect(!closed.contains("transparent 0)"))
    #expect(open.contains("conic-gradient(from 225deg,"))
    #expect(open.contains("75%,transparent 0)"))
  }
}
