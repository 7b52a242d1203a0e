/// The tiles of a picture in which something changed, and what of them changed.
struct ChangedTiles {
  /// What changed inside a tile, or a group of them.
  private struct Bounds {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    mutating func include(_ other: Bounds) {
      left = min(left, other.left)
      top = min(top, other.top)
      right = max(right, other.right)
      bottom = max(bottom, other.bottom)
    }
  }

  private let edge: Int
  private let columns: Int
  private let rows: Int
  private var tiles: [Bounds?]

  init(width: Int, height: Int, edge: Int) {
    self.edge = edge
    columns = (width + edge - 1) / edge
    rows = (height + edge - 1) / edge
    tiles = Array(repeating: nil, count: columns * rows)
  }

  /// Notes a pixel; it must be inside of the picture.
  mutating func insert(_ x: Int, _ y: Int) {
    let index = (y / edge) * columns + x / edge
    let pixel = Bounds(left: x, top: y, right: x, bottom: y)
    if tiles[index] == nil { tiles[index] = pixel } else { tiles[index]?.include(pixel) }
  }

  /// The bounds of tiles that touch one another, corners included.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tiles.
  func boxes() -> [PixelBox] {
    var left = tiles
    var result: [PixelBox] = []
    for start in left.indices {
      guard var bounds = left[start] else { continue }
      left[start] = nil
      var waiting = [start]
      while let tile = waiting.popLast() {
        for neighbour in neighbours(of: tile) {
          guard let found = left[neighbour] else { continue }
          left[neighbour] = nil
          bounds.include(found)
          waiting.append(neighbour)
        }
      }
      result.append(
        PixelBox(
          x: bounds.left, y: bounds.top, width: bounds.right - bounds.left + 1,
          height: bounds.bottom - bounds.top + 1))
    }
    return result.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  private func neighbours(of tile: Int) -> [Int] {
    let (row, column) = (tile / columns, tile % columns)
    var result: [Int] = []
    for other in max(0, row - 1)...min(rows - 1, row + 1) {
      for place in max(0, column - 1)...min(columns - 1, column + 1) {
        result.append(other * columns + place)
      }
    }
    return result
  }
}
