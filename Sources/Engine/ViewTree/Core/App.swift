/// A program made of views.
///
/// - Note: As in SwiftUI. `main()` writes the app's first frames as pages for `--static DIR`.
@MainActor @preconcurrency
public protocol App {
  /// The type of scene that stands for the app.
  associatedtype Body: Scene

  /// What the app consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the app.
  @MainActor @preconcurrency init()
}

/// A part of an app with a life of its own, such as a window.
///
/// - Note: As in SwiftUI.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of scene that stands for this one.
  associatedtype Body: Scene

  /// What the scene consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Lists the windows that the scene stands for.
  @MainActor static func _collect(_ scene: Self, into windows: inout [_SceneWindow])
}

/// A window of an app: a page.
public struct _SceneWindow {
  package var title: String?
  package var id: String?
  package var content: any View
}

extension Scene {
  @MainActor public static func _collect(_ scene: Self, into windows: inout [_SceneWindow]) {
    Body._collect(scene.body, into: &windows)
  }
}

extension Never: Scene {
  @MainActor public static func _collect(_ scene: Never, into windows: inout [_SceneWindow]) {}
}

/// A scene that the engine knows itself.
@MainActor @preconcurrency
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A window with views.
///
/// - Note: As in SwiftUI.
nonisolated public struct WindowGroup<Content: View>: _PrimitiveScene {
  let title: String?
  let id: String?
  let content: Content

  /// Creates a window of the views in a block.
  public init(@ViewBuilder content: () -> Content) {
    self.init(name: nil, id: nil, content: content())
  }

  /// Creates a window with an id.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(name: nil, id: id, content: content())
  }

  /// Creates a window with a title.
  public init(_ title: Text, id: String? = nil, @ViewBuilder content: () -> Content) {
    self.init(name: title.plainString, id: id, content: content())
  }

  /// Creates a window with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(name: String(title), id: id, content: content())
  }

  private init(name: String?, id: String?, content: Content) {
    title = name
    self.id = id
    self.content = content
  }

  @MainActor public static func _collect(_ scene: Self, into windows: inout [_SceneWindow]) {
    windows.append(_SceneWindow(title: scene.title, id: scene.id, content: scene.content))
  }
}

/// Makes one scene of a block of statements.
///
/// - Note: As in SwiftUI.
@resultBuilder
public enum SceneBuilder {
  nonisolated public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }

  nonisolated public static func buildBlock<each S: Scene>(
    _ scene: repeat each S
  ) -> _TupleScene<repeat each S> { _TupleScene(repeat each scene) }

  nonisolated public static func buildOptional<S: Scene>(_ scene: S?) -> _OptionalScene<S> {
    _OptionalScene(scene: scene)
  }

  nonisolated public static func buildLimitedAvailability<S: Scene>(_ scene: S) -> S { scene }
}

/// Several scenes.
nonisolated public struct _TupleScene<each S: Scene>: _PrimitiveScene {
  let scenes: (repeat each S)

  init(_ scenes: repeat each S) { self.scenes = (repeat each scenes) }

  @MainActor public static func _collect(_ scene: Self, into windows: inout [_SceneWindow]) {
    repeat collect(each scene.scenes, &windows)
  }

  @MainActor private static func collect<Part: Scene>(
    _ part: Part, _ windows: inout [_SceneWindow]
  ) {
    Part._collect(part, into: &windows)
  }
}

/// A scene that may not be there.
nonisolated public struct _OptionalScene<S: Scene>: _PrimitiveScene {
  let scene: S?

  @MainActor public static func _collect(_ scene: Self, into windows: inout [_SceneWindow]) {
    if let part = scene.scene { S._collect(part, into: &windows) }
  }
}
