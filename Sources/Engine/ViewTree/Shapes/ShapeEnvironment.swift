/// The figure of the container around.
private enum ContainerShapeKey: EnvironmentKey {
  static var defaultValue: _ShapeForm { _ShapeForm(.container) }
}

/// The style of backgrounds.
private enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The figure of the container around.
  package var containerShapeForm: _ShapeForm {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }

  /// The style of backgrounds; nil for the usual one.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the figure that ``ContainerRelativeShape`` stands for.
  ///
  /// - Note: Differs from SwiftUI: a figure with a path of its own counts as a rectangle.
  nonisolated public func containerShape<T: InsettableShape>(
    _ shape: T
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<_ShapeForm>> {
    modifier(
      _EnvironmentKeyWritingModifier(keyPath: \.containerShapeForm, value: shape._form))
  }

  /// Sets the style of backgrounds.
  nonisolated public func backgroundStyle<S: ShapeStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<AnyShapeStyle?>> {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
