public import Foundation
public import ViewTree

extension View {
  /// Sets the colours of categories.
  ///
  /// - Note: As in Swift Charts.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let pairs = mapping.map { ($0.key.datum, AnyShapeStyle($0.value)) }
    return chartSetting {
      $0.colors.domain = pairs.map(\.0)
      $0.colors.range = pairs.map(\.1)
    }
  }

  /// Sets the categories that have colours, in their order.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable>(
    domain: [DataValue], type: ScaleType? = nil
  ) -> some View { chartSetting { $0.colors.domain = domain.map(\.datum) } }

  /// Sets categories and their colours.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], range: [S], type: ScaleType? = nil
  ) -> some View {
    chartSetting {
      $0.colors.domain = domain.map(\.datum)
      $0.colors.range = range.map { AnyShapeStyle($0) }
    }
  }

  /// Sets the colours that categories get one after the other.
  nonisolated public func chartForegroundStyleScale<S: ShapeStyle>(
    range: [S], type: ScaleType? = nil
  ) -> some View { chartSetting { $0.colors.range = range.map { AnyShapeStyle($0) } } }

  /// Sets the colours of numbers, from the least to the greatest.
  nonisolated public func chartForegroundStyleScale(
    range: Gradient, type: ScaleType? = nil
  ) -> some View { chartSetting { $0.gradient = range.stops.map(\.color) } }

  /// Sets the colours of categories by a closure.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartSetting {
      $0.colors.mapping = { DataValue(datum: $0).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  /// Sets the colours of categories by a closure, and their order.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartSetting {
      $0.colors.domain = domain.map(\.datum)
      $0.colors.mapping = { DataValue(datum: $0).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  /// Sets the figures of categories.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let pairs = mapping.map { ($0.key.datum, SymbolForm($0.value)) }
    return chartSetting {
      $0.symbols.domain = pairs.map(\.0)
      $0.symbols.range = pairs.map(\.1)
    }
  }

  /// Sets the categories that have figures, in their order.
  nonisolated public func chartSymbolScale<DataValue: Plottable>(
    domain: [DataValue]
  ) -> some View { chartSetting { $0.symbols.domain = domain.map(\.datum) } }

  /// Sets categories and their figures.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue], range: [S]
  ) -> some View {
    chartSetting {
      $0.symbols.domain = domain.map(\.datum)
      $0.symbols.range = range.map { SymbolForm($0) }
    }
  }

  /// Sets the figures that categories get one after the other.
  nonisolated public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    chartSetting { $0.symbols.range = range.map { SymbolForm($0) } }
  }

  /// Sets the figures of categories by a closure.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartSetting { $0.symbols.mapping = { DataValue(datum: $0).map { SymbolForm(mapping($0)) } } }
  }

  /// Sets the areas of the figures of the least and the greatest number, in square points.
  nonisolated public func chartSymbolSizeScale(
    range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> some View { chartSetting { $0.symbolSizes = range } }

  /// Sets how lines of categories are drawn.
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    let pairs = mapping.map { ($0.key.datum, $0.value) }
    return chartSetting {
      $0.lineStyles.domain = pairs.map(\.0)
      $0.lineStyles.range = pairs.map(\.1)
    }
  }

  /// Sets how lines of categories are drawn, one after the other.
  nonisolated public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    chartSetting { $0.lineStyles.range = range }
  }
}
