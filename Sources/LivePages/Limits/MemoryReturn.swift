internal import CProcess

/// Gives memory back to the system that heavy work has left behind.
///
/// What one page took for a moment in small pieces, such as 100,000 views, would be the process's for ever.
@MainActor
final class MemoryReturn {
  private let clock: @MainActor () -> Double
  private let action: @MainActor () -> Void
  private let stackAction: @MainActor () -> Void
  private var isWanted = false
  private var last = -Double.infinity

  /// The least time between two, in seconds.
  private static var pause: Double { 1 }

  init(
    clock: @escaping @MainActor () -> Double,
    action: @escaping @MainActor () -> Void = { cprocess_return_memory() },
    stackAction: @escaping @MainActor () -> Void = { cprocess_return_stack() }
  ) {
    self.clock = clock
    self.action = action
    self.stackAction = stackAction
  }

  /// Notes that much may be free now, or soon; what deep calls have left of the stack goes back at once.
  ///
  /// The main actor's next turn may be on another thread, which knows nothing of this one's stack.
  func want() {
    isWanted = true
    stackAction()
  }

  /// Does it if that was wanted, unless it was done a moment ago.
  func run() {
    guard isWanted, clock() - last >= Self.pause else { return }
    isWanted = false
    last = clock()
    action()
  }
}
