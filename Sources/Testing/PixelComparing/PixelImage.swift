/// A picture as pixels: four bytes each (red, green, blue, opacity), rows from the top without gaps.
public struct PixelImage: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The samples; colours are not multiplied by their opacity.
  public private(set) var bytes: [UInt8]

  /// The most pixels that a picture may have; a longer page is no picture to compare.
  public static let pixelLimit = 100_000_000

  /// A picture of one colour.
  ///
  /// - Parameters:
  ///   - width: In pixels.
  ///   - height: In pixels.
  ///   - color: Red, green, blue and opacity.
  /// - Throws: ``PixelError`` with the code `size` for no pixels or more than ``pixelLimit``.
  public init(
    width: Int, height: Int, color: SIMD4<UInt8> = SIMD4(255, 255, 255, 255)
  ) throws(PixelError) {
    let count = try PixelImage.pixelCount(width, height)
    self.width = width
    self.height = height
    bytes = []
    bytes.reserveCapacity(count * 4)
    for _ in 0..<count { for lane in 0..<4 { bytes.append(color[lane]) } }
  }

  /// A picture of pixels that somebody has read; there must be four bytes for each pixel.
  init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The colour of a pixel; setting one outside of the picture changes nothing.
  public subscript(x: Int, y: Int) -> SIMD4<UInt8> {
    get {
      guard (0..<width).contains(x), (0..<height).contains(y) else { return SIMD4(repeating: 0) }
      let start = (y * width + x) * 4
      return SIMD4(bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3])
    }
    set {
      guard (0..<width).contains(x), (0..<height).contains(y) else { return }
      let start = (y * width + x) * 4
      for lane in 0..<4 { bytes[start + lane] = newValue[lane] }
    }
  }

  /// The part of the picture that a box covers, cut at the picture's edges; nil if none is left.
  public func cropped(to box: PixelBox) -> PixelImage? {
    let columns = max(0, box.x)..<max(0, min(width, box.x + box.width), box.x)
    let rows = max(0, box.y)..<max(0, min(height, box.y + box.height), box.y)
    let visibleColumns = columns.clamped(to: 0..<width)
    let visibleRows = rows.clamped(to: 0..<height)
    guard !visibleColumns.isEmpty, !visibleRows.isEmpty else { return nil }
    var part: [UInt8] = []
    part.reserveCapacity(visibleColumns.count * visibleRows.count * 4)
    for row in visibleRows {
      let start = (row * width + visibleColumns.lowerBound) * 4
      part += bytes[start..<(start + visibleColumns.count * 4)]
    }
    return PixelImage(width: visibleColumns.count, height: visibleRows.count, bytes: part)
  }

  /// The number of pixels, if a picture can have so many.
  static func pixelCount(_ width: Int, _ height: Int) throws(PixelError) -> Int {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, count <= pixelLimit else {
      throw PixelError(
        .size,
        "A picture of \(width) by \(height) pixels can't be compared. "
          + "Show at most \(pixelLimit) pixels.")
    }
    return count
  }
}
