import Foundation
import ViewSnapshots
import ViewTree

/// The previews as a site that needs no server: a page of all, a page for each with its variants, and
/// a page for each variant.
@MainActor
package struct StaticCatalogue {
  /// Why a site can't be written.
  package struct WritingError: Error, CustomStringConvertible {
    package var description: String
  }

  private let catalogue: PreviewCatalogue
  private let crashes: [String: String]
  private let watcher: any HostWatcher
  /// Files by their names.
  private var files: [String: [UInt8]] = [:]
  /// Files that are copied, by their names.
  private var copies: [String: String] = [:]
  /// What could not be shown: ids and reasons.
  package private(set) var problems: [(id: String, reason: String)] = []

  /// The number of pages.
  package var pageCount: Int { files.keys.count { $0.hasSuffix(".html") } }

  /// A file that says that a folder is such a site, so that it may be replaced.
  private static let mark = "previews.txt"

  /// Makes all pages; nothing is written yet.
  ///
  /// - Parameters:
  ///   - catalogue: The previews.
  ///   - crashes: What previews have left that are not to be tried again, by their ids.
  ///   - watcher: Is told when a preview's code runs.
  package init(
    _ catalogue: PreviewCatalogue, crashes: [String: String] = [:],
    watcher: any HostWatcher = NoWatcher()
  ) {
    self.catalogue = catalogue
    self.crashes = crashes
    self.watcher = watcher
    for (place, preview) in catalogue.previews.enumerated() {
      if let crash = crashes[preview.id] {
        problems.append((preview.id, crash.split(separator: "\n").first.map(String.init) ?? ""))
      }
      for (number, variant) in PreviewVariants.grid.enumerated() {
        let name = Self.cardName(preview, number)
        files[name] = card(preview, variant)
      }
      files[Self.pageName(preview)] = page(
        StaticPreviewPage(
          preview: preview,
          neighbours: (
            previous: place > 0 ? catalogue.previews[place - 1] : nil,
            next: catalogue.previews.dropFirst(place + 1).first
          )), title: preview.name)
    }
    files["index.html"] = page(StaticIndexPage(catalogue.previews), title: "Previews")
    files["symbols.html"] = page(
      SymbolsPage(isLive: false, home: "index.html"), title: "Symbols")
    files[Self.mark] = Array("Written by moments preview --static; it may be replaced.\n".utf8)
  }

  /// The names of files have no folders, so that relative addresses in previews lead to the files
  /// beside them.
  static func pageName(_ preview: CataloguedPreview) -> String {
    preview.id.split(separator: "/").joined(separator: ".") + ".html"
  }

  static func cardName(_ preview: CataloguedPreview, _ variant: Int) -> String {
    preview.id.split(separator: "/").joined(separator: ".") + ".\(variant).html"
  }

  private func page<V: View>(_ view: V, title: String) -> [UInt8] {
    let renderer = HTMLRenderer(content: view)
    renderer.title = title
    renderer.framing = .sameOrigin
    renderer.styles = CatalogueStyles.text + CatalogueStyles.ofPages
    // The views are this module's own, and have nothing that could be refused.
    return (try? renderer.bytes) ?? []
  }

  private mutating func card(_ preview: CataloguedPreview, _ variant: SnapshotVariant) -> [UInt8] {
    if let crash = crashes[preview.id] {
      return page(
        FailedCardView(title: "The preview has crashed", message: crash), title: preview.name)
    }
    watcher.begin(preview.id)
    defer { watcher.end() }
    let renderer = HTMLRenderer(
      content: CardView(preview, in: CardAddress(id: preview.id, variant: variant)))
    let surroundings = SnapshotSurroundings.standard
    renderer.environment = surroundings.values(in: variant)
    renderer.language = variant.locale ?? surroundings.language
    renderer.layoutDirection = variant.layoutDirection
    renderer.assetPlacement = .linked(prefix: "assets/")
    do {
      let bytes = try renderer.bytes
      for asset in try renderer.assets {
        if let origin = asset.origin {
          copies["assets/" + asset.name] = origin
        } else {
          files["assets/" + asset.name] = asset.bytes
        }
      }
      return bytes
    } catch {
      if problems.last?.id != preview.id { problems.append((preview.id, "\(error)")) }
      return page(
        FailedCardView(title: "The preview can’t be shown", message: "\(error)"),
        title: preview.name)
    }
  }

  /// Writes the site: beside the folder first, then in its place.
  ///
  /// - Parameters:
  ///   - folder: Where the site is to be.
  ///   - publicFolder: Files that previews link to, copied into the site.
  /// - Throws: `WritingError` for a folder with other files than those of such a site.
  package func write(to folder: String, publicFolder: String?) throws {
    let manager = FileManager.default
    let target = URL(fileURLWithPath: folder)
    let there = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    guard there.isEmpty || there.contains(Self.mark) else {
      throw WritingError(
        description: "\(folder) has other files. Name a new folder, or one of an earlier catalogue."
      )
    }
    let new = target.deletingLastPathComponent()
      .appendingPathComponent(".\(target.lastPathComponent).\(UUID().uuidString)")
    do {
      try manager.createDirectory(at: new, withIntermediateDirectories: true)
      if let publicFolder {
        for name in try manager.contentsOfDirectory(atPath: publicFolder)
        where !name.hasPrefix(".") && files[name] == nil {
          try manager.copyItem(
            atPath: publicFolder + "/" + name, toPath: new.appendingPathComponent(name).path)
        }
      }
      for (name, bytes) in files {
        try Data(bytes).write(to: try place(of: name, in: new))
      }
      for (name, origin) in copies {
        try manager.copyItem(atPath: origin, toPath: try place(of: name, in: new).path)
      }
      try replace(target, by: new)
    } catch {
      try? manager.removeItem(at: new)
      throw error
    }
  }

  /// Puts a folder in the place of another, which is there until then and again if that fails.
  private func replace(_ target: URL, by new: URL) throws {
    let manager = FileManager.default
    guard manager.fileExists(atPath: target.path) else {
      return try manager.moveItem(at: new, to: target)
    }
    let old = new.appendingPathExtension("old")
    try manager.moveItem(at: target, to: old)
    do {
      try manager.moveItem(at: new, to: target)
    } catch {
      try manager.moveItem(at: old, to: target)
      throw error
    }
    try manager.removeItem(at: old)
  }

  private func place(of name: String, in folder: URL) throws -> URL {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    return file
  }
}
