/// A line of the tree of previews.
struct TreeRow: Identifiable, Hashable {
  enum Kind: Hashable {
    /// A module, a file, or the favourites: how many previews are in it, and whether they are shown.
    case folder(level: Int, count: Int, isOpen: Bool)
    /// A preview, by its place in the catalogue.
    case preview(Int, isFavourite: Bool)
  }

  var id: String
  var name: String
  var kind: Kind
}

/// The lines of the tree: what is folded stays out, so that a page of thousands of previews is small.
struct TreeRows {
  private(set) var rows: [TreeRow] = []
  /// How many more lines there are than may be shown.
  private(set) var hiddenCount = 0

  /// What decides which lines there are.
  struct Key: Hashable {
    var search: String
    /// What the reader has opened or folded.
    var folding: [String: Bool]
    var favourites: Set<String>
    /// The file of the selected preview, which is open.
    var file: String
    var limit: Int
  }

  /// With so few previews everything is open.
  private static let openCount = 120

  @MainActor
  init(_ catalogue: PreviewCatalogue, _ found: [Int], _ key: Key) {
    let isOpenAnyway = found.count <= Self.openCount || !key.search.isEmpty
    let module = key.file.prefix { $0 != "/" }
    func isOpen(_ id: String) -> Bool {
      key.folding[id] ?? (isOpenAnyway || id == key.file || id == module)
    }
    var total = 0
    func add(_ row: TreeRow) {
      total += 1
      if total <= key.limit { rows.append(row) }
    }
    func preview(_ index: Int, in section: String) -> TreeRow {
      let preview = catalogue.previews[index]
      return TreeRow(
        id: section + preview.id, name: preview.name,
        kind: .preview(index, isFavourite: key.favourites.contains(preview.id)))
    }

    let liked = found.filter { key.favourites.contains(catalogue.previews[$0].id) }
    if !liked.isEmpty {
      let isOpen = key.folding[Self.favourites] ?? true
      add(
        TreeRow(
          id: Self.favourites, name: "Favourites",
          kind: .folder(level: 0, count: liked.count, isOpen: isOpen)))
      if isOpen { for index in liked { add(preview(index, in: "* ")) } }
    }
    for (name, modules) in Self.groups(found, by: { catalogue.previews[$0].module }) {
      let isModuleOpen = isOpen(name)
      add(
        TreeRow(
          id: name, name: name,
          kind: .folder(level: 0, count: modules.count, isOpen: isModuleOpen)))
      guard isModuleOpen else { continue }
      for (file, files) in Self.groups(modules, by: { catalogue.previews[$0].file }) {
        let id = Self.file(of: catalogue.previews[files[files.startIndex]])
        let isFileOpen = isOpen(id)
        add(
          TreeRow(
            id: id, name: file,
            kind: .folder(level: 1, count: files.count, isOpen: isFileOpen)))
        if isFileOpen { for index in files { add(preview(index, in: "")) } }
      }
    }
    hiddenCount = max(0, total - key.limit)
  }

  /// The id of the line above the favourites.
  static let favourites = "*"

  /// The id of a preview's file.
  static func file(of preview: CataloguedPreview) -> String { preview.module + "/" + preview.file }

  /// Neighbours of one name.
  private static func groups<S: RandomAccessCollection<Int>>(
    _ indices: S, by name: (Int) -> String
  ) -> [(name: String, indices: S.SubSequence)] {
    var result: [(name: String, indices: S.SubSequence)] = []
    var start = indices.startIndex
    while start < indices.endIndex {
      let first = name(indices[start])
      var end = start
      while end < indices.endIndex, name(indices[end]) == first { end = indices.index(after: end) }
      result.append((first, indices[start..<end]))
      start = end
    }
    return result
  }
}
