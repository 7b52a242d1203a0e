/// A look for views that can be shown and hidden.
///
/// - Note: As in SwiftUI.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What the look is made of.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// The look.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What the look of a group is made of.
///
/// - Note: As in SwiftUI.
nonisolated public struct DisclosureGroupStyleConfiguration {
  /// A label, whatever its type is.
  nonisolated public struct Label: _PrimitiveView {
    let content: LoweredView
    @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
      view.content.lower(&context)
    }
  }

  /// What is shown and hidden, whatever its type is.
  nonisolated public struct Content: _PrimitiveView {
    let content: LoweredView
    @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
      view.content.lower(&context)
    }
  }

  /// What the group is called.
  public let label: Label
  /// What is shown and hidden.
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool
}

/// The look that suits the place.
nonisolated public struct AutomaticDisclosureGroupStyle:
  DisclosureGroupStyle, SystemStyle, Sendable
{
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}

private struct DisclosureGroupStylesKey: EnvironmentKey {
  static var defaultValue: [ControlStyle<DisclosureGroupParts>] { [] }
}

extension EnvironmentValues {
  /// The looks of groups, the innermost last.
  var disclosureGroupStyles: [ControlStyle<DisclosureGroupParts>] {
    get { self[DisclosureGroupStylesKey.self] }
    set { self[DisclosureGroupStylesKey.self] = newValue }
  }
}

extension View {
  /// Gives the groups of the view that can be shown and hidden a look.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    let control = ControlStyle<DisclosureGroupParts>(style) { style, parts in
      if S.self == AutomaticDisclosureGroupStyle.self {
        DisclosureDetails(parts: parts)
      } else {
        StyledDisclosureGroup(style: style, parts: parts)
      }
    }
    return modifier(_ControlEnvironmentModifier(\.disclosureGroupStyles) { $0.append(control) })
  }
}

/// A group in a look of the author's own, whose state is its own where nobody has given one.
private struct StyledDisclosureGroup<Style: DisclosureGroupStyle>: View {
  let style: Style
  let parts: DisclosureGroupParts
  @State private var isOpen = false

  var body: some View {
    style.makeBody(
      configuration: DisclosureGroupStyleConfiguration(
        label: parts.label, content: parts.content, isExpanded: parts.isExpanded ?? $isOpen))
  }
}
