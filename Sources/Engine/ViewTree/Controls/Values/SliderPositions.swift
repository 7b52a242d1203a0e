/// The values that a slider can have.
struct SliderPositions {
  let range: ClosedRange<Double>
  /// How far apart they are; nil where any value between the ends will do.
  let step: Double?

  init(_ range: ClosedRange<Double>, step: Double?) {
    self.range = range
    self.step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }

  /// The value that is nearest to a number; nil if there is none, as for no number.
  ///
  /// As in browsers the values count from the lower end, and the last may lie before the upper one.
  func nearest(to number: Double) -> Double? {
    guard number.isFinite else { return nil }
    let value = min(max(number, range.lowerBound), range.upperBound)
    let low = range.lowerBound
    guard let step, low.isFinite, value.isFinite else { return value.isFinite ? value : nil }
    // Division leaves the last step a little before or behind itself.
    let count = ((range.upperBound - low) / step + 1e-9).rounded(.down)
    let place = min(((value - low) / step).rounded(), count)
    guard place.isFinite else { return value }
    let exact = min(low + place * step, range.upperBound)
    // What the reader sees as 0.3 is 0.3, not three times 0.1.
    let roundOff = max(abs(low), abs(exact)).ulp * 4
    return abs(exact - value) <= roundOff ? value : exact
  }
}
