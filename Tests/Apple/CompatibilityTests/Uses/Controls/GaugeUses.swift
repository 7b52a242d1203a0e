import SwiftUI

@MainActor enum GaugeUses {
  static func gauge() {
    _ = Gauge<Text, Text, Text, Text>.self
    _ = Gauge(value: 0.5, in: 0...1, label: { Text("a") })
    _ = Gauge(value: 0.5, in: 0...1, label: { Text("a") }, currentValueLabel: { Text("a") })
    _ = Gauge(
      value: 0.5, in: 0...1, label: { Text("a") }, currentValueLabel: { Text("a") },
      minimumValueLabel: { Text("a") }, maximumValueLabel: { Text("a") })
  }
}
