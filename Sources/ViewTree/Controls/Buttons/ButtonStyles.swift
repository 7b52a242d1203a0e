/// The look that suits the place: text in the tint.
///
/// - Note: As in SwiftUI.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  @MainActor public static func _look(_ style: Self) -> _ButtonLook? { .automatic }
}

/// A label without decoration.
///
/// - Note: As in SwiftUI.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  @MainActor public static func _look(_ style: Self) -> _ButtonLook? { .plain }
}

/// A label in the tint without a border.
///
/// - Note: As in SwiftUI.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  @MainActor public static func _look(_ style: Self) -> _ButtonLook? { .borderless }
}

/// A label in the tint on a pale shape.
///
/// - Note: As in SwiftUI.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  @MainActor public static func _look(_ style: Self) -> _ButtonLook? { .bordered }
}

/// A white label on a shape in the tint.
///
/// - Note: As in SwiftUI.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  @MainActor public static func _look(_ style: Self) -> _ButtonLook? { .borderedProminent }
}

/// A label that looks like a link.
///
/// - Note: As in SwiftUI.
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  @MainActor public static func _look(_ style: Self) -> _ButtonLook? { .link }
}

/// A label on glass.
///
/// - Note: Differs from SwiftUI: looks like ``BorderedButtonStyle``.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  @MainActor public static func _look(_ style: Self) -> _ButtonLook? { .bordered }
}

/// A white label on tinted glass.
///
/// - Note: Differs from SwiftUI: looks like ``BorderedProminentButtonStyle``.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  @MainActor public static func _look(_ style: Self) -> _ButtonLook? { .borderedProminent }
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
