import ElementTree
import Foundation

/// A field to search with in a bar.
struct SearchField {
  var text: String
  var prompt: String?
  /// Whether the reader is searching.
  var isSearching = false
  var handlers: [ElementHandler] = []
  /// Ends the search; nil on a static page.
  var end: (@MainActor () -> Void)?
  /// Takes a text or a token that was suggested.
  var complete: ((Any) -> Void)?
}

/// The field to search with, and while the reader searches what belongs to it.
struct SearchBar: _ComposedView {
  let search: SearchField
  let bar: NavigationBarOptions

  func composition(in environment: EnvironmentValues) -> some View {
    Group {
      if let end = search.end {
        VStack(alignment: .leading, spacing: 10) {
          // The same elements while the reader searches and not, so that the field keeps the focus.
          HStack(spacing: 10) {
            input(in: environment)
            ButtonElement(look: search.isSearching ? nil : "n-off", action: end) {
              Text(system: "Cancel").systemText(.body, .accentColor)
            }
          }
          .element(.div, [(.class, "n-field")])
          if let tokens = bar.searchTokens { SearchPart(part: tokens) }
          if search.isSearching {
            if let scopes = bar.searchScopes { SearchPart(part: scopes) }
            if let suggestions = bar.searchSuggestions {
              SearchPart(part: suggestions, complete: search.complete)
            }
          }
        }
        .element(.div, [(.role, "search")])
      } else if let tokens = bar.searchTokens {
        VStack(alignment: .leading, spacing: 10) {
          input(in: environment)
          SearchPart(part: tokens)
        }
      } else {
        input(in: environment)
      }
    }
    .padding(EdgeInsets(top: 0, leading: 16, bottom: 10, trailing: 16))
  }

  @MainActor
  private func input(in environment: EnvironmentValues) -> BrowserControl {
    let prompt = search.prompt ?? environment.systemWord("Search")
    return BrowserControl(
      name: .input, look: .search,
      attributes: [
        (.type, "search"), (.placeholder, prompt), (.ariaLabel, prompt), (.value, search.text),
      ], width: .filling(ideal: 200), height: .fixed(36), ink: .plainText,
      handlers: search.handlers)
  }
}

/// What belongs to a field to search with, in the surroundings of the view that gave it.
struct SearchPart: _ComposedView {
  let part: ToolbarEntry
  /// Takes a text or a token that was suggested.
  var complete: ((Any) -> Void)?

  func composition(in environment: EnvironmentValues) -> some View {
    OneColumn(part.view, alignment: .leading, spacing: 10)
      .frame(maxWidth: .infinity, alignment: .leading)
      .setting { environment in
        environment.containerKind = .none
        environment.searchCompletion = complete
      }
      .placed(as: part)
  }
}
