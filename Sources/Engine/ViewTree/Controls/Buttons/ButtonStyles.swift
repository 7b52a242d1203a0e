/// The look that suits the place: text in the tint.
///
/// - Note: As in SwiftUI.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SystemButton(configuration, takesRow: true) { $0.buttonTint(configuration.role) }
  }
  public static var _isSystem: Bool { true }
}

/// A label without decoration.
///
/// - Note: As in SwiftUI.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SystemButton(configuration) { $0 }
  }
  public static var _isSystem: Bool { true }
}

/// A label in the tint without a border.
///
/// - Note: As in SwiftUI.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SystemButton(configuration) { $0.buttonTint(configuration.role) }
  }
  public static var _isSystem: Bool { true }
}

/// A label in the tint on a pale shape.
///
/// - Note: As in SwiftUI.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SystemButton(configuration) { label in
      Bezel(color: configuration.role.color.opacity(0.1)) { label.buttonTint(configuration.role) }
    }
  }
  public static var _isSystem: Bool { true }
}

/// A white label on a shape in the tint.
///
/// - Note: As in SwiftUI.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SystemButton(configuration) { label in
      Bezel(color: configuration.role.fill, untinted: configuration.role.untintedFill) {
        label.textEnvironment { $0.foreground = AnyShapeStyle(Color.white) }
      }
    }
  }
  public static var _isSystem: Bool { true }
}

/// A label that looks like a link.
///
/// - Note: As in SwiftUI.
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SystemButton(configuration) { $0.buttonTint(configuration.role) }
  }
  public static var _isSystem: Bool { true }
}

/// A label on glass.
///
/// - Note: Differs from SwiftUI: looks like ``BorderedButtonStyle``.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
  public static var _isSystem: Bool { true }
}

/// A white label on tinted glass.
///
/// - Note: Differs from SwiftUI: looks like ``BorderedProminentButtonStyle``.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration)
  }
  public static var _isSystem: Bool { true }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
