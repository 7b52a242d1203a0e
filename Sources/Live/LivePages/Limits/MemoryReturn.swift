internal import CProcess

/// Gives memory back to the system that heavy work has left behind.
///
/// What one page took for a moment in small pieces, such as 100,000 views, would be the process's for ever.
@MainActor
final class MemoryReturn {
  private let clock: @MainActor () -> Double
  private let action: @MainActor () -> Void
  private var isWanted = false
  private var last = -Double.infinity

  /// The least time between two, in seconds.
  private static var pause: Double { 1 }

  init(
    clock: @escaping @MainActor () -> Double,
    action: @escaping @MainActor () -> Void = { cprocess_return_memory() }
  ) {
    self.clock = clock
    self.action = action
  }

  /// Notes that much may be free now, or soon.
  func want() { isWanted = true }

  /// Does it if that was wanted, unless it was done a moment ago.
  func run() {
    guard isWanted, clock() - last >= Self.pause else { return }
    isWanted = false
    last = clock()
    action()
  }
}
