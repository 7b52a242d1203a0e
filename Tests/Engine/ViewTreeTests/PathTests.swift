import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import ViewTree

@Suite("Paths")
struct PathTests {
  private func path(_ text: String) throws -> Path { try #require(Path(text)) }

  @Test(
    "Path data has no needless character",
    arguments: [
      ("0 0 m 10 0 l 10 10 l h", "M0 0H10V10Z"),
      ("1.5 2.25 m 3 4 l 5.12345 6 l", "M1.5 2.25 3 4 5.123 6"),
      ("0.5 0.5 m 0.25 -0.5 l", "M.5.5.25-.5"),
      ("0 0 m 1 1 l 2 3 l", "M0 0 1 1 2 3"),
      ("0 0 m 1 2 3 4 q 5 6 7 8 9 10 c", "M0 0Q1 2 3 4c2 2 4 4 6 6"),
      ("0 0 m 1 1 m 2 2 m 3 3 l", "M0 0M1 1M2 2 3 3"),
      ("5 5 m 5 5 l", "M5 5 5 5"),
    ])
  func data(_ text: String, _ expected: String) throws {
    #expect(try path(text).svg == expected)
  }

  @Test("Data is read as the path it was written from, whatever was relative")
  func dataIsExact() {
    var random = SeededGenerator(seed: PropertySeed.start)
    for _ in 0..<200 {
      var path = Path()
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        func point() -> CGPoint {
          CGPoint(
            x: Double(Int.random(in: -9999...9999, using: &random)) / 100,
            y: Double(Int.random(in: -9999...9999, using: &random)) / 100)
        }
        switch Int.random(in: 0...4, using: &random) {
        case 0: path.move(to: point())
        case 1: path.addLine(to: point())
        case 2: path.addQuadCurve(to: point(), control: point())
        case 3: path.addCurve(to: point(), control1: point(), control2: point())
        default: path.closeSubpath()
        }
      }
      #expect(
        PathDataReader.points(path.svg) == path.elements.flatMap(\.points), "seed \(random.seed)")
    }
  }

  @Test("A description makes the same path again")
  func descriptions() throws {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 50, height: 20), cornerRadius: 5)
    #expect(Path(path.description) == path)
    #expect(Path("0 0 m 1 l") == nil)
    #expect(Path("0 0 m 1 2 3") == nil)
    #expect(Path("nan 0 m") == nil)
    #expect(Path("") == Path())
  }

  @Test("An ellipse is four curves around the middle, from the right")
  func ellipse() {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(
      path.svg
        == "M20 5c0 2.761-4.477 5-10 5C4.477 10 0 7.761 0 5 0 2.239 4.477 0 10 0c5.523 0 10 2.239 10 5Z"
    )
    let bounds = path.boundingRect
    #expect(abs(bounds.minX) < 1e-9 && abs(bounds.width - 20) < 1e-9)
    #expect(abs(bounds.minY) < 1e-9 && abs(bounds.height - 10) < 1e-9)
  }

  @Test(
    "An arc goes the way that is asked for",
    arguments: [
      (0.0, 90.0, false, CGPoint(x: 7.0710678, y: 7.0710678)),
      (0, 90, true, CGPoint(x: -7.0710678, y: -7.0710678)),
      (90, 0, false, CGPoint(x: -7.0710678, y: -7.0710678)),
      (-90, 0, false, CGPoint(x: 7.0710678, y: -7.0710678)),
      (0, 720, false, CGPoint(x: -10, y: 0)),
    ])
  func arcs(_ start: Double, _ end: Double, _ clockwise: Bool, _ middle: CGPoint) throws {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
      clockwise: clockwise)
    let half = path.trimmedPath(from: 0, to: 0.5)
    let point = try #require(half.currentPoint)
    #expect(abs(point.x - middle.x) < 0.01 && abs(point.y - middle.y) < 0.01)
  }

  @Test("An arc between two lines touches both")
  func tangents() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(
      tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    #expect(path.svg == "M0 0H15c2.761 0 5 2.239 5 5")
    path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(
      tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 40, y: 0), radius: 5)
    #expect(path.svg == "M0 0H20")
  }

  @Test("A part of a path has its part of the length, and parts make the whole")
  func trimming() {
    var random = SeededGenerator(seed: PropertySeed.start)
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    for _ in 0..<100 {
      let low = CGFloat.random(in: 0...1, using: &random)
      let high = CGFloat.random(in: low...1, using: &random)
      let length = circle.trimmedPath(from: low, to: high).length
      #expect(abs(length - (high - low) * circle.length) < 0.1, "seed \(random.seed)")
    }
    #expect(circle.trimmedPath(from: 0, to: 1) == circle)
    #expect(circle.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(circle.trimmedPath(from: .nan, to: 0.5).isEmpty)
    let quarter = circle.trimmedPath(from: 0, to: 0.25)
    #expect(quarter.svg == "M100 50c0 27.614-22.386 50-50 50")
  }

  @Test("A point is inside by the rule that is asked for")
  func containment() {
    var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    #expect(!path.contains(CGPoint(x: 15, y: 15), eoFill: true))
    #expect(path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(!path.contains(CGPoint(x: 35, y: 5)))
  }

  @Test("The outline of a line covers what is within half of its width")
  func strokes() {
    var line = Path()
    line.move(to: CGPoint(x: 0, y: 0))
    line.addLine(to: CGPoint(x: 20, y: 0))
    line.addLine(to: CGPoint(x: 20, y: 20))
    let miter = line.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(miter.boundingRect == CGRect(x: 0, y: -2, width: 22, height: 22))
    #expect(miter.contains(CGPoint(x: 21.5, y: -1.5)))
    let bevel = line.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .bevel))
    #expect(!bevel.contains(CGPoint(x: 21.5, y: -1.5)))
    let square = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
    #expect(square.boundingRect == CGRect(x: -2, y: -2, width: 24, height: 24))
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [5, 5]))
    #expect(dashed.contains(CGPoint(x: 4, y: 0)))
    #expect(!dashed.contains(CGPoint(x: 7, y: 0)))
    #expect(dashed.contains(CGPoint(x: 12, y: 0)))
  }

  @Test("Numbers that are none don't stop anything")
  func noNumbers() {
    var path = Path()
    path.addArc(
      center: CGPoint(x: CGFloat.nan, y: 0), radius: .infinity, startAngle: .zero,
      endAngle: .degrees(.infinity), clockwise: false)
    path.addArc(
      center: .zero, radius: .infinity, startAngle: .zero, endAngle: .degrees(90),
      clockwise: false)
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: -.infinity))
    _ = path.trimmedPath(from: 0.2, to: 0.4)
    _ = path.strokedPath(StrokeStyle(lineWidth: .nan, dash: [.nan, 0]))
    _ = path.contains(.zero)
    #expect(path.svg == "M0 0C0 0 0 0 0 0L0 0")
  }

  @Test("A map and its inverse give the path back")
  func maps() {
    let map = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 3).translatedBy(x: 4, y: 5)
    let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    let back = path.applying(map).applying(map.inverted())
    for (a, b) in zip(path.elements.flatMap(\.points), back.elements.flatMap(\.points)) {
      #expect(abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9)
    }
    #expect(
      CGPoint(x: 1, y: 1).applying(CGAffineTransform(1, 0, 0, 1, 2, 3)) == CGPoint(x: 3, y: 4))
  }
}

