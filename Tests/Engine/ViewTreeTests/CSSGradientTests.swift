import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import ElementTree
@testable import ViewTree

@Suite("Gradients in CSS")
struct CSSGradientTests {
  private func gradient(_ kind: CSSGradient.Kind, _ places: [Double] = [0, 1]) -> CSSGradient {
    CSSGradient(
      kind: kind,
      stops: zip(["red", "lime", "blue"], places).map {
        CSSGradient.Stop(color: $0, location: $1)
      })
  }

  @Test(
    "Lines along an edge are exact in every box",
    arguments: [
      (UnitPoint.top, UnitPoint.bottom, "linear-gradient(red,blue)"),
      (.bottom, .top, "linear-gradient(to top,red,blue)"),
      (.leading, .trailing, "linear-gradient(to right,red,blue)"),
      (.trailing, .leading, "linear-gradient(to left,red,blue)"),
      (.top, .center, "linear-gradient(red 0,blue 50%)"),
      (.trailing, .center, "linear-gradient(to left,red 0,blue 50%)"),
      (
        UnitPoint(x: 0.25, y: 0), UnitPoint(x: 0.75, y: 0),
        "linear-gradient(to right,red 25%,blue 75%)"
      ),
      (.center, .center, "linear-gradient(blue 0 0)"),
    ])
  func straight(_ from: UnitPoint, _ to: UnitPoint, _ expected: String) {
    let gradient = CSSGradient(
      kind: .linear(from: from, to: to),
      stops: [.init(color: "red", location: 0), .init(color: "blue", location: 1)])
    #expect(gradient.css == expected)
    #expect(!gradient.isSized || gradient.css(width: 9, height: 4) == expected)
  }

  @Test("A line from corner to corner is exact where the proportions are known")
  func slanted() {
    let gradient = gradient(.linear(from: .topLeading, to: .bottomTrailing))
    #expect(gradient.css == "linear-gradient(to bottom right,red,lime)")
    #expect(gradient.css(width: 50, height: 50) == "linear-gradient(135deg,red,lime)")
    #expect(gradient.css(width: 400, height: 300) == "linear-gradient(126.8699deg,red,lime)")
  }

  @Test("What CSS draws for a known size is what the two points say")
  func law() throws {
    var random = SeededGenerator(seed: PropertySeed.start)
    for _ in 0..<200 {
      func unit() -> CGFloat { CGFloat(Int.random(in: 0...20, using: &random)) / 20 }
      let (from, to) = (UnitPoint(x: unit(), y: unit()), UnitPoint(x: unit(), y: unit()))
      guard from.x != to.x, from.y != to.y else { continue }
      let (w, h) = (
        Double.random(in: 10...500, using: &random), Double.random(in: 10...500, using: &random)
      )
      let text = gradient(.linear(from: from, to: to)).css(width: w, height: h)
      let drawn = try #require(DrawnGradient(text, w, h), "\(text)")
      for _ in 0..<5 {
        let point = (
          Double.random(in: 0...w, using: &random), Double.random(in: 0...h, using: &random)
        )
        let (dx, dy) = ((to.x - from.x) * w, (to.y - from.y) * h)
        let expected =
          ((point.0 - from.x * w) * dx + (point.1 - from.y * h) * dy) / (dx * dx + dy * dy)
        #expect(abs(drawn.part(at: point) - expected) < 1e-3, "seed \(random.seed) \(text)")
      }
    }
  }

  @Test("Circles are in points, ellipses in parts of the sides")
  func round() {
    #expect(
      gradient(.radial(center: .center, from: 0, to: 50)).css
        == "radial-gradient(circle,red 0,lime 50px)")
    #expect(
      gradient(.radial(center: .topLeading, from: 10, to: 50), [0, 0.5, 1]).css
        == "radial-gradient(circle at 0 0,red 10px,lime 30px,blue 50px)")
    #expect(
      gradient(.elliptical(center: .center, from: 0, to: 0.5)).css
        == "radial-gradient(100% 100%,red 0,lime 50%)")
  }

  @Test("Angles begin at the x axis; what a part of a turn leaves is halved between the ends")
  func angular() {
    #expect(
      gradient(.angular(center: .center, from: 0, to: 360)).css
        == "conic-gradient(from 90deg,red,lime)")
    #expect(
      gradient(.angular(center: .bottom, from: -90, to: 270)).css
        == "conic-gradient(at 50% 100%,red,lime)")
    #expect(
      gradient(.angular(center: .center, from: 0, to: 180)).css
        == "conic-gradient(from 90deg,red 0,lime 180deg,lime 270deg,red 270deg)")
    #expect(
      gradient(.angular(center: .center, from: 180, to: 0)).css
        == "conic-gradient(from 90deg,lime 0,red 180deg,red 270deg,lime 270deg)")
    #expect(
      gradient(.angular(center: .center, from: 0, to: 720)).css
        == "conic-gradient(from 90deg,red -100%,lime 100%)")
  }

  @Test("Few colours are fine, too")
  func few() {
    #expect(
      CSSGradient(kind: .linear(from: .top, to: .bottom), stops: []).css
        == "linear-gradient(transparent 0 0)")
    #expect(gradient(.linear(from: .top, to: .bottom), [0]).css == "linear-gradient(red 0 0)")
    var perceptual = gradient(.linear(from: .top, to: .bottom))
    perceptual.isPerceptual = true
    #expect(perceptual.css == "linear-gradient(in oklab,red,lime)")
  }
}

/// A linear gradient of two colours as CSS Images 4 says that it is drawn.
private struct DrawnGradient {
  let start: (Double, Double)
  let along: (Double, Double)

  init?(_ text: String, _ width: Double, _ height: Double) {
    let parts = text.dropFirst("linear-gradient(".count).dropLast().split(separator: ",")
    guard parts.count == 3, parts[0].hasSuffix("deg"),
      let degrees = Double(parts[0].dropLast(3))
    else { return nil }
    let angle = degrees * .pi / 180
    let (x, y) = (sin(angle), -cos(angle))
    let length = abs(x) * width + abs(y) * height
    func place(_ stop: Substring, _ usual: Double) -> Double {
      guard let space = stop.firstIndex(of: " ") else { return usual }
      let number = stop[stop.index(after: space)...]
      return number.hasSuffix("%") ? (Double(number.dropLast()) ?? .nan) / 100 : 0
    }
    let (first, last) = (place(parts[1], 0), place(parts[2], 1))
    start = (
      width / 2 + x * length * (first - 0.5), height / 2 + y * length * (first - 0.5)
    )
    along = (x * length * (last - first), y * length * (last - first))
  }

  func part(at point: (Double, Double)) -> Double {
    let (x, y) = (point.0 - start.0, point.1 - start.1)
    return (x * along.0 + y * along.1) / (along.0 * along.0 + along.1 * along.1)
  }
}
