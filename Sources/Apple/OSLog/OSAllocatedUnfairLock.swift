import Foundation

/// A lock with the state that it guards.
///
/// - Note: As in os.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  fileprivate final class Box: @unchecked Sendable {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }
  fileprivate let box: Box

  public init(initialState: State) { box = Box(initialState) }
  public init(uncheckedState: State) { box = Box(uncheckedState) }

  public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    box.lock.lock()
    defer { box.lock.unlock() }
    return try body(&box.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(initialState: ()) }
  public func lock() { box.lock.lock() }
  public func unlock() { box.lock.unlock() }
}
