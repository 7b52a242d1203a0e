import Foundation
import ViewTree

/// A chart's parts around each other: titles, legend, axes and the plot.
struct ChartBody: View {
  let plan: ChartPlan

  private var settings: ChartSettings { plan.settings }
  private var legendPosition: AnnotationPosition.Kind {
    settings.legend.position == .automatic ? .bottom : settings.legend.position
  }

  var body: some View {
    VStack(alignment: .leading, spacing: settings.legend.spacing ?? 8) {
      if legendPosition.isAbove { legend }
      HStack(spacing: settings.legend.spacing ?? 8) {
        if legendPosition == .leading { legend }
        titled
        if legendPosition == .trailing { legend }
      }
      if legendPosition.isBelow { legend }
    }
    .background { ChartTable(plan: plan) }
  }

  @ViewBuilder private var legend: some View {
    if let content = settings.legend.content, settings.legend.visibility != .hidden {
      content
    } else if settings.legend.visibility != .hidden {
      ChartLegend(plan: plan)
        .frame(maxWidth: legendPosition.isBeside ? nil : .infinity, alignment: legendAlignment)
    }
  }

  private var legendAlignment: Alignment { settings.legend.alignment ?? .leading }

  private var titled: some View {
    VStack(spacing: 2) {
      ChartTitles(titles: settings.x.titles, position: .top, usual: .bottom)
      HStack(spacing: 2) {
        ChartTitles(titles: settings.y.titles, position: .leading, usual: .trailing)
        VStack(spacing: 2) {
          ChartTitles(titles: settings.y.titles, position: .top, usual: .top)
          ChartFrame(plan: plan)
        }
        ChartTitles(titles: settings.y.titles, position: .trailing, usual: .top)
      }
      ChartTitles(titles: settings.x.titles, position: .bottom, usual: .bottom)
    }
  }
}

extension AnnotationPosition.Kind {
  var isAbove: Bool { self == .top || self == .topLeading || self == .topTrailing }
  var isBelow: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
  var isBeside: Bool { self == .leading || self == .trailing }
}

/// The names of an axis on one side of the plot.
struct ChartTitles: View {
  let titles: [ChartSettings.Title]
  let position: AnnotationPosition.Kind
  /// Where names without a place of their own stand.
  let usual: AnnotationPosition.Kind

  var body: some View {
    ForEach(Array(titles.enumerated()), id: \.offset) { _, title in
      let place = title.position == .automatic ? usual : title.position
      if place == position || (place == .overlay && position == .top) {
        // Beside the plot a name is written along the axis.
        if position.isBeside {
          title.content.fixedSize().rotationEffect(.degrees(position == .leading ? -90 : 90))
            .frame(width: 16).frame(maxHeight: .infinity, alignment: title.alignment ?? .center)
        } else {
          title.content
            .frame(maxWidth: .infinity, alignment: title.alignment ?? alignment)
        }
      }
    }
    .font(.caption2)
    .foregroundStyle(.secondary)
  }

  private var alignment: Alignment {
    usual == .top ? .leading : .center
  }
}

/// The plot between its axes.
struct ChartFrame: View {
  let plan: ChartPlan

  var body: some View {
    VStack(spacing: 0) {
      beside(AxisRow(axis: plan.xAxis, position: .top))
      HStack(spacing: 0) {
        column(.leading)
        scrolling(ChartPlotArea(plan: plan))
        column(.trailing)
      }
      if !plan.isScrolling { beside(AxisRow(axis: plan.xAxis, position: .bottom)) }
    }
    .padding(.top, plan.yAxis.labels.isEmpty ? 0 : 6)
  }

  /// Labels as wide as the plot, with what is as wide as the labels of the y axis beside them.
  @ViewBuilder private func beside(_ row: AxisRow) -> some View {
    if !row.isEmpty {
      HStack(spacing: 0) {
        width(.leading)
        row
        width(.trailing)
      }
    }
  }

  /// Nothing that can be seen, as wide as the labels of the y axis on one side.
  @ViewBuilder private func width(_ position: AxisMarkPosition.Kind) -> some View {
    if has(position) {
      AxisColumn(axis: plan.yAxis, position: position).frame(height: 0).hidden()
    }
  }

  private func has(_ position: AxisMarkPosition.Kind) -> Bool {
    plan.yAxis.labels.contains { $0.position == position && !$0.isInset }
  }

  /// The labels of the y axis on one side, as high as the plot.
  @ViewBuilder private func column(_ position: AxisMarkPosition.Kind) -> some View {
    if has(position) {
      VStack(spacing: 0) {
        AxisColumn(axis: plan.yAxis, position: position)
        // As high as the labels that scroll with the plot.
        if plan.isScrolling { Text(verbatim: " ").font(.caption2).padding(.vertical, 4) }
      }
    }
  }

  @ViewBuilder private func scrolling(_ plot: ChartPlotArea) -> some View {
    if plan.isScrolling {
      ScrolledPlot(plan: plan) {
        VStack(spacing: 0) {
          plot
          // What sticks out at the ends would be scrolled to.
          AxisRow(axis: plan.xAxis, position: .bottom).clipped()
        }
      }
    } else {
      plot
    }
  }
}

extension ChartPlan {
  /// Whether the plot is wider than what is seen of it.
  var isScrolling: Bool { settings.scrollableAxes.contains(.horizontal) && scrollFactor > 1 }

  /// How many times as wide as what is seen the plot is.
  var scrollFactor: CGFloat {
    guard let length = settings.x.visibleLength, length > 0 else { return 1 }
    let whole = x.kind == .category ? Double(x.categories.count) : x.high - x.low
    let factor = whole / length
    return factor.isFinite ? CGFloat(min(max(factor, 1), 100)) : 1
  }
}
