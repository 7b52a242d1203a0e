import Combine
import Foundation
import ViewSnapshots
import ViewTree

/// What one page of previews shows.
@MainActor
final class CatalogueModel: ObservableObject {
  @Published var state: CatalogueState
  /// Counts up to have the frames made anew.
  @Published var turn = 0
  let catalogue: PreviewCatalogue
  let sources: SourceIndex
  let watcher: any HostWatcher
  private var known: (key: InspectionKey, inspection: Inspection)?

  private struct InspectionKey: Hashable {
    var id: String
    var variant: SnapshotVariant
    var turn: Int
  }

  init(
    _ catalogue: PreviewCatalogue, sources: SourceIndex, watcher: any HostWatcher,
    route: String = "/"
  ) {
    self.catalogue = catalogue
    self.sources = sources
    self.watcher = watcher
    state = CatalogueState(route: route)
  }

  /// The preview that is shown: the one that the address names, else the first.
  var selection: CataloguedPreview? {
    state.selection.flatMap { catalogue[$0] }
      ?? (state.selection == nil ? catalogue.previews.first : nil)
  }

  func select(_ id: String) { state.selection = id }

  /// Selects a neighbour in the order of what the search has left.
  func move(by step: Int) {
    let shown = found
    guard !shown.isEmpty else { return }
    guard let current = shown.firstIndex(where: { $0.id == selection?.id }) else {
      state.selection = shown.first?.id
      return
    }
    state.selection = shown[min(max(current + step, 0), shown.count - 1)].id
  }

  /// The previews with all words of the search in their names, files or modules.
  var found: [CataloguedPreview] {
    let words = state.search.lowercased().split(separator: " ")
    guard !words.isEmpty else { return catalogue.previews }
    return catalogue.previews.filter { preview in
      let text = "\(preview.module) \(preview.file) \(preview.name)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }

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
