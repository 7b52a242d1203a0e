/// A look for pickers.
///
/// - Note: As in SwiftUI, where authors make none of their own.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// The engine's own look that the style stands for.
  nonisolated static var _look: _PickerLook { get }
}

/// A look of pickers.
public enum _PickerLook: Sendable { case menu, segmented, inline, wheel, radioGroup, link }

/// The look that suits the place: a menu.
nonisolated public struct DefaultPickerStyle: PickerStyle, Sendable {
  public init() {}
  public static var _look: _PickerLook { .menu }
}

/// The choice, which opens a menu.
nonisolated public struct MenuPickerStyle: PickerStyle, Sendable {
  public init() {}
  public static var _look: _PickerLook { .menu }
}

/// The choice, which opens a menu.
nonisolated public struct PopUpButtonPickerStyle: PickerStyle, Sendable {
  public init() {}
  public static var _look: _PickerLook { .menu }
}

/// All choices side by side.
nonisolated public struct SegmentedPickerStyle: PickerStyle, Sendable {
  public init() {}
  public static var _look: _PickerLook { .segmented }
}

/// All choices side by side.
///
/// - Note: Differs from SwiftUI: looks like ``SegmentedPickerStyle``.
nonisolated public struct PalettePickerStyle: PickerStyle, Sendable {
  public init() {}
  public static var _look: _PickerLook { .segmented }
}

/// All choices in rows.
nonisolated public struct InlinePickerStyle: PickerStyle, Sendable {
  public init() {}
  public static var _look: _PickerLook { .inline }
}

/// All choices in rows, of which some are seen at a time.
nonisolated public struct WheelPickerStyle: PickerStyle, Sendable {
  public init() {}
  public static var _look: _PickerLook { .wheel }
}

/// All choices in rows with radio buttons.
///
/// - Note: As in SwiftUI on a Mac.
nonisolated public struct RadioGroupPickerStyle: PickerStyle, Sendable {
  public init() {}
  public static var _look: _PickerLook { .radioGroup }
}

/// The choice, which leads to a page of choices.
///
/// - Note: Differs from SwiftUI: a menu on a static page, and where no stack is around.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  public init() {}
  public static var _look: _PickerLook { .link }
}

extension PickerStyle where Self == DefaultPickerStyle {
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  nonisolated public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  nonisolated public static var navigationLink: NavigationLinkPickerStyle {
    NavigationLinkPickerStyle()
  }
}

private struct PickerLookKey: EnvironmentKey {
  static var defaultValue: _PickerLook { .menu }
}

extension EnvironmentValues {
  /// The look of pickers.
  var pickerLook: _PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension View {
  /// Gives the pickers of the view a look.
  nonisolated public func pickerStyle<S: PickerStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(_ControlEnvironmentModifier(set: \.pickerLook, S._look))
  }

  /// Sets what the view stands for in a choice around it.
  nonisolated public func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> ModifiedContent<Self, _TraitModifier> {
    modifier(_TraitModifier { $0.tag = AnyHashable(tag) })
  }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: without effect on a page.
  nonisolated public func defaultWheelPickerItemHeight(_ height: Double) -> some View { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: rows lay their pickers out alike.
  nonisolated public func horizontalRadioGroupLayout() -> some View { self }
}
