public import Foundation
public import ViewTree

extension View {
  /// Shows or hides the y axis.
  ///
  /// - Note: As in Swift Charts.
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
    chartSetting { $0.y.visibility = visibility }
  }

  /// Sets what the y axis consists of.
  nonisolated public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: @escaping () -> Content
  ) -> some View {
    // Only the main actor evaluates views, where it came from.
    nonisolated(unsafe) let content = content
    return chartSetting { settings in
      settings.y.content = { @MainActor in
        var axis = AxisCollector()
        Content._collect(content(), into: &axis)
        return axis.sets
      }
    }
  }

  /// Names the y axis.
  nonisolated public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let view = AnyView(content())
    return chartSetting {
      $0.y.titles.append(
        ChartSettings.Title(
          position: position.kind, alignment: alignment, spacing: spacing, content: view))
    }
  }

  /// Names the y axis.
  nonisolated public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(labelKey)
    }
  }

  /// Names the y axis.
  nonisolated public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  /// Names the y axis.
  @_disfavoredOverload
  nonisolated public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Changes the axis as a view.
  ///
  /// - Note: Differs from Swift Charts: changes nothing.
  nonisolated public func chartYAxisStyle<C: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> C
  ) -> some View { self }

  /// Sets the values that the y axis shows.
  nonisolated public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    chartSetting {
      $0.y.domain = domain._specification.kind
      if let type { $0.y.type = type }
    }
  }

  /// Sets the values that the y axis shows, and the part of the plot that it takes.
  nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chartSetting {
      $0.y.domain = domain._specification.kind
      $0.y.padding = range._padding
      if let type { $0.y.type = type }
    }
  }

  /// Sets the part of the plot that the y axis takes.
  nonisolated public func chartYScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    chartSetting {
      $0.y.padding = range._padding
      if let type { $0.y.type = type }
    }
  }

  /// Sets how values of the y axis become distances.
  nonisolated public func chartYScale(type: ScaleType? = nil) -> some View {
    chartSetting { if let type { $0.y.type = type } }
  }

  /// Tells what value of the y axis a reader chooses by a press, a drag or an arrow key.
  ///
  /// - Note: Differs from Swift Charts: the choice stays when the finger is lifted. A static page tells none.
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSetting { $0.y.selection = ChartSelection(value) }
  }

  /// Tells what range of the y axis a reader chooses by a drag.
  nonisolated public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    chartSetting { $0.y.selection = ChartSelection(range) }
  }

  /// Sets how much of the y axis is seen at once.
  nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chartSetting { $0.y.visibleLength = length.datum.scalar }
  }
}
