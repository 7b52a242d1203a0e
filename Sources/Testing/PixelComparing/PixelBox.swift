/// A rectangle of whole pixels, y growing downwards.
public struct PixelBox: Hashable, Sendable, Codable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension PixelBox: CustomStringConvertible {
  /// As in `12 × 4 at 30, 7`.
  public var description: String { "\(width) × \(height) at \(x), \(y)" }
}
