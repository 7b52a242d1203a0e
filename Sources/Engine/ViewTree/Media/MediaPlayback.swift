package import Foundation
package import Observation
import Synchronization

/// A film or a sound that a reader's browser plays.
///
/// Views that read what it is to do are evaluated again when that changes. A film is shown by a ``MediaView``; what no view
/// shows is played by the page of the reader whose action asks for it.
package final class MediaPlayback: Observable, Sendable {
  private struct State {
    var order: MediaOrder
    /// How far it was when the browser last said so, and when that was, in seconds.
    var time = 0.0
    var moment: Double?
    var duration: Double?
    var phase = MediaPhase.paused
    /// In how many places it is shown.
    var places = 0
    /// The page that plays it without showing it.
    var page: CurrentPage.Reference?
    var listener: (@Sendable (MediaPhase) -> Void)?
  }

  private static let count = Atomic(0)

  /// What it is known by on pages.
  package let number: Int
  private let state: Mutex<State>
  private let registrar = ObservationRegistrar()

  package init(_ source: MediaOrder.Source? = nil) {
    // Numbers come back from browsers as 32-bit floats.
    number = Self.count.add(1, ordering: .relaxed).newValue % (1 << 24)
    state = Mutex(State(order: MediaOrder(source: source)))
  }

  deinit {
    // A player that has gone is not heard any more.
    guard let page = state.withLock({ $0.page }) else { return }
    let number = number
    onMainActor { page.view?.endSound(number) }
  }

  /// What it is to do.
  package var order: MediaOrder {
    registrar.access(self, keyPath: \.order)
    return state.withLock { $0.order }
  }

  /// How it stands, as far as the browser has said.
  package var phase: MediaPhase {
    registrar.access(self, keyPath: \.phase)
    return state.withLock { $0.phase }
  }

  /// How long it is in seconds; nil before the browser knows, and for what has no end.
  package var duration: Double? {
    registrar.access(self, keyPath: \.duration)
    return state.withLock { $0.duration }
  }

  /// How far it is, in seconds.
  package var time: Double {
    state.withLock { state in
      guard let moment = state.moment, state.order.isPlaying else { return state.time }
      let time = state.time + (Self.now - moment) * state.order.rate
      return min(time, state.duration ?? .infinity)
    }
  }

  /// Called on the main actor when the browser has said how it stands.
  package func listen(_ listener: @escaping @Sendable (MediaPhase) -> Void) {
    state.withLock { $0.listener = listener }
  }

  /// Changes what it is to do.
  package func change(_ change: (inout MediaOrder) -> Void) {
    let time = time
    let isOther = state.withLock { state in
      var order = state.order
      change(&order)
      return order != state.order
    }
    guard isOther else { return }
    registrar.withMutation(of: self, keyPath: \.order) {
      state.withLock { state in
        let before = state.order
        change(&state.order)
        (state.time, state.moment) = (time, state.moment.map { _ in Self.now })
        if state.order.seeks != before.seeks { state.time = state.order.seekTime }
        if state.order.source != before.source { state.duration = nil }
        if !state.order.isPlaying { state.moment = nil }
      }
    }
    playAlone()
  }

  /// Goes to a time, in seconds; to the beginning for what is none.
  package func seek(to time: Double) {
    change { order in
      order.seeks += 1
      order.seekTime = time.isFinite ? max(0, time) : 0
    }
  }

  // MARK: The page

  /// A place shows it from now on.
  @MainActor func appear() {
    let page = state.withLock { state in
      defer { state.page = nil }
      state.places += 1
      return state.page
    }
    page?.view?.sounds[number] = nil
  }

  /// A place shows it no more.
  @MainActor func disappear() { state.withLock { $0.places -= 1 } }

  /// Has the reader's page play what is not shown.
  private func playAlone() {
    let page = CurrentPage.reference
    let place = state.withLock { state -> CurrentPage.Reference? in
      guard state.places == 0, state.page != nil || state.order.isPlaying else { return nil }
      state.page = state.page ?? page
      return state.page
    }
    guard let place else { return }
    onMainActor { [weak self] in
      // A view may show it by now.
      guard let self, state.withLock({ $0.places == 0 }) else { return }
      place.view?.playSound(self)
    }
  }

  /// The browser says how it stands.
  @MainActor package func hear(_ phase: MediaPhase, time: Double, duration: Double) {
    let isPlaying = phase == .playing
    let new = duration >= 0 ? duration : nil
    let (known, listener) = state.withLock { state in
      let known = (state.phase, state.duration, state.order.isPlaying)
      (state.time, state.moment) = (time, isPlaying ? Self.now : nil)
      return (known, state.listener)
    }
    if known.0 != phase {
      registrar.withMutation(of: self, keyPath: \.phase) { state.withLock { $0.phase = phase } }
    }
    if known.1 != new {
      registrar.withMutation(of: self, keyPath: \.duration) { state.withLock { $0.duration = new } }
    }
    if known.2 != isPlaying {
      registrar.withMutation(of: self, keyPath: \.order) {
        state.withLock { $0.order.isPlaying = isPlaying }
      }
    }
    listener?(phase)
  }

  /// Seconds of a clock that is never set.
  private static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}
