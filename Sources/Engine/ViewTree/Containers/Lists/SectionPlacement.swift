import ElementTree

/// Where the headers and footers of sections stand in the lazy container around.
public struct _SectionPlacement: Sendable {
  var pinned: PinnedScrollableViews = []
  /// Whether the container scrolls from side to side.
  var isHorizontal = false
  /// Whether it is a grid, all of whose tracks a header takes.
  var isGrid = false
}

/// What held before a lazy container.
public struct _SectionPlacementMark {
  let placement: _SectionPlacement
  let links: EnvironmentLink?
}

private struct SectionPlacementKey: EnvironmentKey {
  static var defaultValue: _SectionPlacement { _SectionPlacement() }
}

extension EnvironmentValues {
  /// Where the headers and footers of sections stand.
  fileprivate var sectionPlacement: _SectionPlacement {
    get { self[SectionPlacementKey.self] }
    set { self[SectionPlacementKey.self] = newValue }
  }
}

extension LoweringContext {
  /// Says how sections stand in a lazy container; gives what held before.
  @usableFromInline
  mutating func openSections(
    pinned: PinnedScrollableViews, isHorizontal: Bool, isGrid: Bool = false
  ) -> _SectionPlacementMark {
    let saved = _SectionPlacementMark(
      placement: environment.sectionPlacement, links: environment.links)
    environment.sectionPlacement = _SectionPlacement(
      pinned: pinned, isHorizontal: isHorizontal, isGrid: isGrid)
    beginLazy(isGrid: isGrid, isHorizontal: isHorizontal)
    return saved
  }

  @usableFromInline
  mutating func closeSections(_ saved: _SectionPlacementMark) {
    environment.sectionPlacement = saved.placement
    if isLive { environment.links = saved.links }
  }
}

/// Keeps the header or footer of a section in sight where the lazy container around says so.
nonisolated struct PinningModifier: _BoxModifier {
  let isHeader: Bool

  @MainActor
  static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {
    let placement = context.environment.sectionPlacement
    if placement.isGrid {
      context.mark(
        &box, placement.isHorizontal ? .gridRow : .gridColumn, SectionKeyword.allTracks)
    }
    let isHeader = modifier.isHeader
    guard placement.pinned.contains(isHeader ? .sectionHeaders : .sectionFooters) else { return }
    context.pin(
      &box, to: SectionKeyword.edge(placement, isHeader),
      isBelowBar: isHeader && !placement.isHorizontal)
  }
}

/// Keeps the header of a section in sight while rows of the section are, in lists that do so. What it covers
/// is seen through a surface that is there once it covers something.
nonisolated struct ListPinningModifier: _BoxModifier {
  @MainActor
  static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {
    guard context.environment.listOptions.pinsHeaders else { return }
    context.pin(&box, to: .insetBlockStart, isBelowBar: true)
    context.annotate(&box) { $0.set(.class, "l-pin") }
  }
}

extension LoweringContext {
  /// Keeps a box in sight at an edge of what scrolls it, or below the bar that scrolls with it.
  fileprivate mutating func pin(
    _ box: inout BoxReference, to edge: CSSProperty, isBelowBar: Bool
  ) {
    mark(&box, .position, SectionKeyword.sticky)
    mark(
      &box, edge,
      isBelowBar && environment.barAbove?.depth == 1 ? SectionKeyword.belowBar : .points(0.0))
    mark(&box, .zIndex, .number(1))
  }
}

extension View {
  /// Keeps the view, the header of a section in a list, in sight where lists do so.
  nonisolated func pinnedInList() -> ModifiedContent<Self, ListPinningModifier> {
    modifier(ListPinningModifier())
  }

  /// Keeps the view, the header or footer of a section, in sight where the lazy container around
  /// says so.
  nonisolated func pinned(isHeader: Bool) -> ModifiedContent<Self, PinningModifier> {
    modifier(PinningModifier(isHeader: isHeader))
  }
}

private enum SectionKeyword {
  static let sticky = CSSValue.text(CSSText("sticky"))
  static let belowBar = CSSValue.text(CSSText("var(--bar,0px)"))
  static let allTracks = CSSValue.text(CSSText("1/-1"))

  /// The edge of the window at which a header or footer stays.
  static func edge(_ placement: _SectionPlacement, _ isHeader: Bool) -> CSSProperty {
    placement.isHorizontal
      ? (isHeader ? .insetInlineStart : .insetInlineEnd)
      : (isHeader ? .insetBlockStart : .insetBlockEnd)
  }
}
