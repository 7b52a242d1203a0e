/// What kind of container is around a view that changes how controls look in it.
enum ContainerKind: Sendable {
  case none
  /// Rows of a list or form.
  case list
  /// The label of a link that is a row.
  case rowLink
  /// Items of a menu.
  case menu
  /// Choices of a picker.
  case choices
  /// Views of which each has a tab.
  case tabs
  /// Buttons of an alert or a dialog.
  case actions
  /// Items of a bar.
  case bar
  /// Labels of tabs.
  case tabBar
  /// Buttons beside a row.
  case rowActions

  /// Whether buttons look in the container as the container wants, whatever their style is.
  var hasOwnButtons: Bool { self == .menu || self == .actions || self == .rowActions }
}

private struct ContainerKindKey: EnvironmentKey {
  static var defaultValue: ContainerKind { .none }
}

private struct LabelsVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// What kind of container is around.
  var containerKind: ContainerKind {
    get { self[ContainerKindKey.self] }
    set { self[ContainerKindKey.self] = newValue }
  }

  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of the view's controls; they stay as names for readers.
  nonisolated public func labelsHidden()
    -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Visibility>>
  {
    environment(\.labelsVisibility, .hidden)
  }

  /// Says whether the view's controls show their labels.
  nonisolated public func labelsVisibility(
    _ visibility: Visibility
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Visibility>> {
    environment(\.labelsVisibility, visibility)
  }
}
