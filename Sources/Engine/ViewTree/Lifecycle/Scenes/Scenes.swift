/// The window of an app's settings.
///
/// - Note: Differs from SwiftUI: a page has no settings of its own; nothing is shown.
nonisolated public struct Settings<Content: View>: _PrimitiveScene {
  /// Creates the window.
  public init(@ViewBuilder content: () -> Content) {}

  @MainActor public static func _collect(_ scene: Self, into windows: inout [_SceneWindow]) {}
}

/// A window of which there is one.
///
/// - Note: As in SwiftUI; it is a page of its own.
nonisolated public struct Window<Content: View>: _PrimitiveScene {
  let title: Text
  let id: String
  let content: Content

  /// Creates a window with a title.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.id = id
    self.content = content()
  }

  /// Creates a window with a title, by a key that is looked up in a table of strings.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) { self.init(Text(titleKey), id: id, content: content) }

  /// Creates a window with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) { self.init(Text(title), id: id, content: content) }

  @MainActor public static func _collect(_ scene: Self, into windows: inout [_SceneWindow]) {
    windows.append(
      _SceneWindow(title: scene.title.plainString, id: scene.id, content: scene.content))
  }
}

/// A menu in the system's menu bar.
///
/// - Note: Differs from SwiftUI: a page has no menu bar; nothing is shown.
nonisolated public struct MenuBarExtra<Label, Content: View>: _PrimitiveScene {
  /// Creates a menu with a symbol.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == Text {}

  @MainActor public static func _collect(_ scene: Self, into windows: inout [_SceneWindow]) {}
}
