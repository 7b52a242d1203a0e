import Foundation

/// Puts a field to search with into the bar around.
nonisolated public struct _SearchableModifier: _PrimitiveModifier {
  let text: Binding<String>
  let prompt: Text?
  let isPresented: Binding<Bool>?
  let suggestions: AnyView?
  var tokens: (() -> SearchTokens)?

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    var options = NavigationBarOptions()
    var search = SearchField(text: modifier.text.wrappedValue)
    let tokens = modifier.tokens?()
    if let chosen = tokens?.chosen {
      options.searchTokens = context.barPart(chosen, at: Salt.Search.tokens)
    }
    if context.isLive {
      modifier.lower(content, as: &search, into: &context)
      search.complete = modifier.completion(with: tokens)
      if let suggestions = modifier.suggestions ?? tokens?.suggested {
        options.searchSuggestions = context.barPart(suggestions, at: Salt.Search.suggestions)
      }
    } else {
      V._lower(content, into: &context)
    }
    if let prompt = modifier.prompt {
      search.prompt = context.plainText(of: prompt, at: Salt.Search.prompt)
    }
    options.search = search
    context.preferences.merge(NavigationBarKey.self, options)
  }

  /// Takes a text or a token that was suggested.
  private func completion(with tokens: SearchTokens?) -> (Any) -> Void {
    let text = text
    return { completion in
      if let completion = completion as? String {
        text.wrappedValue = completion
      } else {
        tokens?.choose(completion)
      }
    }
  }

  @MainActor
  private func lower<V: View>(
    _ content: V, as search: inout SearchField, into context: inout LoweringContext
  ) {
    let (text, isPresented) = (text, isPresented)
    let node = context.graph.node(at: Identity.child(context.identity, Salt.Search.state))
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
    var focus = context.answering(.focus) { _ in
      node.values[1] = ValueMemory(true)
      turn(true)
    }
    // Who ends the search leaves the field: a menu that closes would give it the focus again.
    let isSearching = search.isSearching
    let known = (node.values[1] as? ValueMemory<Bool>)?.value ?? false
    node.values[1] = ValueMemory(isSearching)
    if isSearching != known { _ = context.graph.live?.wishFocus(isSearching) }
    context.graph.live?.hasFocusTargets = true
    focus.focusTargets = [FocusTarget(isFocused: { isSearching }, write: { _ in })]
    search.handlers = [
      context.answeringText(.input) {
        text.wrappedValue = FieldLimits.taken(of: $0, isMultiline: false)
      },
      context.answering(.submit) { _ in for action in submit { action() } },
      focus,
    ]
    search.end = end
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
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    V._lower(content, into: &context)
    guard context.isLive else { return }
    var options = NavigationBarOptions()
    let part = context.barPart(
      modifier.view, at: modifier.isScopes ? Salt.Search.scopes : Salt.Search.suggestions)
    if modifier.isScopes { options.searchScopes = part } else { options.searchSuggestions = part }
    context.preferences.merge(NavigationBarKey.self, options)
  }
}

/// Has a suggestion put a text or a token into the field to search with.
nonisolated public struct _SearchCompletionModifier: _PrimitiveModifier {
  let completion: Any

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    guard context.isLive, let complete = context.environment.searchCompletion else {
      return V._lower(content, into: &context)
    }
    let completion = modifier.completion
    let button = ButtonElement(action: { complete(completion) }) {
      LoweredView { V._lower(content, into: &$0) }
        .frame(maxWidth: .infinity, minHeight: 22, alignment: .leading)
    }
    ButtonElement._lower(button, into: &context)
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
}

extension EnvironmentValues {
  private enum SearchCompletionKey: EnvironmentKey {
    static var defaultValue: ((Any) -> Void)? { nil }
  }
  private enum SearchSubmitActionsKey: EnvironmentKey {
    static var defaultValue: [() -> Void] { [] }
  }

  /// Takes a text or a token that was suggested; nil but for suggestions.
  var searchCompletion: ((Any) -> Void)? {
    get { self[SearchCompletionKey.self] }
    set { self[SearchCompletionKey.self] = newValue }
  }

  /// What is done when the reader has typed what to search for.
  var searchSubmitActions: [() -> Void] {
    get { self[SearchSubmitActionsKey.self] }
    set { self[SearchSubmitActionsKey.self] = newValue }
  }
}
