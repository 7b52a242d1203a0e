public import ViewTree

/// An axis as a view.
///
/// - Note: Differs from Swift Charts: it is shown as part of the chart only.
nonisolated public struct ChartAxisContent: View {
  public var body: some View { EmptyView() }
}

/// A plot as a view.
///
/// - Note: As in Swift Charts.
nonisolated public struct ChartPlotContent: View {
  let content: AnyView
  public var body: some View { content }
}

extension ChartSelection {
  init<P: Plottable>(_ value: Binding<P?>) {
    self.init(
      isSet: { value.wrappedValue != nil },
      select: { datum in
        let new = datum.flatMap { P(datum: $0) }
        // A drag tells many places; only those with another value are news.
        if new?.datum != value.wrappedValue?.datum { value.wrappedValue = new }
      },
      current: { value.wrappedValue?.datum })
  }

  init<P: Plottable & Comparable>(_ range: Binding<ClosedRange<P>?>) {
    self.init(
      isSet: { range.wrappedValue != nil },
      select: { datum in
        range.wrappedValue = datum.flatMap { P(datum: $0) }.map { $0...$0 }
      },
      selectRange: { start, end in
        guard let low = P(datum: start), let high = P(datum: end) else { return }
        range.wrappedValue = min(low, high)...max(low, high)
      },
      current: { range.wrappedValue?.upperBound.datum })
  }
}
