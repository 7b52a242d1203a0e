/// A look for gauges.
///
/// - Note: As in SwiftUI.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What the look is made of.
  typealias Configuration = GaugeStyleConfiguration
  /// The look.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What a gauge's look is made of.
///
/// - Note: As in SwiftUI.
nonisolated public struct GaugeStyleConfiguration {
  /// A label, whatever its type is.
  nonisolated public struct Label: _PrimitiveView {
    let content: LoweredView?
    @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
      view.content?.lower(&context)
    }
  }
  public typealias CurrentValueLabel = Label
  public typealias MinimumValueLabel = Label
  public typealias MaximumValueLabel = Label

  /// The value, from 0 to 1.
  public var value: Double
  /// What is measured.
  public var label: Label
  /// The value in words.
  public var currentValueLabel: CurrentValueLabel?
  /// What stands at the lower end.
  public var minimumValueLabel: MinimumValueLabel?
  /// What stands at the upper end.
  public var maximumValueLabel: MaximumValueLabel?
}

/// The look that suits the place: a bar.
nonisolated public struct DefaultGaugeStyle: GaugeStyle, SystemStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BarGauge(configuration: configuration)
  }
}

/// A bar.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle, SystemStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BarGauge(configuration: configuration)
  }
}

/// A bar in little room.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle, SystemStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BarGauge(configuration: configuration)
  }
}

/// An open ring.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle, SystemStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    RingGauge(configuration: configuration)
  }
}

/// A closed ring.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, SystemStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    RingGauge(configuration: configuration, isClosed: true)
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
  nonisolated public static var circular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

private struct GaugeStylesKey: EnvironmentKey {
  static var defaultValue: [ControlStyle<GaugeStyleConfiguration>] { [] }
}

extension EnvironmentValues {
  /// The looks of gauges, the innermost last.
  var gaugeStyles: [ControlStyle<GaugeStyleConfiguration>] {
    get { self[GaugeStylesKey.self] }
    set { self[GaugeStylesKey.self] = newValue }
  }
}

extension View {
  /// Gives the gauges of the view a look.
  nonisolated public func gaugeStyle<S: GaugeStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(
      _ControlEnvironmentModifier(\.gaugeStyles) {
        $0.append(ControlStyle(style) { $0.makeBody(configuration: $1) })
      })
  }
}
