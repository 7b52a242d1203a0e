extension PixelImage {
  /// Pictures of one width below one another; nil for none and for different widths.
  package static func stacked(_ parts: [PixelImage]) -> PixelImage? {
    guard let first = parts.first, parts.allSatisfy({ $0.width == first.width }) else { return nil }
    if parts.count == 1 { return first }
    return PixelImage(
      width: first.width, height: parts.reduce(0) { $0 + $1.height },
      bytes: parts.flatMap(\.bytes))
  }
}
