import Foundation

/// Round numbers for axes.
enum NiceNumbers {
  /// The least round step (1, 2 or 5 times a power of ten) that divides a width into no more parts than
  /// wanted, but for half of one.
  static func step(for width: Double, count: Int) -> Double {
    guard width.isFinite, width > 0 else { return 1 }
    let raw = width / (Double(max(1, count)) + 0.5)
    let power = pow(10, floor(log10(raw)))
    guard power > 0, power.isFinite else { return width }
    let ratio = raw / power
    let slack = 1 + 1e-9
    let factor: Double = ratio <= slack ? 1 : ratio <= 2 * slack ? 2 : ratio <= 5 * slack ? 5 : 10
    return factor * power
  }

  /// The multiples of a step from one bound to another, at most a thousand.
  static func multiples(of step: Double, from low: Double, to high: Double) -> [Double] {
    guard step > 0, step.isFinite, low.isFinite, high.isFinite, low <= high else { return [] }
    let slack = step * 1e-9
    let first = ((low - slack) / step).rounded(.up)
    let last = ((high + slack) / step).rounded(.down)
    guard first <= last, last - first < 1000 else { return [] }
    return (0...Int(last - first)).map { index in
      let value = (first + Double(index)) * step
      // 3 * 0.1 is not 0.3: the nearest number of few digits is what is meant.
      return value == 0 ? 0 : rounded(value, toStep: step)
    }
  }

  /// A multiple of a step without the error of the multiplication.
  private static func rounded(_ value: Double, toStep step: Double) -> Double {
    let digits = max(0, Int(-floor(log10(step))) + 2)
    guard digits < 15 else { return value }
    let scale = pow(10, Double(digits))
    let result = (value * scale).rounded() / scale
    return result.isFinite ? result : value
  }
}
