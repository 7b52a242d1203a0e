import Foundation
import ViewTree

/// What colours and figures mean.
struct ChartLegend: View {
  let plan: ChartPlan

  private struct Entry {
    var name: String
    var symbol: SymbolForm
    var style: AnyShapeStyle
  }

  private var entries: [Entry] {
    let styles = plan.styles
    if !styles.colorKeys.isEmpty {
      return styles.colorKeys.map { key in
        Entry(
          name: plan.words(key),
          symbol: styles.symbolKeys.contains(key) ? styles.symbol(key) : .circle,
          style: styles.style(key))
      }
    }
    return styles.symbolKeys.map { key in
      Entry(
        name: plan.words(key), symbol: styles.symbol(key), style: AnyShapeStyle(Color.blue))
    }
  }

  var body: some View {
    let entries = entries
    if !entries.isEmpty {
      if plan.settings.legend.position.isBeside {
        VStack(alignment: .leading, spacing: 6) { rows(entries) }
      } else if entries.reduce(0, { $0 + $1.name.count + 4 }) > 44 {
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: width(entries)), alignment: .leading)],
          alignment: .leading, spacing: 4
        ) { rows(entries) }
      } else {
        HStack(spacing: 12) { rows(entries) }
      }
    } else if plan.styles.numbers != nil {
      scale
    }
  }

  /// Room for the longest name, in points.
  private func width(_ entries: [Entry]) -> CGFloat {
    CGFloat(min(max(entries.map(\.name.count).max() ?? 0, 6), 40)) * 7 + 16
  }

  private func rows(_ entries: [Entry]) -> some View {
    ForEach(Array(entries.enumerated()), id: \.offset) { _, entry in
      HStack(spacing: 4) {
        AnyShape(entry.symbol.shape).fill(entry.style).frame(width: 8, height: 8)
        Text(verbatim: entry.name)
      }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
    .accessibilityHidden(true)
  }

  /// The colours of numbers, from the least to the greatest.
  @ViewBuilder private var scale: some View {
    if let numbers = plan.styles.numbers {
      HStack(spacing: 4) {
        Text(verbatim: plan.surroundings.number(numbers.lowerBound))
        LinearGradient(
          colors: plan.surroundings.isRightToLeft
            ? plan.styles.gradient.reversed() : plan.styles.gradient,
          startPoint: .leading, endPoint: .trailing
        )
        .frame(width: 96, height: 8).clipShape(Capsule())
        Text(verbatim: plan.surroundings.number(numbers.upperBound))
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      .accessibilityHidden(true)
    }
  }
}
