import Browser
import PageDrawing
import PixelComparing

/// A page as its baseline has it and as it is, drawn here and now by one browser.
package struct DrawnDifference: Sendable {
  /// Which of the pictures.
  package enum Part: String, Sendable, CaseIterable {
    case old, new, difference
  }

  /// The pictures as PNG files.
  package let pictures: [Part: [UInt8]]
  /// The number of pixels that differ.
  package let count: Int
  /// The size of the larger of both, in CSS pixels.
  package let width: Int
  package let height: Int

  /// Whether there is a browser to draw with.
  package static var canDraw: Bool { Browser.executable != nil }
}

extension SnapshotChecker {
  /// Draws what the baseline has for a variant, and a page that was taken in it.
  ///
  /// Nothing is written. The first call starts the process's browser, which takes about a second.
  ///
  /// - Parameters:
  ///   - taken: The page as it is.
  ///   - variant: The surroundings that it was taken in and is drawn in.
  ///   - size: The least size that is drawn, in CSS pixels; longer pages are drawn whole.
  ///   - files: Gives the content of files that pages link to, by their paths; called on any thread.
  /// - Returns: Nil if the baseline has no page for the variant.
  /// - Throws: ``SnapshotTextError`` for a damaged baseline; `DrawingError`, `BrowserError`.
  package func draw(
    _ taken: SnapshotTaken<SnapshotPage>, in variant: SnapshotVariant,
    size: (width: Int, height: Int), files: (@Sendable (_ path: String) -> [UInt8]?)? = nil
  ) async throws -> DrawnDifference? {
    guard let baseline = try BaselineFile(place.path).read(),
      case .page(let before)? = baseline[variant]
    else { return nil }
    var media = DrawingMedia(variant)
    (media.width, media.height) = size
    let drawn = try await PageDrawer.pool.compare(
      PageDrawer.source(of: SnapshotTaken(before, assets: taken.assets), files: files),
      PageDrawer.source(of: taken, files: files), media: media)
    let difference = try PixelComparison.picture(of: drawn.old, drawn.new)
    return DrawnDifference(
      pictures: [
        .old: try drawn.old.png(), .new: try drawn.new.png(), .difference: try difference.png(),
      ], count: drawn.comparison.count, width: difference.width, height: difference.height)
  }
}
