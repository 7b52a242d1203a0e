extension LiveEvent.Payload {
  /// Far more than any page has points; views may make integers of numbers that pass.
  static let largestNumber: Float = 1e8

  /// The numbers of a motion; nil unless there are so many, all of them of a size that pages have.
  func numbers(_ count: Int) -> [Double]? {
    guard case .motion(_, let numbers) = self, numbers.count == count,
      numbers.allSatisfy({ abs($0) <= Self.largestNumber })
    else { return nil }
    return numbers.map(Double.init)
  }
}
