/// A rectangle in CSS pixels, y growing downwards.
public struct Rect: Hashable, Sendable, Codable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension Rect {
  init?(_ value: JSONValue) {
    guard let x = value["x"]?.number, let y = value["y"]?.number,
      let width = value["width"]?.number, let height = value["height"]?.number
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}
