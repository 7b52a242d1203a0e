import Charts
import SwiftUI

struct TrendChart: View {
  let points: [TrendPoint]

  var body: some View {
    Chart(points) { point in
      AreaMark(x: .value("Day", point.day, unit: .day), y: .value("Crashes", point.crashes))
        .foregroundStyle(.orange.opacity(0.25))
      LineMark(x: .value("Day", point.day, unit: .day), y: .value("Crashes", point.crashes))
        .foregroundStyle(.orange)
    }
    .frame(height: 180)
    .accessibilityLabel("Crashes a day")
  }
}
