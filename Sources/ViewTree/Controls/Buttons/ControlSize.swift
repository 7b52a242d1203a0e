/// How large controls are.
///
/// - Note: As in SwiftUI.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge

  var verticalPadding: Float {
    switch self {
    case .mini, .small: 4
    case .regular: 7
    case .large: 14
    case .extraLarge: 18
    }
  }

  var horizontalPadding: Float {
    switch self {
    case .mini, .small: 10
    case .regular: 12
    case .large, .extraLarge: 20
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