extension Path {
  fileprivate var length: CGFloat {
    subpaths.flatMap(\.segments).reduce(0) { $0 + ($1.lengths.last ?? 0) }
  }
}

/// Reads path data by the grammar of SVG, for the commands that we write.
private enum PathDataReader {
  static func points(_ data: String) -> [CGPoint] {
    var rest = Array(data)[...]
    var result: [CGPoint] = []
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    var command: Character = " "
    func number() -> CGFloat {
      while rest.first == " " { rest.removeFirst() }
      var text = ""
      while let next = rest.first, next.isNumber || next == "." || next == "-" {
        if next == "-", !text.isEmpty { break }
        if next == ".", text.contains(".") { break }
        text.append(next)
        rest.removeFirst()
      }
      return CGFloat(Double(text) ?? .nan)
    }
    while let next = rest.first {
      if next.isLetter {
        command = next
        rest.removeFirst()
        if next == "Z" { current = start }
        if next == "Z" { continue }
      }
      let isRelative = command.isLowercase
      let origin = current
      func point() -> CGPoint {
        let (x, y) = (number(), number())
        let point = isRelative ? CGPoint(x: origin.x + x, y: origin.y + y) : CGPoint(x: x, y: y)
        return CGPoint(x: (point.x * 100).rounded() / 100, y: (point.y * 100).rounded() / 100)
      }
      switch Character(command.lowercased()) {
      case "h":
        let x = number() + (isRelative ? origin.x : 0)
        current = CGPoint(x: (x * 100).rounded() / 100, y: origin.y)
        result.append(current)
      case "v":
        let y = number() + (isRelative ? origin.y : 0)
        current = CGPoint(x: origin.x, y: (y * 100).rounded() / 100)
        result.append(current)
      case let letter:
        let count = letter == "c" ? 3 : letter == "q" ? 2 : 1
        for _ in 0..<count {
          current = point()
          result.append(current)
        }
        if letter == "m" {
          start = current
          command = isRelative ? "l" : "L"
        }
      }
    }
    return result
  }
}
