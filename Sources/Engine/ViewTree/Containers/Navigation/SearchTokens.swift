import Foundation

/// The tokens of a field to search with.
struct SearchTokens {
  /// The tokens that are chosen; nil for none.
  let chosen: AnyView?
  /// The tokens that are suggested; nil for none.
  let suggested: AnyView?
  /// Chooses a token, if it is of the field's kind.
  let choose: (Any) -> Void

  init<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
    _ tokens: Binding<C>, suggested: Binding<C>? = nil, text: Binding<String>,
    label: @escaping (Binding<C.Element>) -> T
  ) where C.Element: Identifiable {
    let choose = { (token: C.Element) in
      if !tokens.wrappedValue.contains(where: { $0.id == token.id }) {
        tokens.wrappedValue.append(token)
      }
      text.wrappedValue = ""
    }
    self.choose = { if let token = $0 as? C.Element { choose(token) } }
    chosen =
      tokens.wrappedValue.isEmpty ? nil : AnyView(SearchTokenRow(tokens: tokens, label: label))
    guard let suggested else {
      self.suggested = nil
      return
    }
    self.suggested = AnyView(SuggestedTokens(tokens: suggested, label: label, choose: choose))
  }
}

/// The suggested tokens, each a button that chooses it.
nonisolated private struct SuggestedTokens<
  C: RandomAccessCollection & MutableCollection, Label: View
>: View
where C.Element: Identifiable {
  let tokens: Binding<C>
  let label: (Binding<C.Element>) -> Label
  let choose: (C.Element) -> Void

  @MainActor var body: some View {
    ForEach(tokens) { token in
      let value = token.wrappedValue
      ButtonElement(action: { choose(value) }) {
        label(token).frame(maxWidth: .infinity, minHeight: 22, alignment: .leading)
      }
    }
  }
}

/// The chosen tokens, each with a button that takes it away.
nonisolated private struct SearchTokenRow<
  C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, Label: View
>: View where C.Element: Identifiable {
  @Binding var tokens: C
  let label: (Binding<C.Element>) -> Label

  @MainActor var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 6) {
        ForEach($tokens) { token in
          let id = token.wrappedValue.id
          HStack(spacing: 2) {
            label(token)
            Button {
              tokens.removeAll { $0.id == id }
            } label: {
              Image(systemName: "xmark").font(.caption2.bold()).frame(width: 24, height: 24)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(system: "Remove"))
          }
          .font(.subheadline)
          .padding(.leading, 8)
          .background(.tint.opacity(0.2), in: RoundedRectangle(cornerRadius: 6))
        }
      }
    }
  }
}
