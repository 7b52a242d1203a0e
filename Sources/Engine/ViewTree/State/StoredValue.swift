/// What is stored under one key of `@AppStorage`: a cell for each type that views read it as.
@MainActor
package final class StoredValue {
  private var cells: [any SharedCell] = []

  /// The cell of a type, which begins with what is kept, otherwise with `initial`.
  func cell<Value>(
    beginningWith initial: Value, kept: @autoclosure () -> [UInt8]?, in graph: ViewGraph,
    keep: @escaping @MainActor ([UInt8]) -> Void
  ) -> StateCell<Value> {
    for case let known as StateCell<Value> in cells { return known }
    let bytes = cells.lazy.compactMap(\.keptValue).first ?? kept()
    let new = StateCell(
      bytes.flatMap { StateCoding.decode(Value.self, $0) } ?? initial, in: graph)
    new.onSet = { [weak self, weak new] value in
      onMainActor {
        guard let bytes = StateCoding.encode(value) else { return }
        self?.take(bytes, from: new)
        keep(bytes)
      }
    }
    cells.append(new)
    return new
  }

  /// Gives a value that was kept to views of all types; what is none of a type is ignored there.
  ///
  /// - Parameter origin: The cell that has it already.
  func take(_ bytes: [UInt8], from origin: AnyObject? = nil) {
    for cell in cells where cell !== origin { cell.take(bytes) }
  }
}
