extension PixelComparison {
  /// The colour of pixels that differ.
  public static let markColor = SIMD4<UInt8>(214, 0, 110, 255)

  /// A picture of the difference: the new one faded to grey, pixels that differ in ``markColor``.
  ///
  /// - Throws: ``PixelError`` if two sizes together make too large a picture.
  public static func picture(
    of old: PixelImage, _ new: PixelImage
  ) throws(PixelError) -> PixelImage {
    let width = max(old.width, new.width)
    let height = max(old.height, new.height)
    let count = try PixelImage.pixelCount(width, height)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count * 4)
    for y in 0..<height {
      for x in 0..<width {
        let isShared = x < min(old.width, new.width) && y < min(old.height, new.height)
        let after = new[x, y]
        let color = isShared && old[x, y] == after ? faded(after) : markColor
        for lane in 0..<4 { bytes.append(color[lane]) }
      }
    }
    return PixelImage(width: width, height: height, bytes: bytes)
  }

  /// A third of the pixel's lightness on white.
  private static func faded(_ color: SIMD4<UInt8>) -> SIMD4<UInt8> {
    let opacity = Int(color.w)
    let light = (Int(color.x) * 299 + Int(color.y) * 587 + Int(color.z) * 114) / 1000
    let onWhite = (light * opacity + 255 * (255 - opacity)) / 255
    let grey = UInt8(clamping: 255 - (255 - onWhite) / 3)
    return SIMD4(grey, grey, grey, 255)
  }
}
