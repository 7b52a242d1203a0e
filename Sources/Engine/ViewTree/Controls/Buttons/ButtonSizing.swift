/// How wide buttons with a border are.
///
/// - Note: As in SwiftUI.
public struct ButtonSizing: Hashable, Sendable {
  private let value: Int
  /// As wide as the label.
  public static let automatic = ButtonSizing(value: 0)
  /// As wide as there is room.
  public static let flexible = ButtonSizing(value: 1)
  /// As wide as the label.
  public static let fitted = ButtonSizing(value: 2)
}

private struct ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
  /// How wide buttons with a border are.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Says how wide the view's buttons with a border are.
  nonisolated public func buttonSizing(
    _ sizing: ButtonSizing
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<ButtonSizing>> {
    environment(\.buttonSizing, sizing)
  }
}
