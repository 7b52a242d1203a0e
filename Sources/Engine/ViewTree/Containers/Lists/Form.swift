/// Controls in rows.
///
/// - Note: As in SwiftUI.
nonisolated public struct Form<Content: View>: _PrimitiveView {
  let content: Content

  /// Creates a form of the views in a block.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let content = view.content
    func open<S: FormStyle>(_ style: S, _ context: inout LoweringContext) {
      let configuration = FormStyleConfiguration(
        content: .init(content: LoweredView { Content._lower(content, into: &$0) }))
      context.lower(
        StyleBody(style: style) { $0.makeBody(configuration: configuration) },
        at: Salt.Form.styleBody)
    }
    let styles = context.environment.formStyles
    if let style = styles.last, !isBuiltIn(style) {
      context.with(\.formStyles, Array(styles.dropLast())) { open(style, &$0) }
    } else {
      context.lower(composed: RowList(selection: nil, content: content))
    }
  }

  @MainActor private static func isBuiltIn(_ style: any FormStyle) -> Bool {
    style is AutomaticFormStyle || style is GroupedFormStyle || style is ColumnsFormStyle
  }
}

/// A look for forms.
///
/// - Note: As in SwiftUI.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What the look is made of.
  typealias Configuration = FormStyleConfiguration
  /// The look.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What a form's look is made of.
///
/// - Note: As in SwiftUI.
nonisolated public struct FormStyleConfiguration {
  /// A form's content, whatever its type is.
  nonisolated public struct Content: _PrimitiveView {
    let content: LoweredView
    @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
      view.content.lower(&context)
    }
  }

  /// What is in the form.
  public let content: Content
}

/// The look that suits the place: rows on cards.
nonisolated public struct AutomaticFormStyle: FormStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Form { configuration.content }
  }
}

/// Rows on cards.
nonisolated public struct GroupedFormStyle: FormStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Form { configuration.content }
  }
}

/// Labels beside controls.
///
/// - Note: Differs from SwiftUI: looks like ``GroupedFormStyle``.
nonisolated public struct ColumnsFormStyle: FormStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Form { configuration.content }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct FormStylesKey: EnvironmentKey {
  static var defaultValue: [any FormStyle] { [] }
}

extension EnvironmentValues {
  /// The looks of forms, the innermost last.
  var formStyles: [any FormStyle] {
    get { self[FormStylesKey.self] }
    set { self[FormStylesKey.self] = newValue }
  }
}

extension View {
  /// Gives the forms of the view a look.
  nonisolated public func formStyle<S: FormStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(_ControlEnvironmentModifier(\.formStyles) { $0.append(style) })
  }
}
