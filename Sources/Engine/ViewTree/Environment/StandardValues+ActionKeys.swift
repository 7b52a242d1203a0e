private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction() }
}
private enum PresentationModeKey: EnvironmentKey {
  static var defaultValue: Binding<PresentationMode> { .constant(PresentationMode()) }
}
private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}
private enum RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }
private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
private enum IsSearchingKey: EnvironmentKey { static let defaultValue = false }
private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction() }
}
private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}
private enum PageEditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}
private enum IsPresentedKey: EnvironmentKey { static let defaultValue = false }
private enum UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }

extension EnvironmentValues {
  /// Closes what shows the view.
  public package(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is shown by another.
  public package(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// Whether the view is shown by another, and a way to end that.
  public package(set) var presentationMode: Binding<PresentationMode> {
    get { self[PresentationModeKey.self] }
    set { self[PresentationModeKey.self] = newValue }
  }

  /// Opens an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set {
      // What the views' own action leaves to the system is the browser's.
      var action = newValue
      action.system = newValue.system ?? self[OpenURLKey.self].system
      self[OpenURLKey.self] = action
    }
  }

  /// Loads content anew, where a view around offers that.
  public package(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  /// Whether the scene is in use: always, on a page that is looked at.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether the reader is searching.
  public package(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends a search.
  public package(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// Whether a list's rows can be changed.
  ///
  /// Each page of a navigation stack has a mode of its own, unless a view around sets one.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? pageEditMode }
    set { self[EditModeKey.self] = newValue }
  }

  /// Whether rows can be changed where nobody has said it: that of the page around.
  var pageEditMode: Binding<EditMode>? {
    get { self[PageEditModeKey.self] }
    set { self[PageEditModeKey.self] = newValue }
  }

  /// Takes changes of the page back; nil on a static page, where nothing is changed.
  public package(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
