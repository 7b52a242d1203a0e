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
/// Changes that are posted before the main actor gets to it are told together, each once.
public final class MomentsObservers: Sendable {
  private typealias Handler = @MainActor @Sendable (MomentsChange) -> Void

  private struct State {
    var handlers: [Int: Handler] = [:]
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
      state.handlers[state.nextID] = handler
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
    let (changes, ids) = state.withLock { state in
      defer { state.pending = [] }
      return (state.pending, state.handlers.keys.sorted())
    }
    for change in changes {
      // Looked up each time: a handler may end the observation of another.
      for id in ids { state.withLock { $0.handlers[id] }?(change) }
    }
  }
}
