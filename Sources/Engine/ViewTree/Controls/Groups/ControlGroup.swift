import Foundation

/// Controls that belong together, side by side.
///
/// - Note: As in SwiftUI.
nonisolated public struct ControlGroup<Content: View>: _PrimitiveView {
  let content: Content
  let label: Text?

  init(_ content: Content, label: Text?) {
    self.content = content
    self.label = label
  }

  /// Creates a group of the controls in a block.
  public init(@ViewBuilder content: () -> Content) { self.init(content(), label: nil) }

  /// Creates a group with a label, which is its name for readers.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.init(content(), label: label() as? Text)
  }

  /// Creates a group with a title, which is its name for readers.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content(), label: Text(titleKey))
  }

  /// Creates a group with a title, which is its name for readers.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content(), label: Text(title))
  }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let group = Naming(by: view.label) { name in
      Children(of: view.content, axis: .horizontal) { controls in
        if !controls.isEmpty {
          HStack { Each(controls) { _, control in control } }.group(role: "group", name: name)
        }
      }
      .modifier(MenuGroupModifier())
    }
    context.lower(composed: group)
  }
}

/// Has the actions of a group in a menu stand side by side, each with its symbol above its title.
nonisolated private struct MenuGroupModifier: _PrimitiveModifier {
  @MainActor
  static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout LoweringContext
  ) {
    guard context.environment.containerKind == .menu else {
      return V._lower(content, into: &context)
    }
    context.lower(
      composed: content.labelStyle(MenuGroupLabelStyle()).textEnvironment { $0.font = .caption }
        .lineLimit(1))
  }
}

/// A symbol above a title, as wide as there is room.
private struct MenuGroupLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.font(.body)
      configuration.title
    }
    .frame(maxWidth: .infinity)
  }
}

/// A look for groups of controls.
///
/// - Note: Differs from SwiftUI: groups look alike.
@MainActor @preconcurrency
public protocol ControlGroupStyle {}

/// The look that suits the place.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
  public init() {}
}

/// A look as of a bar.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
  public init() {}
}

/// A look as of a menu.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  nonisolated public static var automatic: Self { Self() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  nonisolated public static var navigation: Self { Self() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  nonisolated public static var menu: Self { Self() }
  nonisolated public static var compactMenu: Self { Self() }
  nonisolated public static var palette: Self { Self() }
}

extension View {
  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: groups of controls look alike.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> Self { self }
}
