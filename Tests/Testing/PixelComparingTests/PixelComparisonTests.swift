import PixelComparing
import SeededRandom
import TestSupport
import Testing

@Suite("Pixel comparison")
struct PixelComparisonTests {
  private let white = SIMD4<UInt8>(repeating: 255)

  @Test("Equal pictures differ in nothing")
  func equal() throws {
    let image = try PixelImage(width: 780, height: 640)
    let comparison = PixelComparison(image, image)
    #expect(comparison.isEqual)
    #expect(comparison.boxes == [])
    #expect(comparison.largestDifference == 0)
  }

  @Test("One step of one channel of one pixel is a difference")
  func oneStep() throws {
    let old = try PixelImage(width: 40, height: 30)
    var new = old
    new[39, 29] = SIMD4(255, 254, 255, 255)
    let comparison = PixelComparison(old, new)
    #expect(comparison.count == 1)
    #expect(comparison.largestDifference == 1)
    #expect(comparison.boxes == [PixelBox(x: 39, y: 29, width: 1, height: 1)])
  }

  @Test("Changes that touch at a corner have one box")
  func corners() throws {
    let old = try PixelImage(width: 200, height: 200)
    for step in [1, -1] {
      var new = old
      // A diagonal through many tiles, without a pixel in the tiles beside it.
      for place in 0..<200 { new[place, step > 0 ? place : 199 - place] = .init(0, 0, 0, 255) }
      #expect(
        PixelComparison(old, new).boxes == [PixelBox(x: 0, y: 0, width: 200, height: 200)])
    }
  }

  @Test("A change of opacity alone is a difference")
  func opacity() throws {
    let old = try PixelImage(width: 4, height: 4)
    var new = old
    new[0, 0] = SIMD4(255, 255, 255, 0)
    #expect(PixelComparison(old, new).largestDifference == 255)
  }

  @Test("Changes far apart have boxes of their own, from the top and the left")
  func boxes() throws {
    let old = try PixelImage(width: 200, height: 100)
    var new = old
    for x in 100..<160 { new[x, 3] = .init(0, 0, 0, 255) }
    for y in 60..<64 { for x in 5..<9 { new[x, y] = .init(0, 0, 0, 255) } }
    let comparison = PixelComparison(old, new)
    #expect(comparison.count == 76)
    #expect(
      comparison.boxes == [
        PixelBox(x: 100, y: 3, width: 60, height: 1), PixelBox(x: 5, y: 60, width: 4, height: 4),
      ])
    #expect(comparison.boxes.map(\.description) == ["60 × 1 at 100, 3", "4 × 4 at 5, 60"])
  }

  @Test("Pixels that only one of two sizes has are different")
  func sizes() throws {
    let old = try PixelImage(width: 10, height: 10)
    let new = try PixelImage(width: 12, height: 8)
    let comparison = PixelComparison(old, new)
    // Two columns of eight, two rows of ten; the corner is in neither.
    #expect(comparison.count == 36)
    #expect(comparison.largestDifference == 255)
    #expect(!comparison.isOfOneSize)
    #expect(comparison.boxes == [PixelBox(x: 0, y: 0, width: 12, height: 10)])
  }

  @Test("Count, largest difference and bounds are those of looking at each pixel")
  func agreesWithLoop() throws {
    for number in 0..<40 {
      let seed = PropertySeed.start &+ UInt64(number)
      var random = SeededGenerator(seed: seed)
      let old = try picture(&random)
      var new = old
      for _ in 0..<Int.random(in: 0...20, using: &random) {
        let x = Int.random(in: 0..<new.width, using: &random)
        let y = Int.random(in: 0..<new.height, using: &random)
        new[x, y] = color(&random)
      }
      var (count, largest) = (0, 0)
      for y in 0..<old.height {
        for x in 0..<old.width where old[x, y] != new[x, y] {
          count += 1
          for lane in 0..<4 {
            largest = max(largest, abs(Int(old[x, y][lane]) - Int(new[x, y][lane])))
          }
        }
      }
      let comparison = PixelComparison(old, new)
      #expect(comparison.count == count, "seed \(seed)")
      #expect(comparison.largestDifference == largest, "seed \(seed)")
      for y in 0..<old.height {
        for x in 0..<old.width where old[x, y] != new[x, y] {
          let isInside = comparison.boxes.contains { box in
            (box.x..<(box.x + box.width)).contains(x) && (box.y..<(box.y + box.height)).contains(y)
          }
          #expect(isInside, "seed \(seed)")
        }
      }
      #expect(PixelComparison(new, old) == comparison, "seed \(seed)")
    }
  }

  @Test("The picture of the difference marks what differs and fades the rest")
  func picture() throws {
    let old = try PixelImage(width: 3, height: 1, color: SIMD4(0, 0, 0, 255))
    var new = old
    new[1, 0] = SIMD4(0, 0, 1, 255)
    let picture = try PixelComparison.picture(of: old, new)
    #expect(picture[0, 0] == SIMD4(170, 170, 170, 255))
    #expect(picture[1, 0] == PixelComparison.markColor)
    #expect(picture[2, 0] == SIMD4(170, 170, 170, 255))
  }

  @Test("A part of a picture is cut at its edges")
  func cropping() throws {
    var image = try PixelImage(width: 4, height: 4)
    image[3, 3] = SIMD4(1, 2, 3, 255)
    let part = try #require(image.cropped(to: PixelBox(x: 3, y: 2, width: 9, height: 9)))
    #expect(part.width == 1)
    #expect(part.height == 2)
    #expect(part[0, 1] == SIMD4(1, 2, 3, 255))
    #expect(image.cropped(to: PixelBox(x: 4, y: 0, width: 1, height: 1)) == nil)
    #expect(image.cropped(to: PixelBox(x: -9, y: 0, width: 3, height: 1)) == nil)
  }

  private func picture(_ random: inout SeededGenerator) throws -> PixelImage {
    var image = try PixelImage(
      width: Int.random(in: 1...40, using: &random), height: Int.random(in: 1...40, using: &random))
    for _ in 0..<30 {
      image[
        Int.random(in: 0..<image.width, using: &random),
        Int.random(in: 0..<image.height, using: &random)] = color(&random)
    }
    return image
  }

  private func color(_ random: inout SeededGenerator) -> SIMD4<UInt8> {
    SIMD4(
      .random(in: 0...255, using: &random), .random(in: 0...255, using: &random),
      .random(in: 0...255, using: &random), .random(in: 0...255, using: &random))
  }
}
