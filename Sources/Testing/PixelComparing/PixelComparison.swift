import Glibc

/// How two pictures differ: exactly, without a threshold that could hide something.
///
/// Where one picture is larger than the other, what only one has counts as different.
///
///     let comparison = PixelComparison(old, new)
///     comparison.count
///     // 12
///     comparison.boxes
///     // [12 × 1 at 30, 7]
public struct PixelComparison: Hashable, Sendable {
  /// The number of pixels that differ.
  public private(set) var count = 0
  /// The largest difference of one channel of one pixel, 0 to 255; 255 where sizes differ.
  public private(set) var largestDifference = 0
  /// The bounds of groups of pixels that differ, from the top, then from the left.
  ///
  /// Pixels less than ``reach`` apart belong to one group.
  public private(set) var boxes: [PixelBox] = []
  /// The width of both, or the larger one.
  public let width: Int
  /// The height of both, or the larger one.
  public let height: Int
  /// Whether both have one size.
  public let isOfOneSize: Bool

  /// The edge of the tiles that groups are made of, in pixels.
  public static let reach = 16

  /// Whether every pixel is the same.
  public var isEqual: Bool { count == 0 }

  /// Compares two pictures.
  ///
  /// - Complexity: O(*n*), where *n* is the number of pixels; equal pictures are compared as memory.
  public init(_ old: PixelImage, _ new: PixelImage) {
    width = max(old.width, new.width)
    height = max(old.height, new.height)
    isOfOneSize = old.width == new.width && old.height == new.height
    if isOfOneSize, PixelComparison.isSame(old.bytes, new.bytes) { return }
    var tiles = ChangedTiles(width: width, height: height, edge: Self.reach)
    for y in 0..<height { compare(row: y, old, new, &tiles) }
    boxes = tiles.boxes()
    if !isOfOneSize { largestDifference = 255 }
  }

  private mutating func compare(
    row y: Int, _ old: PixelImage, _ new: PixelImage, _ tiles: inout ChangedTiles
  ) {
    let shared = y < old.height && y < new.height ? min(old.width, new.width) : 0
    if shared > 0 {
      old.bytes.withUnsafeBytes { oldBytes in
        new.bytes.withUnsafeBytes { newBytes in
          let left = UnsafeRawBufferPointer(rebasing: oldBytes[(y * old.width * 4)...])
          let right = UnsafeRawBufferPointer(rebasing: newBytes[(y * new.width * 4)...])
          guard let a = left.baseAddress, let b = right.baseAddress, memcmp(a, b, shared * 4) != 0
          else { return }
          for x in 0..<shared {
            let before = left.loadUnaligned(fromByteOffset: x * 4, as: SIMD4<UInt8>.self)
            let after = right.loadUnaligned(fromByteOffset: x * 4, as: SIMD4<UInt8>.self)
            if before == after { continue }
            count += 1
            tiles.insert(x, y)
            let distance = pointwiseMax(before, after) &- pointwiseMin(before, after)
            largestDifference = max(largestDifference, Int(distance.max()))
          }
        }
      }
    }
    for x in shared..<width where isInside(x, y, old) || isInside(x, y, new) {
      count += 1
      tiles.insert(x, y)
    }
  }

  private func isInside(_ x: Int, _ y: Int, _ image: PixelImage) -> Bool {
    x < image.width && y < image.height
  }

  private static func isSame(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard left.count == right.count else { return false }
    return left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in
        guard let a = left.baseAddress, let b = right.baseAddress else { return true }
        return memcmp(a, b, left.count) == 0
      }
    }
  }
}
