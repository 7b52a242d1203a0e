/// Figures in Prometheus' text format, version 0.0.4.
struct MetricsText {
  private(set) var text = ""

  static let mediaType = "text/plain; version=0.0.4; charset=utf-8"

  mutating func gauge(_ name: String, _ help: String, _ value: UInt64) {
    begin(name, "gauge", help)
    text += "\(name) \(value)\n"
  }

  mutating func counter(_ name: String, _ help: String, _ value: UInt64) {
    begin(name, "counter", help)
    text += "\(name) \(value)\n"
  }

  /// A counter for each value of a label, which are none that clients can choose.
  mutating func counters(
    _ name: String, _ help: String, by label: String, _ values: [(value: String, count: UInt64)]
  ) {
    begin(name, "counter", help)
    for (value, count) in values { text += "\(name){\(label)=\"\(value)\"} \(count)\n" }
  }

  /// How often something took how long.
  ///
  /// - Parameters:
  ///   - counts: How often it was at most each of the bounds, and more than the one before; the last are the longer ones.
  ///   - sum: All of it, in seconds.
  mutating func histogram(
    _ name: String, _ help: String, _ bounds: [Double], _ counts: [UInt64], sum: Double
  ) {
    begin(name, "histogram", help)
    var total: UInt64 = 0
    for (bound, count) in zip(bounds, counts) {
      total &+= count
      text += "\(name)_bucket{le=\"\(bound)\"} \(total)\n"
    }
    total &+= counts.last ?? 0
    text += "\(name)_bucket{le=\"+Inf\"} \(total)\n\(name)_sum \(sum)\n\(name)_count \(total)\n"
  }

  private mutating func begin(_ name: String, _ type: String, _ help: String) {
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
  }
}
