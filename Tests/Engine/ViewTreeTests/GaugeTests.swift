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
    #expect(open.contains("32.5%,transparent 0 42.5%,"))
    #expect(open.contains(" 0 75%,transparent 0)"))
  }

  @Test("A picture that would take all there is stays inside of the ring; words keep their size")
  func picture() throws {
    func css(_ label: some View) throws -> String {
      try HTMLRenderer(
        content: Gauge(value: 0.5) { label }.gaugeStyle(.accessoryCircularCapacity)
      ).css
    }
    let (picture, words) = (try css(Color.red), try css(Text("12 %")))
    #expect(picture.contains("width:44px"))
    #expect(!words.contains("44px"))
  }

  @Test("In the gap of a circle are the labels of its ends, or what is measured beside the value")
  func gap() throws {
    /// The texts that are shown, in their order.
    func words(_ gauge: some View) throws -> [String] {
      let html = try HTMLRenderer(content: gauge.gaugeStyle(.accessoryCircular)).html
      return ["50", "km", "0", "99"]
        .compactMap { word in html.firstRange(of: ">\(word)<").map { ($0.lowerBound, word) } }
        .sorted { $0.0 < $1.0 }.map(\.1)
    }
    let label = Text("km")
    #expect(try words(Gauge(value: 0.5) { label }) == ["km"])
    #expect(
      try words(
        Gauge(value: 0.5) {
          label
        } currentValueLabel: {
          Text("50")
        }) == ["50", "km"])
    #expect(
      try words(
        Gauge(value: 0.5) {
          label
        } currentValueLabel: {
          Text("50")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("99")
        }) == ["50", "0", "99"])
  }
}
