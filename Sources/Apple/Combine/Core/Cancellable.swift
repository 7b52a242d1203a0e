/// Something under way that can be stopped.
public protocol Cancellable {
  /// Stops it and lets go of what it holds; a second call does nothing.
  func cancel()
}

extension Cancellable {
  /// Keeps this alive in a collection, which cancels it when it lets go.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps this alive in a set, which cancels it when it lets go.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// A cancellable that cancels when the last reference to it goes.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let lock = Lock()
  private var onCancel: (() -> Void)?

  /// Calls a closure on cancellation, once.
  public init(_ cancel: @escaping () -> Void) {
    onCancel = cancel
  }

  /// Wraps another cancellable.
  public init<C: Cancellable>(_ canceller: C) {
    onCancel = canceller.cancel
  }

  deinit {
    onCancel?()
  }

  public func cancel() {
    lock.locked { onCancel.take() }?()
  }

  /// Keeps this alive in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this alive in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
    lhs === rhs
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
