/// A container whose background a view inside of it says.
nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private enum Kind { case widget, window, tabView, navigation, navigationSplitView }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  public static let widget = ContainerBackgroundPlacement(.widget)
  public static let window = ContainerBackgroundPlacement(.window)
  public static let tabView = ContainerBackgroundPlacement(.tabView)
  public static let navigation = ContainerBackgroundPlacement(.navigation)
  public static let navigationSplitView = ContainerBackgroundPlacement(.navigationSplitView)
}

/// The usual distance from the edges of a window.
nonisolated public struct ScenePadding: Equatable, Sendable {
  /// The least distance.
  public static let minimum = ScenePadding()
}

extension View {
  /// Fills the background of the container with a style.
  ///
  /// - Note: Differs from SwiftUI: fills the area of the view, which in a container is nearly always all
  ///   of it.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    background(style)
  }

  /// Shows a view behind those of the container.
  ///
  /// - Note: Differs from SwiftUI: it is behind the view, which in a container is nearly always all of it.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment, content: content)
  }

  /// Extends the view under bars beside it; of no effect, since pages have none that float.
  nonisolated public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View { self }

  /// Adds the usual distance from the edges of a window, 16 points.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds the usual distance from the edges of a window, 16 points.
  nonisolated public func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View { self.padding(edges) }
}
