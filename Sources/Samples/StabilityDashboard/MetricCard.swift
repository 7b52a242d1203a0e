import SwiftUI

struct MetricCard: View {
  let report: Report

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Sessions without a crash").font(.subheadline).foregroundColor(.secondary)
      Text(report.crashFree, format: .percent.precision(.fractionLength(2)))
        .font(.system(size: 34, weight: .bold))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background(Color(.secondarySystemBackground))
    .cornerRadius(12)
  }
}

struct SummaryCard: View {
  let report: Report

  var body: some View {
    HStack {
      figure("Sessions", report.sessions)
      Divider()
      figure("Crashes", report.trend.map(\.crashes).reduce(0, +))
      Divider()
      figure("Worst day", report.trend.map(\.crashes).max() ?? 0)
    }
    .fixedSize(horizontal: false, vertical: true)
  }

  private func figure(_ title: LocalizedStringKey, _ value: Int) -> some View {
    VStack {
      Text(value, format: .number).font(.title3.bold())
      Text(title).font(.caption).foregroundColor(.secondary)
    }
    .frame(maxWidth: .infinity)
  }
}
