import Foundation

/// Does something on the main actor: at once where the caller is on it, later elsewhere.
///
/// Views' state may be written on any thread, as SwiftUI lets it be.
package func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
  if MainQueue.isCurrent {
    MainActor.assumeIsolated(action)
  } else {
    DispatchQueue.main.async(execute: action)
  }
}

/// The queue of the main actor. It is not bound to the main thread: once that one waits for it, any
/// thread may serve it.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }
}
