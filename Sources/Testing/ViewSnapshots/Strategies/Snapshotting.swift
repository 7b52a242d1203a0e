/// A way to take snapshots of values, which needs no browser.
///
/// A strategy is a value; new ones are made from others by ``pullback(_:)``:
///
///     extension Snapshotting where Value == Invoice, Format == String {
///       static var summary: Self { Snapshotting<String, String>.lines.pullback(\.summary) }
///     }
public struct Snapshotting<Value, Format: SnapshotFormat>: Sendable {
  /// The name that baselines have for it, such as `tree`.
  public let name: String
  package let take: @Sendable @MainActor (Value, SnapshotVariant) throws -> SnapshotTaken<Format>

  /// Creates a strategy.
  ///
  /// - Parameters:
  ///   - name: What baselines' files and messages call it.
  ///   - take: Gives the snapshot of a value in a variant; equal values in equal variants must give
  ///     equal snapshots.
  public init(
    name: String,
    taking take:
      @escaping @Sendable @MainActor (Value, SnapshotVariant) throws -> SnapshotTaken<
        Format
      >
  ) {
    self.name = name
    self.take = take
  }

  /// Creates a strategy that ignores variants.
  public init(
    name: String, format: @escaping @Sendable @MainActor (Value) throws -> Format
  ) {
    self.init(name: name) { value, _ in SnapshotTaken(try format(value)) }
  }

  /// The strategy for other values, each of which has one of these.
  public func pullback<Other>(
    _ transform: @escaping @Sendable @MainActor (Other) throws -> Value
  ) -> Snapshotting<Other, Format> {
    let take = take
    return Snapshotting<Other, Format>(name: name) { other, variant in
      try take(try transform(other), variant)
    }
  }
}

extension Snapshotting where Value == String, Format == String {
  /// The text itself, by lines.
  public static var lines: Snapshotting { Snapshotting(name: "lines") { $0 } }
}
