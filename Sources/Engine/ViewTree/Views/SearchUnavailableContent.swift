/// The parts of the view that says that a search found nothing.
///
/// - Note: As in SwiftUI.
nonisolated public struct SearchUnavailableContent {
  /// What says that nothing was found.
  nonisolated public struct Label: View {
    let text: String?

    @MainActor public var body: some View {
      ViewTree.Label {
        if let text, !text.isEmpty {
          Text(system: "No Results for “\(text)”")
        } else {
          Text(system: "No Results")
        }
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  /// What says how to go on.
  nonisolated public struct Description: View {
    let text: String?

    @MainActor public var body: some View {
      if let text, !text.isEmpty {
        Text(system: "Check the spelling or try a new search.")
      } else {
        Text(system: "Try a new search.")
      }
    }
  }

  /// What can be done: nothing.
  nonisolated public struct Actions: View {
    @MainActor public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// What stands where the results of a search would be.
  ///
  /// - Note: Differs from SwiftUI: the words are those for no text; `search(text:)` names the text.
  public static var search: Self { found(nil) }

  /// What stands where the results of a search for a text would be.
  public static func search(text: String) -> Self { found(text) }

  private static func found(_ text: String?) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description(text: text)
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
