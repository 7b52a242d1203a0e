public import Combine
public import Foundation
public import Observation

/// A scene whose windows' views have a modifier.
nonisolated public struct _ModifiedScene<Content: Scene, Modifier: ViewModifier>: _PrimitiveScene {
  let content: Content
  let modifier: Modifier

  @MainActor public static func _collect(_ scene: Self, into windows: inout [_SceneWindow]) {
    func modified<V: View>(_ view: V) -> any View { view.modifier(scene.modifier) }
    let first = windows.count
    Content._collect(scene.content, into: &windows)
    for index in first..<windows.count {
      windows[index].content = modified(windows[index].content)
    }
  }
}

extension Scene {
  nonisolated package func modified<M: ViewModifier>(_ modifier: M) -> _ModifiedScene<Self, M> {
    _ModifiedScene(content: self, modifier: modifier)
  }

  /// Puts an object into the environment of the scene's views.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    modified(_EnvironmentObjectModifier(object: object, type: ObjectIdentifier(T.self)))
  }

  /// Puts an observable object into the environment of the scene's views.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    modified(_EnvironmentObjectModifier(object: object, type: ObjectIdentifier(T.self)))
  }

  /// Sets a value of the environment of the scene's views.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    modified(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Runs an action when a value changes; `initial` also before the first frame.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    modified(_ValueActionModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs an action when a value changes; `initial` also before the first frame.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    modified(_ValueActionModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Runs an action with the new value when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    modified(_ValueActionModifier(value: value, isInitial: false) { action($1) })
  }
}

/// What concerns the windows of a desk compiles and does nothing.
extension Scene {
  /// - Note: Differs from SwiftUI: a page has no menu bar.
  nonisolated public func commands<C: Commands>(
    @CommandsBuilder content: () -> C
  ) -> Self { self }

  /// - Note: Differs from SwiftUI: a page has no menu bar.
  nonisolated public func commandsRemoved() -> Self { self }

  /// - Note: Differs from SwiftUI: browsers draw their windows.
  nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> Self { self }

  /// - Note: Differs from SwiftUI: browsers draw their windows.
  nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> Self { self }

  /// - Note: Differs from SwiftUI: readers size their windows.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> Self { self }

  /// - Note: Differs from SwiftUI: readers size their windows.
  nonisolated public func defaultSize(_ size: CGSize) -> Self { self }

  /// - Note: Differs from SwiftUI: readers size their windows.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> Self { self }

  /// - Note: Differs from SwiftUI: readers place their windows.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> Self { self }

  /// - Note: Differs from SwiftUI: a page takes each address that leads to it.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> Self {
    self
  }

  /// - Note: Differs from SwiftUI: a page does no work in the background.
  nonisolated public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> Self { self }
}

/// Work in the background.
///
/// - Note: Differs from SwiftUI: it is never done.
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask()
  }
}

/// The style of a window.
///
/// - Note: Differs from SwiftUI: browsers draw their windows.
public protocol WindowStyle: Sendable {}

/// A usual window.
public struct DefaultWindowStyle: WindowStyle { public init() {} }

/// A window without a title.
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }

extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: Self { Self() }
  public static var titleBar: Self { Self() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: Self { Self() }
}

/// The style of a window's toolbar.
///
/// - Note: Differs from SwiftUI: browsers draw their windows.
public protocol WindowToolbarStyle: Sendable {}

/// Usual tools.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  public static var automatic: Self { Self() }
  public static var expanded: Self { Self() }
  public static var unified: Self { Self() }
  public static var unifiedCompact: Self { Self() }
}

/// Who says how large a window is.
public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}
