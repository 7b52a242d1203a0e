import Testing

@testable import Charts

@Suite("Lines through points")
struct InterpolationTests {
  private let points = [PlotPlace(0, 0), PlotPlace(0.5, 1), PlotPlace(1, 0)]

  @Test("Straight lines go from point to point")
  func linear() {
    #expect(
      Interpolation.pieces(points, .linear) == [
        .line(PlotPlace(0.5, 1)), .line(PlotPlace(1, 0)),
      ])
  }

  @Test("Steps go up at the first point, at the second or between them")
  func steps() {
    let two = [PlotPlace(0, 0), PlotPlace(1, 1)]
    #expect(
      Interpolation.pieces(two, .stepStart) == [.line(PlotPlace(0, 1)), .line(PlotPlace(1, 1))])
    #expect(
      Interpolation.pieces(two, .stepEnd) == [.line(PlotPlace(1, 0)), .line(PlotPlace(1, 1))])
    #expect(
      Interpolation.pieces(two, .stepCenter) == [
        .line(PlotPlace(0.5, 0)), .line(PlotPlace(0.5, 1)), .line(PlotPlace(1, 1)),
      ])
  }

  @Test("A monotone line is level at extremes")
  func monotone() {
    #expect(
      Interpolation.pieces(points, .monotone) == [
        .curve(PlotPlace(0.5 / 3, 0.5), PlotPlace(0.5 - 0.5 / 3, 1), PlotPlace(0.5, 1)),
        .curve(PlotPlace(0.5 + 0.5 / 3, 1), PlotPlace(1 - 0.5 / 3, 0.5), PlotPlace(1, 0)),
      ])
  }

  @Test("A monotone line never leaves the range of its ends", arguments: 0..<100)
  func withinRange(seed: Int) {
    var numbers = Linear(seed: UInt64(seed) + 7)
    let points = (0..<20).map { PlotPlace(Double($0) / 19, numbers.next(0, 1)) }
    for (index, piece) in Interpolation.pieces(points, .monotone).enumerated() {
      guard case .curve(let first, let second, let end) = piece else { continue }
      let start = points[index]
      for step in 1..<20 {
        let t = Double(step) / 20
        let (a, b, c, d) = (
          (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t
        )
        let y = a * start.y + b * first.y + c * second.y + d * end.y
        // The ends of the whole line may swing by what their tangents ask for.
        guard index > 0, index < 18 else { continue }
        #expect(y >= min(start.y, end.y) - 1e-9 && y <= max(start.y, end.y) + 1e-9, "seed \(seed)")
      }
    }
  }

  @Test("A cardinal line of full tension is straight")
  func tension() {
    #expect(
      Interpolation.pieces(points, .cardinal(1)) == [
        .curve(PlotPlace(0, 0), PlotPlace(0.5, 1), PlotPlace(0.5, 1)),
        .curve(PlotPlace(0.5, 1), PlotPlace(1, 0), PlotPlace(1, 0)),
      ])
  }

  @Test("A uniform spline of Catmull and Rom is the cardinal one without tension")
  func catmullRom() {
    let (uniform, cardinal) = (
      Interpolation.pieces(points, .catmullRom(0)), Interpolation.pieces(points, .cardinal(0))
    )
    for (first, second) in zip(uniform, cardinal) {
      guard case .curve(let a, let b, _) = first, case .curve(let c, let d, _) = second else {
        Issue.record("no curves")
        continue
      }
      // At the ends there is no neighbour, where the two differ in length only.
      if a.x > 0.4 { #expect(abs(a.x - c.x) < 1e-9 && abs(a.y - c.y) < 1e-9) }
      if b.x < 0.6 { #expect(abs(b.x - d.x) < 1e-9 && abs(b.y - d.y) < 1e-9) }
    }
  }

  @Test("One point, or none, has no line")
  func few() {
    #expect(Interpolation.pieces([], .monotone) == [])
    #expect(Interpolation.pieces([PlotPlace(0, 0)], .catmullRom(0.5)) == [])
  }

  @Test("Points at one place give no numbers that a browser can't draw")
  func equalPoints() {
    let same = Array(repeating: PlotPlace(0.5, 0.5), count: 4)
    for method: InterpolationMethod.Kind in [
      .linear, .monotone, .cardinal(0), .catmullRom(0.5), .stepCenter,
    ] {
      for piece in Interpolation.pieces(same, method) {
        switch piece {
        case .line(let end): #expect(end == PlotPlace(0.5, 0.5))
        case .curve(let first, let second, let end):
          #expect([first, second, end].allSatisfy { $0 == PlotPlace(0.5, 0.5) })
        }
      }
    }
  }
}
