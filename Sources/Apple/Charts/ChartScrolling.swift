import Foundation
import ViewTree

/// Where a chart that is longer than what is seen of it stands, and where it comes to rest.
struct ChartScrolling {
  /// What is at the beginning of what is seen.
  var position: ChartSelection?
  /// What is there at first.
  var initial: PlotDatum?
  /// How far apart the places are where scrolling ends; nil if it ends anywhere.
  var step: Double?
}

/// A part of a plot that can be scrolled to.
struct ChartStop: Hashable, Sendable {
  let index: Int
}

extension ChartPlan {
  /// The most places that a plot may be scrolled to.
  private static let mostStops = 400

  /// How many equal parts of the plot can be scrolled to.
  var stopCount: Int {
    if x.kind == .category { return max(1, min(x.categories.count, Self.mostStops)) }
    guard let step = settings.scrolling.step, step > 0 else { return Self.mostStops / 4 }
    let count = ((x.high - x.low) / step).rounded()
    return count.isFinite ? Int(min(max(count, 1), Double(Self.mostStops))) : 1
  }

  /// The part of the plot with a value.
  func stop(of datum: PlotDatum) -> ChartStop? {
    guard let unit = x.unit(datum) else { return nil }
    let place = (unit * Double(stopCount) + 1e-6).rounded(.down)
    return ChartStop(index: Int(min(max(place, 0), Double(stopCount - 1))))
  }

  /// The value at the beginning of a part of the plot; of a category any place in its band.
  func datum(at stop: ChartStop) -> PlotDatum? {
    x.datum(at: (Double(stop.index) + (x.kind == .category ? 0.5 : 0)) / Double(stopCount))
  }
}

/// A plot and the labels of its axis, of which a part is seen.
struct ScrolledPlot<Content: View>: View {
  let plan: ChartPlan
  let content: Content
  @State private var shown: ChartStop?

  init(plan: ChartPlan, @ViewBuilder content: () -> Content) {
    self.plan = plan
    self.content = content()
    _shown = State(initialValue: plan.settings.scrolling.initial.flatMap { plan.stop(of: $0) })
  }

  var body: some View {
    ScrollView(.horizontal) {
      // Nothing else in a chart is what readers scroll to.
      content.environment(\.scrollTie, nil)
        .containerRelativeFrame(.horizontal) { length, _ in length * plan.scrollFactor }
        .background { if isPlaced { ChartStops(count: plan.stopCount) } }
    }
    .modifier(StopAlignment(isAligned: plan.settings.scrolling.step != nil))
    .scrollPosition(id: stop, anchor: .topLeading)
  }

  private var scrolling: ChartScrolling { plan.settings.scrolling }
  private var isPlaced: Bool {
    scrolling.position != nil || scrolling.initial != nil || scrolling.step != nil
  }

  private var stop: Binding<ChartStop?> {
    guard let position = scrolling.position else { return $shown }
    return Binding(
      get: { position.current().flatMap { plan.stop(of: $0) } },
      set: { stop in
        guard let stop, let datum = plan.datum(at: stop) else { return }
        position.select(datum)
      })
  }
}

/// What a plot can be scrolled to, behind it: equal parts that can't be seen.
private struct ChartStops: View {
  let count: Int

  var body: some View {
    HStack(spacing: 0) {
      ForEach((0..<count).map(ChartStop.init), id: \.self) { _ in
        Color.clear.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    .scrollTargetLayout()
    .accessibilityHidden(true)
  }
}

private struct StopAlignment: ViewModifier {
  let isAligned: Bool

  func body(content: Content) -> some View {
    if isAligned {
      content.scrollTargetBehavior(.viewAligned)
    } else {
      content
    }
  }
}
