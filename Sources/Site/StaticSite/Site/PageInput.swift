public import Foundation

/// A value that pages are made from.
///
///     extension Post: PageInput {
///       func add(to inputs: inout PageInputs) {
///         inputs.add(title)
///         inputs.add(body)
///       }
///     }
public protocol PageInput {
  /// Adds all that the value says.
  func add(to inputs: inout PageInputs)
}

extension String: PageInput {
  public func add(to inputs: inout PageInputs) { inputs.add(self) }
}

extension Int: PageInput {
  public func add(to inputs: inout PageInputs) { inputs.add(self) }
}

extension Bool: PageInput {
  public func add(to inputs: inout PageInputs) { inputs.add(self) }
}

extension Date: PageInput {
  public func add(to inputs: inout PageInputs) {
    inputs.add("\(timeIntervalSinceReferenceDate.bitPattern)")
  }
}

extension ContentHash: PageInput {
  public func add(to inputs: inout PageInputs) { inputs.add(self) }
}

extension Optional: PageInput where Wrapped: PageInput {
  public func add(to inputs: inout PageInputs) {
    inputs.add(self == nil ? Bool?.none : true)
    if let self { self.add(to: &inputs) }
  }
}

extension Array: PageInput where Element: PageInput {
  public func add(to inputs: inout PageInputs) {
    inputs.add("list")
    inputs.add(count)
    for element in self { element.add(to: &inputs) }
  }
}
