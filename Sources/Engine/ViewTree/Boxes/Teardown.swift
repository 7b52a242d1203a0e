import CStackBounds

/// Letting go of values that are in each other, one behind the other instead of one inside the other.
///
/// Swift lets go of what a value holds while it lets go of the value, which takes some of the stack for
/// each level. Objects that may hold others of their kind, and those others again, hand over what they
/// hold where little of it is left: it waits on a list until the outermost of them is through.
enum Teardown {
  private typealias Waiting = [Any]

  /// Lets go of a value, now or as soon as the value around it has gone; to be called by `deinit`.
  static func letGo<Value>(_ value: inout Value?) {
    if let current = teardown_current() {
      // A list costs more than the stack, of which there is enough nearly always.
      if let value, StackBounds.address() < StackBounds.limit() {
        current.assumingMemoryBound(to: Waiting.self).pointee.append(value)
      }
      value = nil
      return
    }
    var waiting: Waiting = []
    withUnsafeMutablePointer(to: &waiting) { waiting in
      teardown_set_current(waiting)
      value = nil
      while !waiting.pointee.isEmpty { _ = waiting.pointee.popLast() }
      teardown_set_current(nil)
    }
  }
}
