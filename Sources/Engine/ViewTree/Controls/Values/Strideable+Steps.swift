/// Steps that end where the bounds do, or what the type can hold.
extension Strideable {
  /// The value one step further, no further than the bounds and the type allow; nothing traps.
  ///
  /// - Parameters:
  ///   - step: How far.
  ///   - isBack: Whether the way goes back.
  ///   - bounds: Where the way ends; nil where only the type says so.
  func moved(by step: Stride, isBack: Bool, in bounds: ClosedRange<Self>?) -> Self {
    var result = self
    if let integer = self as? any FixedWidthInteger {
      result = integer.stopped(step, isBack: isBack) as? Self ?? self
    } else if let bounds, reaches(isBack, step, bounds) {
      return isBack != (step < 0) ? bounds.lowerBound : bounds.upperBound
    } else {
      result = advanced(by: isBack ? -step : step)
      if let number = result as? any FloatingPoint {
        result = number.finite as? Self ?? self
      }
    }
    guard let bounds else { return result }
    return min(max(result, bounds.lowerBound), bounds.upperBound)
  }

  /// Whether a step leads to the bounds' end or beyond, which a type need not be able to hold.
  private func reaches(_ isBack: Bool, _ step: Stride, _ bounds: ClosedRange<Self>) -> Bool {
    let isDown = isBack != (step < 0)
    let room = isDown ? bounds.lowerBound.distance(to: self) : distance(to: bounds.upperBound)
    return step < 0 ? room <= -step : room <= step
  }
}

extension FixedWidthInteger {
  /// The number a step further, or the last that the type can hold.
  fileprivate func stopped(_ step: Any, isBack: Bool) -> Self {
    guard let step = step as? any BinaryInteger else { return self }
    func isNegative(_ number: some BinaryInteger) -> Bool { number < 0 }
    func distance(_ number: some BinaryInteger) -> Magnitude? {
      Magnitude(exactly: number.magnitude)
    }
    let isDown = isBack != isNegative(step)
    // The difference of two numbers of a type always fits into its magnitude.
    let room = Magnitude(truncatingIfNeeded: isDown ? self &- .min : .max &- self)
    guard let distance = distance(step), distance <= room else { return isDown ? .min : .max }
    let change = Self(truncatingIfNeeded: distance)
    return isDown ? self &- change : self &+ change
  }
}

extension FloatingPoint {
  /// The number, or the largest of its sign where it is beyond all.
  fileprivate var finite: Self {
    guard isInfinite else { return self }
    return self < 0 ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude
  }
}
