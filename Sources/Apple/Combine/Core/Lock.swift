private import Glibc
internal import Synchronization

/// A lock for short sections that call no foreign code.
struct Lock: ~Copyable, Sendable {
  private let mutex = Mutex<Void>(())

  @inline(__always) func lock() { mutex._unsafeLock() }
  @inline(__always) func unlock() { mutex._unsafeUnlock() }

  @inline(__always) func locked<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}

/// A lock that the thread which holds it may take again.
///
/// It is held while a subscriber is called, so that values from several threads arrive one
/// after the other, and a subscriber may send or cancel from where it is called.
struct RecursiveLock: ~Copyable, Sendable {
  private let mutex = Mutex<Void>(())
  private let owner = Atomic<UInt>(0)
  private let depth = Atomic<Int>(0)

  @inline(__always) func locked<R>(_ body: () throws -> R) rethrows -> R {
    let thread = UInt(pthread_self())
    if owner.load(ordering: .relaxed) == thread {
      depth.wrappingAdd(1, ordering: .relaxed)
    } else {
      mutex._unsafeLock()
      owner.store(thread, ordering: .relaxed)
    }
    defer {
      if depth.load(ordering: .relaxed) > 0 {
        depth.wrappingSubtract(1, ordering: .relaxed)
      } else {
        owner.store(0, ordering: .relaxed)
        mutex._unsafeUnlock()
      }
    }
    return try body()
  }
}

/// A value that crosses threads because a lock or a queue's order guards it.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
