import Foundation
import ViewTree

/// The labels and ticks above or below the plot.
struct AxisRow: View {
  let axis: PlacedAxis
  let position: AxisMarkPosition.Kind

  private var labels: [PlacedAxis.Label] { axis.labels.filter { $0.position == position } }
  private var ticks: [PlacedAxis.Line] { axis.ticks.filter { $0.position == position } }

  var isEmpty: Bool { labels.isEmpty && ticks.isEmpty }

  var body: some View {
    if !isEmpty {
      ZStack(alignment: .topLeading) {
        if labels.first?.isInBand == true {
          HStack(spacing: 0) {
            ForEach(Array(labels.enumerated()), id: \.offset) { _, label in
              label.content.lineLimit(1).offset(label.offset).frame(maxWidth: .infinity)
            }
          }
        } else {
          ForEach(Array(labels.enumerated()), id: \.offset) { _, label in
            label.content
              .fixedSize()
              .offset(label.offset)
              .frame(
                maxWidth: .infinity,
                alignment: label.anchor < 0.25
                  ? .leading : label.anchor > 0.75 ? .trailing : .center
              )
              .offset(byParts: label.unit - label.anchor.snapped, 0)
          }
        }
      }
      .frame(maxWidth: .infinity)
      .background(alignment: .top) { AxisTicks(ticks: ticks, axis: .horizontal) }
      .accessibilityHidden(true)
    }
  }
}

/// The labels beside the plot.
struct AxisColumn: View {
  let axis: PlacedAxis
  let position: AxisMarkPosition.Kind

  private var labels: [PlacedAxis.Label] { axis.labels.filter { $0.position == position } }

  var body: some View {
    ZStack(alignment: position == .leading ? .trailing : .leading) {
      ForEach(Array(labels.enumerated()), id: \.offset) { _, label in
        label.content
          .lineLimit(1)
          .fixedSize()
          .offset(label.offset)
          .frame(
            maxHeight: .infinity,
            alignment: label.anchor < 0.25 ? .top : label.anchor > 0.75 ? .bottom : .center
          )
          .offset(byParts: 0, 1 - label.unit - label.anchor.snapped)
      }
    }
    .frame(maxHeight: .infinity)
    .accessibilityHidden(true)
  }
}

extension CGFloat {
  /// The part that an alignment stands for.
  var snapped: CGFloat { self < 0.25 ? 0 : self > 0.75 ? 1 : 0.5 }
}

/// Short lines at an axis's values.
struct AxisTicks: View {
  let ticks: [PlacedAxis.Line]
  let axis: Axis
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    if !ticks.isEmpty { PlotDrawing(figures: ticks.map { figure($0) }) }
  }

  private func figure(_ tick: PlacedAxis.Line) -> PlotFigure {
    let place = CGFloat(direction == .rightToLeft ? 1 - tick.unit : tick.unit)
    var figure: PlotFigure
    switch tick.length {
    case .points(let length):
      figure = PlotFigure(
        .rect(
          CGRect(x: place, y: 0, width: 0, height: 0), radius: 0, width: tick.stroke.lineWidth,
          height: length))
      figure.offset = CGSize(width: 0, height: length / 2)
      figure.fill = tick.style
      return figure
    case .automatic, .label:
      figure = PlotFigure(
        .line(from: CGPoint(x: place, y: 0), to: CGPoint(x: place, y: 1)))
    }
    figure.stroke = tick.style
    figure.lineStyle = tick.stroke
    figure.offset = tick.offset
    return figure
  }
}
