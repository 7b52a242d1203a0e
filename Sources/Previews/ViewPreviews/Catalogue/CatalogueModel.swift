import Combine
import Foundation
import ViewSnapshots
import ViewTree

/// What one page of previews shows.
@MainActor
final class CatalogueModel: ObservableObject {
  @Published var state: CatalogueState {
    didSet {
      if state.search != oldValue.search {
        folding = [:]
        rowLimit = Self.rowStep
        cardLimit = Self.cardStep
      }
      if state.mode != oldValue.mode { cardLimit = Self.cardStep }
    }
  }
  /// Counts up to have the frames made anew.
  @Published var turn = 0
  /// What the reader has opened or folded in the tree, by the ids of lines.
  @Published private(set) var folding: [String: Bool] = [:]
  /// The most lines of the tree that are shown.
  @Published private(set) var rowLimit = CatalogueModel.rowStep
  /// The most previews that are shown of all.
  @Published private(set) var cardLimit = CatalogueModel.cardStep
  let catalogue: PreviewCatalogue
  let sources: SourceIndex
  let watcher: any HostWatcher
  let journal: CardJournal
  let baselines: PreviewBaselines
  private var known: (key: InspectionKey, inspection: Inspection)?
  private var knownFound: (search: String, found: [Int])?
  private var knownRows: (key: TreeRows.Key, rows: TreeRows)?

  private static let rowStep = 160
  private static let cardStep = 12

  private struct InspectionKey: Hashable {
    var id: String
    var variant: SnapshotVariant
    var turn: Int
  }

  init(
    _ catalogue: PreviewCatalogue, sources: SourceIndex, watcher: any HostWatcher,
    journal: CardJournal = CardJournal(), baselines: PreviewBaselines? = nil, route: String = "/"
  ) {
    self.baselines =
      baselines ?? PreviewBaselines(catalogue, package: "/dev/null", watcher: watcher)
    self.catalogue = catalogue
    self.sources = sources
    self.watcher = watcher
    self.journal = journal
    state = CatalogueState(route: route)
  }

  /// The preview that is shown: the one that the address names, else the first.
  var selection: CataloguedPreview? {
    state.selection.flatMap { catalogue[$0] }
      ?? (state.selection == nil ? catalogue.previews.first : nil)
  }

  /// Whether what changes on a card is shown by a flash.
  var flashes: Bool { state.panel == .changes }

  /// Shows a preview; a tree that lies over the page goes away.
  func select(_ id: String) {
    var new = state
    new.selection = id
    if new.mode == .all { new.mode = .one }
    new.isTreeToggled = false
    state = new
  }

  /// Selects a neighbour in the order of what the search has left.
  func move(by step: Int) {
    let found = found
    guard !found.isEmpty else { return }
    let current = selection.flatMap { catalogue.index(of: $0.id) }
    guard let place = current.flatMap({ found.firstIndex(of: $0) }) else {
      state.selection = catalogue.previews[found[0]].id
      return
    }
    state.selection = catalogue.previews[found[min(max(place + step, 0), found.count - 1)]].id
  }

  /// The places of the previews with all words of the search in their names, files or modules.
  var found: [Int] {
    if let knownFound, knownFound.search == state.search { return knownFound.found }
    let found = catalogue.search.matches(state.search)
    knownFound = (state.search, found)
    return found
  }

  // MARK: The tree

  /// The lines of the tree.
  func rows(favourites: Set<String>) -> TreeRows {
    let key = TreeRows.Key(
      search: state.search, folding: folding, favourites: favourites,
      file: selection.map { TreeRows.file(of: $0) } ?? "", limit: rowLimit)
    if let knownRows, knownRows.key == key { return knownRows.rows }
    let rows = TreeRows(catalogue, found, key)
    knownRows = (key, rows)
    return rows
  }

  /// Opens or folds a line of the tree.
  func setOpen(_ id: String, _ isOpen: Bool) { folding[id] = isOpen }

  /// Shows more lines.
  func showMoreRows() { rowLimit += Self.rowStep }

  /// Shows more of all previews.
  func showMoreCards() { cardLimit += Self.cardStep }

  // MARK: Cards

  /// The address of a preview's card.
  func address(of preview: CataloguedPreview, _ variant: SnapshotVariant) -> String {
    var address = CardAddress(id: preview.id, variant: variant, hasOutlines: state.hasOutlines)
    // The width is the frame's own.
    address.variant.width = nil
    address.variant.height = nil
    address.turn = turn
    address.hasControls = state.mode == .one && !preview.controls.isEmpty
    return address.route
  }

  /// The address of the one card that is shown; nil if there are several or none.
  var card: String? {
    guard state.mode == .one, let selection else { return nil }
    return address(of: selection, state.variant)
  }

  // MARK: What is said of a preview

  /// What is to be said of the shown preview, found once for each address.
  func inspection(of preview: CataloguedPreview) -> Inspection {
    let key = InspectionKey(id: preview.id, variant: state.variant, turn: turn)
    if let known, known.key == key { return known.inspection }
    watcher.begin(preview.id)
    defer { watcher.end() }
    let inspection = Inspection(of: preview, in: state.variant, sources: sources)
    known = (key, inspection)
    return inspection
  }
}
