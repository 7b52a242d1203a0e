public import Foundation
public import ViewTree

extension View {
  /// Shows or hides the legend.
  ///
  /// - Note: As in Swift Charts.
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
    chartSetting { $0.legend.visibility = visibility }
  }

  /// Sets where the legend stands.
  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartSetting {
      $0.legend.position = position.kind
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
    }
  }

  /// Shows a view as legend.
  nonisolated public func chartLegend<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let view = AnyView(content())
    return chartSetting {
      $0.legend.position = position.kind
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
      $0.legend.content = view
    }
  }

  /// Changes the plot as a view.
  nonisolated public func chartPlotStyle<C: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> C
  ) -> some View {
    chartSetting { $0.plotStyle = { AnyView(content(ChartPlotContent(content: $0))) } }
  }

  /// Shows a view over the plot.
  ///
  /// - Note: Differs from Swift Charts: it is as large as the plot, not as the chart.
  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartSetting {
      $0.overlays.append(
        ChartSettings.Layer(alignment: alignment) { AnyView(content($0)) })
    }
  }

  /// Shows a view behind the plot.
  ///
  /// - Note: Differs from Swift Charts: it is as large as the plot, not as the chart.
  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartSetting {
      $0.backgrounds.append(
        ChartSettings.Layer(alignment: alignment) { AnyView(content($0)) })
    }
  }

  /// Runs a gesture's actions over the plot.
  nonisolated public func chartGesture<G: Gesture>(
    _ gesture: @escaping (ChartProxy) -> G
  ) -> some View {
    chartOverlay { proxy in
      Color.clear.contentShape(Rectangle()).gesture(gesture(proxy))
    }
  }

  /// Tells what angle of a circle a reader chooses.
  ///
  /// - Note: Differs from Swift Charts: the choice stays when the finger is lifted. A static page tells none.
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSetting { $0.angleSelection = ChartSelection(value) }
  }

  /// Lets the plot scroll where it is longer than what is seen of it.
  ///
  /// - Note: Differs from Swift Charts: horizontally only.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chartSetting { $0.scrollableAxes = axes }
  }

  /// Says what value is at the beginning of what is seen of a plot that scrolls, and is told where the
  /// reader scrolls.
  ///
  /// - Note: Differs from Swift Charts: the value is that of the nearest hundredth of the axis, or of the
  ///   unit at which scrolling comes to rest.
  nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    let value = Binding<P?>(
      get: { x.wrappedValue }, set: { if let new = $0 { x.wrappedValue = new } })
    return chartSetting { $0.scrolling.position = ChartSelection(value) }
  }

  /// Says what value is at first at the beginning of what is seen of a plot that scrolls.
  nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    let datum = initialX.datum
    return chartSetting { $0.scrolling.initial = datum }
  }

  /// Says where the scrolling of a plot comes to rest.
  nonisolated public func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(
    _ behavior: B
  ) -> some View {
    let step = behavior._step
    return chartSetting { $0.scrolling.step = step }
  }
}
