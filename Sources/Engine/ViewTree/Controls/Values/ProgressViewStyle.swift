/// A look for views of progress.
///
/// - Note: As in SwiftUI. On a look of the author's own there is a real progress bar for readers.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What the look is made of.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The look.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What a look of progress is made of.
///
/// - Note: As in SwiftUI.
nonisolated public struct ProgressViewStyleConfiguration {
  /// A label, whatever its type is.
  nonisolated public struct Label: _PrimitiveView {
    let content: LoweredView?
    @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
      view.content?.lower(&context)
    }
  }

  /// A label for the value, whatever its type is.
  nonisolated public struct CurrentValueLabel: _PrimitiveView {
    let content: LoweredView?
    @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
      view.content?.lower(&context)
    }
  }

  /// The part that is done, from 0 to 1; nil where it is not known.
  public let fractionCompleted: Double?
  /// What is done.
  public var label: Label?
  /// How far it is, in words.
  public var currentValueLabel: CurrentValueLabel?
}

/// The look that suits what is known.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle, SystemStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      ProgressCircle(configuration: configuration)
    } else {
      ProgressBar(configuration: configuration)
    }
  }
}

/// A bar; a circle where it isn't known how much is done.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle, SystemStyle, Sendable {
  let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      ProgressCircle(configuration: configuration, tint: tint)
    } else {
      ProgressBar(configuration: configuration, tint: tint)
    }
  }
}

/// A circle.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle, SystemStyle, Sendable {
  let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ProgressCircle(configuration: configuration, tint: tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct ProgressViewStylesKey: EnvironmentKey {
  static var defaultValue: [ControlStyle<ProgressViewStyleConfiguration>] { [] }
}

extension EnvironmentValues {
  /// The looks of progress, the innermost last.
  var progressViewStyles: [ControlStyle<ProgressViewStyleConfiguration>] {
    get { self[ProgressViewStylesKey.self] }
    set { self[ProgressViewStylesKey.self] = newValue }
  }
}

extension View {
  /// Gives the view's progress a look.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(
      _ControlEnvironmentModifier(\.progressViewStyles) {
        $0.append(ControlStyle(style) { $0.makeBody(configuration: $1) })
      })
  }
}
