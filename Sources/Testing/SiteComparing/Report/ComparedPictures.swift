package import PixelComparing

/// A page's pictures before and after, for the report.
package struct ComparedPictures: Sendable {
  /// The name of the entry.
  package var name: String
  package var old: PixelImage
  package var new: PixelImage
  package var comparison: PixelComparison

  package init(
    name: String, old: PixelImage, new: PixelImage, comparison: PixelComparison
  ) {
    self.name = name
    self.old = old
    self.new = new
    self.comparison = comparison
  }

  /// What differs, in a few words.
  var summary: String {
    if comparison.isEqual { return "No pixel differs." }
    let places = comparison.boxes.count == 1 ? "1 place" : "\(comparison.boxes.count) places"
    let size =
      comparison.isOfOneSize
      ? "" : " \(old.width) × \(old.height) became \(new.width) × \(new.height)."
    return "\(comparison.count) pixels differ in \(places), a channel by "
      + "\(comparison.largestDifference) at most.\(size)"
  }
}
