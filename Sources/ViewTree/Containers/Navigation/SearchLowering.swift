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
  /// Takes a text that was suggested.
  var write: ((String) -> Void)?
}

/// Puts a field to search with into the bar around.
nonisolated public struct _SearchableModifier: _PrimitiveModifier {
  let text: Binding<String>
  let prompt: Text?
  let isPresented: Binding<Bool>?
  let suggestions: AnyView?

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout LoweringContext
  ) {
    var options = NavigationBarOptions()
    var search = SearchField(text: modifier.text.wrappedValue)
    if context.isLive {
      modifier.lower(content, as: &search, into: &context)
      if let suggestions = modifier.suggestions {
        options.searchSuggestions = context.barPart(suggestions, at: 0x7703)
      }
    } else {
      V._lower(content, into: &context)
    }
    if let prompt = modifier.prompt {
      search.prompt = context.plainText(of: prompt, at: 0x7002)
    }
    options.search = search
    context.preferences.merge(NavigationBarKey.self, options)
  }

  @MainActor
  private func lower<V: View>(
    _ content: V, as search: inout SearchField, into context: inout LoweringContext
  ) {
    let (text, isPresented) = (text, isPresented)
    let node = context.graph.node(at: Identity.child(context.identity, 0x7701))
    let searching = node.cell(0, false, in: context.graph)
    search.isSearching = isPresented?.wrappedValue ?? searching.value
    let turn = { (isOn: Bool) in
      searching.set(isOn)
      if let isPresented, isPresented.wrappedValue != isOn { isPresented.wrappedValue = isOn }
    }
    let end: @MainActor () -> Void = {
      turn(false)
      if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
    }
    let submit = context.environment.searchSubmitActions
    var focus = context.answering(.focus) { _ in turn(true) }
    if let isPresented {
      context.graph.live?.hasFocusTargets = true
      focus.focusTargets = [FocusTarget(isFocused: { isPresented.wrappedValue }, write: { _ in })]
    }
    search.handlers = [
      context.answeringText(.input) {
        text.wrappedValue = FieldLimits.taken(of: $0, isMultiline: false)
      },
      context.answering(.submit) { _ in for action in submit { action() } },
      focus,
    ]
    search.end = end
    search.write = { text.wrappedValue = $0 }
    context.with(\.isSearching, search.isSearching) { context in
      context.with(\.dismissSearch, DismissSearchAction(end)) { V._lower(content, into: &$0) }
    }
  }
}

/// Shows something under the field to search with while the reader searches.
nonisolated public struct _SearchPartModifier: _PrimitiveModifier {
  let view: AnyView
  let isScopes: Bool

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout LoweringContext
  ) {
    V._lower(content, into: &context)
    guard context.isLive else { return }
    var options = NavigationBarOptions()
    let part = context.barPart(modifier.view, at: modifier.isScopes ? 0x7702 : 0x7703)
    if modifier.isScopes { options.searchScopes = part } else { options.searchSuggestions = part }
    context.preferences.merge(NavigationBarKey.self, options)
  }
}

/// Has a suggestion put a text into the field to search with.
nonisolated public struct _SearchCompletionModifier: _PrimitiveModifier {
  let completion: String

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout LoweringContext
  ) {
    guard context.isLive, let write = context.environment.searchCompletion else {
      return V._lower(content, into: &context)
    }
    let mark = context.mark()
    context.lowerButtonLabel { V._lower(content, into: &$0) }
    context.forEachBox(since: mark) { box, context in
      context.stretch(&box, minimumHeight: 22, BoxAlignment(.leading, .center))
    }
    let completion = modifier.completion
    context.closeButton(since: mark) { write(completion) }
  }
}

extension EnvironmentValues {
  private enum SearchCompletionKey: EnvironmentKey {
    static var defaultValue: ((String) -> Void)? { nil }
  }
  private enum SearchSubmitActionsKey: EnvironmentKey {
    static var defaultValue: [() -> Void] { [] }
  }

  /// Takes a text that was suggested; nil but for suggestions.
  fileprivate var searchCompletion: ((String) -> Void)? {
    get { self[SearchCompletionKey.self] }
    set { self[SearchCompletionKey.self] = newValue }
  }

  /// What is done when the reader has typed what to search for.
  var searchSubmitActions: [() -> Void] {
    get { self[SearchSubmitActionsKey.self] }
    set { self[SearchSubmitActionsKey.self] = newValue }
  }
}

extension LoweringContext {
  /// Something that a bar shows for the view that is being lowered.
  @MainActor
  fileprivate func barPart(_ view: AnyView, at position: UInt64) -> ToolbarEntry {
    ToolbarEntry(
      placement: .automatic, view: view, environment: environment,
      identity: Identity.child(identity, position))
  }

  /// Adds the field to search with, and while the reader searches what belongs to it.
  @MainActor
  mutating func addSearch(_ search: SearchField, _ bar: NavigationBarOptions) {
    let prompt = search.prompt ?? "Search"
    let column = openVertical()
    let row = openHorizontal()
    addControl(
      .input, .search,
      [(.type, "search"), (.placeholder, prompt), (.ariaLabel, prompt), (.value, search.text)]
        + inertAttributes, width: .filling(ideal: 200), height: .fixed(36), style: textStyle(),
      handlers: search.handlers)
    if let end = search.end {
      // The same elements while the reader searches and not, so that the field keeps the focus.
      let mark = mark()
      addText("Cancel", .body, .accentColor, name: nil)
      let look: [AttributePair] = search.isSearching ? [] : [(.class, "n-off")]
      nameBoxes(
        since: mark, .button, isPhrasing: true, look + [(.type, "button")] + inertAttributes)
      listen(since: mark, press(end))
      closeHorizontal(row, .center, 10)
      nameBoxes(since: column.pending, .div, isPhrasing: false, [(.class, "n-field")])
    } else {
      stackAxis = row.axis
    }
    if search.isSearching {
      if let scopes = bar.searchScopes { lowerPart(scopes, nil) }
      if let suggestions = bar.searchSuggestions { lowerPart(suggestions, search.write) }
    }
    if search.end != nil {
      closeVertical(column, .leading, 10)
      nameBoxes(since: column.pending, .div, isPhrasing: false, [(.role, "search")])
    } else {
      stackAxis = column.axis
    }
    forEachBox(since: column.pending) { box, context in
      context.pad(&box, top: 0, leading: 16, bottom: 10, trailing: 16)
    }
  }

  /// Lowers what belongs to a field to search with, in the surroundings of the view that gave it.
  @MainActor
  private mutating func lowerPart(_ part: ToolbarEntry, _ write: ((String) -> Void)?) {
    let (outer, place) = (environment, identity)
    environment = part.environment
    environment.containerKind = .none
    environment.searchCompletion = write
    identity = part.identity
    let mark = mark()
    lowerColumn(part.view, at: 0, .leading, spacing: 10)
    forEachBox(since: mark) { box, context in
      context.stretch(&box, minimumHeight: nil, BoxAlignment(.leading, .center))
    }
    (environment, identity) = (outer, place)
  }
}
