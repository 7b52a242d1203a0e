public import Foundation
public import ViewTree

extension View {
  /// Shows or hides the x axis.
  ///
  /// - Note: As in Swift Charts.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
    chartSetting { $0.x.visibility = visibility }
  }

  /// Sets what the x axis consists of.
  nonisolated public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: @escaping () -> Content
  ) -> some View {
    // Only the main actor evaluates views, where it came from.
    nonisolated(unsafe) let content = content
    return chartSetting { settings in
      settings.x.content = { @MainActor in
        var axis = AxisCollector()
        Content._collect(content(), into: &axis)
        return axis.sets
      }
    }
  }

  /// Names the x axis.
  nonisolated public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let view = AnyView(content())
    return chartSetting {
      $0.x.titles.append(
        ChartSettings.Title(
          position: position.kind, alignment: alignment, spacing: spacing, content: view))
    }
  }

  /// Names the x axis.
  nonisolated public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(labelKey)
    }
  }

  /// Names the x axis.
  nonisolated public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  /// Names the x axis.
  @_disfavoredOverload
  nonisolated public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Changes the axis as a view.
  ///
  /// - Note: Differs from Swift Charts: changes nothing.
  nonisolated public func chartXAxisStyle<C: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> C
  ) -> some View { self }

  /// Sets the values that the x axis shows.
  nonisolated public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    chartSetting {
      $0.x.domain = domain._specification.kind
      if let type { $0.x.type = type }
    }
  }

  /// Sets the values that the x axis shows, and the part of the plot that it takes.
  nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chartSetting {
      $0.x.domain = domain._specification.kind
      $0.x.padding = range._padding
      if let type { $0.x.type = type }
    }
  }

  /// Sets the part of the plot that the x axis takes.
  nonisolated public func chartXScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    chartSetting {
      $0.x.padding = range._padding
      if let type { $0.x.type = type }
    }
  }

  /// Sets how values of the x axis become distances.
  nonisolated public func chartXScale(type: ScaleType? = nil) -> some View {
    chartSetting { if let type { $0.x.type = type } }
  }

  /// Tells what value of the x axis a reader chooses by a press, a drag or an arrow key.
  ///
  /// - Note: Differs from Swift Charts: the choice stays when the finger is lifted. A static page tells none.
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSetting { $0.x.selection = ChartSelection(value) }
  }

  /// Tells what range of the x axis a reader chooses by a drag.
  nonisolated public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    chartSetting { $0.x.selection = ChartSelection(range) }
  }

  /// Sets how much of the x axis is seen at once.
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chartSetting { $0.x.visibleLength = length.datum.scalar }
  }
}
