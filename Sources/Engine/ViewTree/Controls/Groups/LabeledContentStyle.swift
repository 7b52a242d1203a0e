/// A look for values with labels.
///
/// - Note: As in SwiftUI.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What the look is made of.
  typealias Configuration = LabeledContentStyleConfiguration
  /// The look.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What the look of a value with its label is made of.
///
/// - Note: As in SwiftUI.
nonisolated public struct LabeledContentStyleConfiguration {
  /// A label, whatever its type is.
  nonisolated public struct Label: _PrimitiveView {
    let content: LoweredView
    @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
      view.content.lower(&context)
    }
  }

  /// A value, whatever its type is.
  nonisolated public struct Content: _PrimitiveView {
    let content: LoweredView
    @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
      view.content.lower(&context)
    }
  }

  /// What the value is called.
  public let label: Label
  /// The value.
  public let content: Content
  /// Whether the value is a text, in which nothing is called anything.
  let isText: Bool
}

/// The look that suits the place.
nonisolated public struct AutomaticLabeledContentStyle:
  LabeledContentStyle, SystemStyle, Sendable
{
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration: configuration)
  }
}

/// A value at the end of a row that begins with its label.
private struct LabeledRow: _ComposedView {
  let configuration: LabeledContentStyleConfiguration

  func composition(in environment: EnvironmentValues) -> some View {
    if configuration.isText {
      row(configuration.content, environment)
    } else {
      Naming(by: configuration.label) { name in
        row(configuration.content.setting { $0.surroundingName = name }, environment)
      }
    }
  }

  @MainActor
  private func row<Content: View>(
    _ content: Content, _ environment: EnvironmentValues
  ) -> some View {
    HStack {
      if environment.labelsVisibility != .hidden {
        configuration.label
        Spacer()
      }
      content.textEnvironment { style in
        style.foreground = style.foreground ?? AnyShapeStyle(Color.secondary)
      }
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  nonisolated public static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}

private struct LabeledContentStylesKey: EnvironmentKey {
  static var defaultValue: [ControlStyle<LabeledContentStyleConfiguration>] { [] }
}

extension EnvironmentValues {
  /// The looks of values with labels, the innermost last.
  var labeledContentStyles: [ControlStyle<LabeledContentStyleConfiguration>] {
    get { self[LabeledContentStylesKey.self] }
    set { self[LabeledContentStylesKey.self] = newValue }
  }
}

extension View {
  /// Gives the view's values with labels a look.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(
      _ControlEnvironmentModifier(\.labeledContentStyles) {
        $0.append(ControlStyle(style) { $0.makeBody(configuration: $1) })
      })
  }
}
