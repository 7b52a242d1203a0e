public import Foundation

/// How far something has got.
///
/// A bar where the part that is done is known, else a circle that turns.
///
/// - Note: As in SwiftUI.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: _PrimitiveView {
  /// From 0 to 1; nil where it is not known.
  let fraction: Double?
  let label: Label
  let currentLabel: CurrentValueLabel

  init(_ fraction: Double?, _ label: Label, _ currentLabel: CurrentValueLabel) {
    self.fraction = fraction.map { $0.isFinite ? min(max($0, 0), 1) : 0 }
    self.label = label
    self.currentLabel = currentLabel
  }

  static func part<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    value.map { total > 0 ? Double($0 / total) : 0 }
  }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let label = view.label
    let current = view.currentLabel
    let progress = StyledControl(
      ProgressViewStyleConfiguration(
        fractionCompleted: view.fraction,
        label: Label.self == EmptyView.self
          ? nil : .init(content: LoweredView { $0.lowerRow(label, at: Salt.Control.label) }),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil : .init(content: LoweredView { $0.lowerRow(current, at: Salt.Control.content) })),
      in: \.progressViewStyles
    ) { DefaultProgressViewStyle().makeBody(configuration: $0) }
    context.lower(composed: progress)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a circle that turns.
  public init() where Label == EmptyView { self.init(nil, EmptyView(), EmptyView()) }

  /// Creates a circle that turns over a label.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), EmptyView()) }

  /// Creates a circle that turns over a title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, Text(titleKey), EmptyView())
  }

  /// Creates a circle that turns over a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(nil, Text(title), EmptyView())
  }

  /// Creates a bar; a circle where the value is nil.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(Self.part(value, of: total), EmptyView(), EmptyView())
  }

  /// Creates a bar with a label.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) { self.init(Self.part(value, of: total), label(), EmptyView()) }

  /// Creates a bar with a title.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text { self.init(Self.part(value, of: total), Text(titleKey), EmptyView()) }

  /// Creates a bar with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text { self.init(Self.part(value, of: total), Text(title), EmptyView()) }
}

extension ProgressView {
  /// Creates a bar with a label and one for its value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(Self.part(value, of: total), label(), currentValueLabel()) }

  /// Creates the bar or circle of a progress.
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      progress.isIndeterminate ? nil : progress.fractionCompleted, EmptyView(), EmptyView())
  }

  /// Creates a bar that fills over a stretch of time.
  ///
  /// - Note: Differs from SwiftUI: it shows how far the time is when the page is made.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let span = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    let passed = Date().timeIntervalSince(timerInterval.lowerBound)
    let part = span > 0 ? min(max(passed / span, 0), 1) : 1
    self.init(countsDown ? 1 - part : part, label(), currentValueLabel())
  }

  /// Creates the bar or circle of a style's configuration.
  public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      configuration.fractionCompleted, configuration.label ?? .init(content: nil),
      configuration.currentValueLabel ?? .init(content: nil))
  }
}
