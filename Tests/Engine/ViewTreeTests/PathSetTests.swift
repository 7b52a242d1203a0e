import Foundation
import SeededRandom
import TestSupport
import Testing
import ViewTree

@Suite("Outlines combined")
struct PathSetTests {
  private static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private static let moved = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

  @Test("Two rectangles give what sets of points give")
  func rectangles() {
    let (first, second) = (Self.square, Self.moved)
    #expect(first.intersection(second).boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(first.union(second).boundingRect == CGRect(x: 0, y: 0, width: 15, height: 15))
    #expect(first.subtracting(first).isEmpty)
    #expect(first.intersection(Path()).isEmpty)
    #expect(first.subtracting(Path()).boundingRect == first.boundingRect)
  }

  /// A point is in what is made of two outlines as it is, or isn't, in both.
  private func holds(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number() -> CGFloat { CGFloat(random.below(400)) / 4 }
    func rectangle() -> CGRect {
      CGRect(x: number(), y: number(), width: number() + 1, height: number() + 1)
    }
    func outline() -> Path {
      switch random.next() % 3 {
      case 0: return Path(ellipseIn: rectangle())
      case 1:
        var star = Path()
        star.addLines((0..<7).map { _ in CGPoint(x: number(), y: number()) })
        star.closeSubpath()
        return star
      default:
        return Path(roundedRect: rectangle(), cornerRadius: number() / 8)
      }
    }
    let (first, second) = (outline(), outline())
    let eoFill = random.next() % 2 == 0
    let union = first.union(second, eoFill: eoFill)
    let both = first.intersection(second, eoFill: eoFill)
    let rest = first.subtracting(second, eoFill: eoFill)
    let either = first.symmetricDifference(second, eoFill: eoFill)
    let edges = first.strokedPath(StrokeStyle(lineWidth: 0.5))
    let others = second.strokedPath(StrokeStyle(lineWidth: 0.5))
    for _ in 0..<60 {
      let point = CGPoint(x: number() * 2 + 0.03, y: number() * 2 + 0.07)
      if edges.contains(point) || others.contains(point) { continue }
      let (a, b) = (first.contains(point, eoFill: eoFill), second.contains(point, eoFill: eoFill))
      for rule in [false, true] {
        #expect(union.contains(point, eoFill: rule) == (a || b), "seed \(seed), \(point)")
        #expect(both.contains(point, eoFill: rule) == (a && b), "seed \(seed), \(point)")
        #expect(rest.contains(point, eoFill: rule) == (a && !b), "seed \(seed), \(point)")
        #expect(either.contains(point, eoFill: rule) == (a != b), "seed \(seed), \(point)")
      }
    }
  }

  @Test("A point is in a combination as it is in both outlines, by either rule of filling")
  func law() { for seed in 0..<40 { holds(PropertySeed.start &+ UInt64(seed)) } }

  @Test("Lines are cut where they meet an area")
  func lines() {
    var line = Path()
    line.move(to: CGPoint(x: -5, y: 5))
    line.addLine(to: CGPoint(x: 15, y: 5))
    #expect(line.lineIntersection(Self.square).description == "0 5 m 10 5 l")
    #expect(
      line.lineSubtraction(Self.square).boundingRect == CGRect(x: -5, y: 5, width: 20, height: 0))
  }

  @Test("Rings that cross themselves are the same by both rules afterwards")
  func normalized() {
    var twice = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    twice.addRect(CGRect(x: 5, y: 5, width: 5, height: 5))
    let middle = CGPoint(x: 7, y: 7)
    for rule in [false, true] {
      #expect(twice.normalized(eoFill: false).contains(middle, eoFill: rule))
      #expect(!twice.normalized(eoFill: true).contains(middle, eoFill: rule))
    }
  }

  @Test("A point that is no number leaves the first outline")
  func noNumber() {
    var broken = Path()
    broken.addLines([.zero, CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 2, y: 2)])
    #expect(Self.square.union(broken) == Self.square)
    let endless = Path(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
    #expect(Self.square.union(endless) == Self.square)
  }

  @Test("Figures are combined for the rectangle that they get")
  func figures() {
    let ticket = RoundedRectangle(cornerRadius: 12).subtracting(
      Circle().size(width: 20, height: 20).offset(x: -10, y: 15))
    let path = ticket.path(in: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(!path.contains(CGPoint(x: 3, y: 25)))
    #expect(path.contains(CGPoint(x: 15, y: 25)))
  }
}
