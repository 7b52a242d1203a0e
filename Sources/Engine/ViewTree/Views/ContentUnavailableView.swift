import Foundation

/// What stands where content would be if there were any.
///
/// The view fills the room that it is given; a symbol stands above a title, a description and actions.
///
/// - Note: As in SwiftUI.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  let label: Label
  let description: Description
  let actions: Actions

  /// Creates a view of a label, a description and actions.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor public var body: some View {
    VStack(spacing: 20) {
      VStack(spacing: 4) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      VStack(spacing: 12) { actions }
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large symbol above a title.
nonisolated private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 15) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView
where Label == ViewTree.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view of a title, a picture of the app's and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      ViewTree.Label(title, image: name)
    } description: {
      description
    }
  }

  /// Creates a view of a title, a symbol and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      ViewTree.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates a view of a title, a picture of the app's and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      ViewTree.Label(title, image: name)
    } description: {
      description
    }
  }

  /// Creates a view of a title, a symbol and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      ViewTree.Label(title, systemImage: name)
    } description: {
      description
    }
  }
}
