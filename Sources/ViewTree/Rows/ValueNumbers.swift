/// Numbers for values of a type, the same for equal ones.
///
/// A few values are remembered, which is what rows have of fonts, colours and the like. One that comes again
/// after many others gets another number; no number ever stands for two values.
final class ValueNumbers<Value: Equatable> {
  @exclusivity(unchecked) private var known: [(value: Value, number: Int)] = []
  @exclusivity(unchecked) private var next = 0
  private let most = 32

  func number(of value: Value) -> Int {
    for entry in known where entry.value == value { return entry.number }
    next += 1
    if known.count == most { known.removeFirst() }
    known.append((value, next))
    return next
  }
}
