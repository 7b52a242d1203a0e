package import ElementTree
package import Foundation

extension CivilDate {
  /// The second that a moment is in; what is no moment is the first that can be written.
  package init(_ date: Date) {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    let (first, last) = (Self.range.lowerBound, Self.range.upperBound)
    self.init(
      seconds: seconds >= Double(first) ? (seconds <= Double(last) ? Int64(seconds) : last) : first)
  }
}
