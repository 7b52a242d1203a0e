import Foundation

/// Numbers for values of a type, the same for equal ones.
///
/// A few values are remembered, which is what rows have of fonts, colours and the like. One that comes again
/// after many others gets another number; no number ever stands for two values.
final class ValueNumbers<Value: Equatable> {
  @exclusivity(unchecked) private var values: [Value] = []
  @exclusivity(unchecked) private var numbers: [Int] = []
  @exclusivity(unchecked) private var next = 0
  /// What stood last at each place of an outline, as an index of what is known: rows of a kind have
  /// the same there, so that one comparison is mostly enough.
  @exclusivity(unchecked) private var guesses = [UInt8](repeating: 0, count: 256)
  private let most = 32

  /// - Parameter place: Where in an outline the value stands.
  func number(of value: Value, at place: Int) -> Int {
    withUnsafePointer(to: value) { number(of: $0, at: place) }
  }

  /// - Parameters:
  ///   - pointer: Where the value is.
  ///   - place: Where in an outline the value stands.
  func number(of pointer: UnsafePointer<Value>, at place: Int) -> Int {
    let guess = Int(guesses[place & 255])
    if guess < values.count, isSame(pointer, at: guess) { return numbers[guess] }
    return number(ofOther: pointer.pointee, at: place)
  }

  /// The number of a value that isn't what stood there last.
  private func number(ofOther value: Value, at place: Int) -> Int {
    if let index = values.firstIndex(of: value) {
      guesses[place & 255] = UInt8(truncatingIfNeeded: index)
      return numbers[index]
    }
    next += 1
    if values.count == most {
      values.removeFirst()
      numbers.removeFirst()
    }
    guesses[place & 255] = UInt8(truncatingIfNeeded: values.count)
    values.append(value)
    numbers.append(next)
    return next
  }

  /// Whether a value is equal to a known one. Mostly both have the same bytes, and then nothing has to be copied.
  private func isSame(_ pointer: UnsafePointer<Value>, at index: Int) -> Bool {
    values.withUnsafeBufferPointer { values in
      guard let known = values.baseAddress else { return false }
      return memcmp(known + index, pointer, MemoryLayout<Value>.size) == 0
        || known[index] == pointer.pointee
    }
  }
}
