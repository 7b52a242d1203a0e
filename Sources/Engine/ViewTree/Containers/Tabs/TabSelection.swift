/// What says which tab is shown.
enum TabSelection {
  /// A value that a tab has.
  case value(ChoiceSelection)
  /// Its number, where nobody else wants to know.
  case position(Binding<Int>)

  /// The position of the tab that is shown.
  @MainActor
  func position(among tabs: [Child]) -> Int {
    switch self {
    case .value(let choice):
      tabs.firstIndex { choice.key.matches($0.traits?.tag, key: $0.key) } ?? 0
    case .position(let shown):
      tabs.indices.contains(shown.wrappedValue) ? shown.wrappedValue : 0
    }
  }

  /// Shows another tab.
  @MainActor
  func choose(_ tab: Child, at position: Int) {
    switch self {
    case .value(let choice): if let value = tab.tag { choice.choose(value) }
    case .position(let shown): shown.wrappedValue = position
    }
  }
}
