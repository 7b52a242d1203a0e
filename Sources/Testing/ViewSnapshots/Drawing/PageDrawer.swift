import Browser
import ElementTree
import Foundation
import MediaTypes
import PageDrawing
import ViewTree

/// The browser that a process draws snapshots with; it starts when the first is taken.
enum PageDrawer {
  private static let shared = Task { try await DrawingPool(tabs: 2) }

  static var pool: DrawingPool { get async throws { try await shared.value } }

  /// What snapshots by a browser depend on.
  static func fingerprint() async throws -> EnvironmentFingerprint {
    EnvironmentFingerprint(
      try await pool.environment.facts.map {
        EnvironmentFingerprint.Fact(name: $0.name, value: $0.value)
      })
  }

  /// Draws a page in a variant.
  static func draw(
    _ page: SnapshotTaken<SnapshotPage>, in variant: SnapshotVariant, parts: DrawnPage.Parts
  ) async throws -> DrawnPage {
    try await pool.draw(source(of: page), media: DrawingMedia(variant), parts: parts)
  }

  /// A page as the document that a site would have, with the files that it shows.
  ///
  /// - Parameter files: Gives the content of other files, by their paths; called on any thread.
  static func source(
    of page: SnapshotTaken<SnapshotPage>,
    files: (@Sendable (_ path: String) -> [UInt8]?)? = nil
  ) -> DrawnPageSource {
    let html = page.format.document
    if page.assets.isEmpty, files == nil { return DrawnPageSource(html: html) }
    let assets = Dictionary(
      page.assets.map { ("assets/\($0.name)", $0) }, uniquingKeysWith: { first, _ in first })
    return DrawnPageSource(html: html) { path in
      let bytes: [UInt8]?
      if let asset = assets[path] {
        bytes =
          asset.origin.flatMap { FileManager.default.contents(atPath: $0) }.map(Array.init)
          ?? asset.bytes
      } else {
        bytes = files?(path)
      }
      return bytes.map { PageResource(type: MediaType.ofFile(named: path), body: $0) }
    }
  }
}

extension DrawingMedia {
  /// What a variant says of the reader; a telephone's window where it says nothing.
  init(_ variant: SnapshotVariant) {
    self.init(
      width: variant.width ?? 390, height: variant.height ?? 844,
      colorScheme: variant.colorScheme == .dark ? .dark : .light,
      contrast: variant.contrast == .increased ? .more : .normal,
      reducesMotion: variant.reducesMotion ?? false)
  }
}

extension SnapshotPage {
  /// The page as a whole document that needs nothing else but its assets.
  var document: String {
    var tree = tree
    var writer = HTMLWriter(capacity: 16384 + tree.text.count)
    writer.appendMarkup("<!DOCTYPE html>\n<html lang=\"")
    writer.appendAttributeValue(language)
    writer.appendMarkup("\" dir=\"")
    writer.appendAttributeValue(isRightToLeft ? "rtl" : "ltr")
    writer.appendMarkup("\"><head><meta charset=\"utf-8\"/><title>")
    writer.appendText(title)
    writer.appendMarkup("</title><style>")
    // The rules are the engine's own text and hold neither `<` nor `&`.
    writer.appendMarkup(Array((BaseStylesheet.text + tree.css).utf8))
    writer.appendMarkup("</style></head><body>")
    tree.write(to: &writer)
    writer.appendMarkup("</body></html>\n")
    return writer.string
  }
}
