import SwiftUI

@MainActor enum ProgressViewUses {
  static func progressView() {
    _ = ProgressView<Text, Text>.self
    _ = ProgressView()
    _ = ProgressView(label: { Text("a") })
    _ = ProgressView("a")
    _ = ProgressView(value: 0.5, total: 0.5)
    _ = ProgressView(value: 0.5, total: 0.5, label: { Text("a") })
    _ = ProgressView("a", value: 0.5, total: 0.5)
    _ = ProgressView(value: 0.5, total: 0.5, label: { Text("a") }, currentValueLabel: { Text("a") })
    _ = ProgressView(
      timerInterval: .now...Date.now, countsDown: true, label: { Text("a") },
      currentValueLabel: { Text("a") })
  }

  static func progressViewOverloads(
    _ name: String, _ progress: Progress,
    _ progressViewStyleConfiguration: ProgressViewStyleConfiguration
  ) {
    _ = ProgressView(name)
    _ = ProgressView(name, value: 0.5, total: 0.5)
    _ = ProgressView(progress)
    _ = ProgressView(progressViewStyleConfiguration)
  }
}
