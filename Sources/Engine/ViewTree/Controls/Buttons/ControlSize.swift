import Foundation

/// How large controls are.
///
/// - Note: As in SwiftUI.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge

  /// The distances of a button's label to the edges of its bezel.
  var insets: EdgeInsets {
    switch self {
    case .mini, .small: EdgeInsets(vertical: 4, horizontal: 10)
    case .regular: EdgeInsets(vertical: 7, horizontal: 12)
    case .large: EdgeInsets(vertical: 14, horizontal: 20)
    case .extraLarge: EdgeInsets(vertical: 18, horizontal: 20)
    }
  }

  var font: Font? {
    switch self {
    case .mini, .small: .subheadline
    case .regular: .body
    case .large, .extraLarge: .body
    }
  }
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets how large the view's controls are.
  nonisolated public func controlSize(
    _ controlSize: ControlSize
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<ControlSize>> {
    environment(\.controlSize, controlSize)
  }
}
