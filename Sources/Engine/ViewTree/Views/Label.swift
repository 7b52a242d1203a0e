/// A title with an icon.
///
/// - Note: As in SwiftUI: the label style of the surroundings says which of the two are shown.
nonisolated public struct Label<Title: View, Icon: View>: _PrimitiveView {
  let title: Title
  let icon: Icon

  /// Creates a label of two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let title = view.title
    let icon = view.icon
    let configuration = LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title { Title._lower(title, into: &$0) },
      icon: LabelStyleConfiguration.Icon { Icon._lower(icon, into: &$0) })
    context.lower(label: configuration)
  }

  @MainActor public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {
    planner.add(label: \Self.title, of: offset)
    planner.add(label: \Self.icon, of: offset)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label of a title and a picture's name.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// Creates a label of a title and a symbol's name.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label of a title and a picture's name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }

  /// Creates a label of a title and a symbol's name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label that a style was asked about.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
