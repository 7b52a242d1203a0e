/// What the lists in a column of a split view have selected.
struct SplitSelection {
  /// Selects nothing; nil while nothing is selected.
  var clear: (@MainActor () -> Void)?
  /// What is selected, as addresses have it; nil where they can't.
  var address: AddressedValue?
}

enum SplitSelectionKey: PreferenceKey {
  static var defaultValue: SplitSelection { SplitSelection() }
  static func reduce(value: inout SplitSelection, nextValue: () -> SplitSelection) {
    let next = nextValue()
    value.clear = value.clear ?? next.clear
    value.address = value.address ?? next.address
  }
}

/// What links in the other columns of a split view have brought into the last one.
struct SplitDetail {
  /// The view; nil for the column's own.
  var view: LinkDestination?
  /// How often the view was evaluated anew.
  var version = 0
  /// A value whose view one of the columns knows.
  var value: AnyHashable?

  var isEmpty: Bool { view == nil && value == nil }
}

extension EnvironmentValues {
  private enum SplitNavigationKey: EnvironmentKey {
    static var defaultValue: NavigationActions? { nil }
  }

  /// What links do in a column of a split view that isn't the last; nil elsewhere.
  var splitNavigation: NavigationActions? {
    get { self[SplitNavigationKey.self] }
    set { self[SplitNavigationKey.self] = newValue }
  }
}

extension LoweringContext {
  /// What links have brought into the last column of the split view that is being lowered; nil on a
  /// static page.
  @MainActor
  mutating func splitDetail() -> StateCell<SplitDetail>? {
    guard isLive else { return nil }
    let node = graph.node(at: Identity.child(identity, Salt.Navigation.splitDetail))
    return node.cell(0, SplitDetail(), in: graph)
  }

  /// The view that a column shows instead of its own.
  @MainActor
  func view(of detail: SplitDetail) -> AnyView? {
    if let view = detail.view { return view.make() }
    guard let value = detail.value else { return nil }
    let known = preferences.value(of: SplitDestinationsKey.self)
    return known.byType[ObjectIdentifier(type(of: value.base))]?(value)
  }
}

/// What the columns of a split view say that can be shown.
enum SplitDestinationsKey: PreferenceKey {
  static var defaultValue: NavigationDestinations { NavigationDestinations() }
  static func reduce(
    value: inout NavigationDestinations, nextValue: () -> NavigationDestinations
  ) {
    let next = nextValue()
    value.byType.merge(next.byType) { first, _ in first }
  }
}
