import Synchronization

/// What has changed in a source of timelines.
public struct MomentsChange: Sendable, Hashable {
  /// The moment whose likes changed; nil if anything may have.
  public var momentID: String?
  /// Who liked it, or likes it no longer; nil if that is not known.
  public var userID: String?

  /// A change by parts.
  public init(momentID: String? = nil, userID: String? = nil) {
    self.momentID = momentID
    self.userID = userID
  }
}

/// Keeps a handler of changes for as long as it lives.
public final class MomentsObservation: Sendable {
  private let end: (@Sendable () -> Void)?

  /// An observation that does something at its end.
  public init(onEnd end: (@Sendable () -> Void)? = nil) { self.end = end }

  deinit { end?() }
}

/// Those who want to hear of changes.
///
/// Changes that are posted before the main actor gets to it are notified together, each once.
public final class MomentsObservers: Sendable {
  private typealias Handler = @MainActor @Sendable (MomentsChange) -> Void

  private struct State {
    /// With the index in ``pending`` of the first change that came after each.
    var handlers: [Int: (first: Int, call: Handler)] = [:]
    var nextID = 0
    var pending: [MomentsChange] = []
  }

  private let state = Mutex(State())

  /// Nobody, at first.
  public init() {}

  /// Adds a handler; it goes with the observation.
  public func add(
    _ handler: @escaping @MainActor @Sendable (MomentsChange) -> Void
  ) -> MomentsObservation {
    let id = state.withLock { state in
      state.nextID += 1
      state.handlers[state.nextID] = (state.pending.count, handler)
      return state.nextID
    }
    return MomentsObservation { [weak self] in
      _ = self?.state.withLock { $0.handlers.removeValue(forKey: id) }
    }
  }

  /// Tells everybody of a change, in a later turn of the main actor.
  public func post(_ change: MomentsChange) {
    let isFirst = state.withLock { state in
      if !state.pending.contains(change) { state.pending.append(change) }
      return state.pending.count == 1
    }
    if isFirst { Task { @MainActor in deliver() } }
  }

  @MainActor private func deliver() {
    let calls = state.withLock { state in
      defer { state.pending = [] }
      let calls = state.handlers.sorted { $0.key < $1.key }.flatMap { id, handler in
        state.pending.dropFirst(handler.first).map { (id: id, change: $0) }
      }
      for id in Array(state.handlers.keys) { state.handlers[id]?.first = 0 }
      return calls
    }
    for (id, change) in calls {
      // Looked up each time: a handler may end the observation of another.
      state.withLock { $0.handlers[id]?.call }?(change)
    }
  }
}
