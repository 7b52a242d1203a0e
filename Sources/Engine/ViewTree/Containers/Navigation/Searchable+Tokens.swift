extension View {
  nonisolated private func search<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    _ text: Binding<String>, _ prompt: Text?, _ isPresented: Binding<Bool>?, _ tokens: Binding<C>,
    suggested: Binding<C>? = nil, _ label: @escaping (Binding<C.Element>) -> T
  ) -> ModifiedContent<Self, _SearchableModifier> where C.Element: Identifiable {
    modifier(
      _SearchableModifier(
        text: text, prompt: prompt, isPresented: isPresented, suggestions: nil,
        tokens: { SearchTokens(tokens, suggested: suggested, text: text, label: label) }))
  }

  /// Puts a field to search with into the bar around, with tokens that narrow the search.
  ///
  /// - Note: Differs from SwiftUI: tokens stand under the field, each with a button that takes it
  ///   away; a static page shows those that are chosen.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _SearchableModifier> where C.Element: Identifiable {
    search(text, prompt, isPresented, tokens, { token($0.wrappedValue) })
  }

  /// Puts a field to search with into the bar around, with tokens that narrow the search.
  ///
  /// - Note: Differs from SwiftUI: tokens stand under the field, each with a button that takes it
  ///   away; a static page shows those that are chosen.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _SearchableModifier> where C.Element: Identifiable {
    search(text, Text(prompt), isPresented, tokens, { token($0.wrappedValue) })
  }

  /// Puts a field to search with into the bar around, with tokens that narrow the search.
  ///
  /// - Note: Differs from SwiftUI: tokens stand under the field, each with a button that takes it
  ///   away; a static page shows those that are chosen.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View,
    S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _SearchableModifier> where C.Element: Identifiable {
    search(text, Text(prompt), isPresented, tokens, { token($0.wrappedValue) })
  }

  /// Puts a field to search with into the bar around, with tokens that narrow the search and others
  /// that are suggested.
  ///
  /// - Note: Differs from SwiftUI: tokens stand under the field, each with a button that takes it
  ///   away; a static page shows those that are chosen.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _SearchableModifier> where C.Element: Identifiable {
    search(
      text, prompt, isPresented, tokens, suggested: suggestedTokens, { token($0.wrappedValue) })
  }

  /// Puts a field to search with into the bar around, with tokens that narrow the search and others
  /// that are suggested.
  ///
  /// - Note: Differs from SwiftUI: tokens stand under the field, each with a button that takes it
  ///   away; a static page shows those that are chosen.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _SearchableModifier> where C.Element: Identifiable {
    search(
      text, Text(prompt), isPresented, tokens, suggested: suggestedTokens,
      { token($0.wrappedValue) })
  }

  /// Puts a field to search with into the bar around, with tokens that narrow the search and others
  /// that are suggested.
  ///
  /// - Note: Differs from SwiftUI: tokens stand under the field, each with a button that takes it
  ///   away; a static page shows those that are chosen.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View,
    S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _SearchableModifier> where C.Element: Identifiable {
    search(
      text, Text(prompt), isPresented, tokens, suggested: suggestedTokens,
      { token($0.wrappedValue) })
  }

  /// Puts a field to search with into the bar around, with tokens whose labels may change them.
  ///
  /// - Note: Differs from SwiftUI: tokens stand under the field, each with a button that takes it
  ///   away; a static page shows those that are chosen.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> ModifiedContent<Self, _SearchableModifier> where C.Element: Identifiable {
    search(text, prompt, isPresented, editableTokens, token)
  }

  /// Puts a field to search with into the bar around, with tokens whose labels may change them.
  ///
  /// - Note: Differs from SwiftUI: tokens stand under the field, each with a button that takes it
  ///   away; a static page shows those that are chosen.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> ModifiedContent<Self, _SearchableModifier> where C.Element: Identifiable {
    search(text, Text(prompt), isPresented, editableTokens, token)
  }

  /// Puts a field to search with into the bar around, with tokens whose labels may change them.
  ///
  /// - Note: Differs from SwiftUI: tokens stand under the field, each with a button that takes it
  ///   away; a static page shows those that are chosen.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View,
    S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> ModifiedContent<Self, _SearchableModifier> where C.Element: Identifiable {
    search(text, Text(prompt), isPresented, editableTokens, token)
  }

  /// Has a suggestion choose a token of the field.
  ///
  /// - Note: Differs from SwiftUI: a static page shows no suggestions.
  nonisolated public func searchCompletion<T: Identifiable>(
    _ token: T
  ) -> ModifiedContent<Self, _SearchCompletionModifier> {
    modifier(_SearchCompletionModifier(completion: token))
  }
}
