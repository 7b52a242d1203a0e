import CStackBounds

/// How much of the thread's stack may be used for evaluation.
package enum StackBounds {
  /// The address below which an evaluation must not go on: a quarter of the stack is kept for what
  /// a single view may need. Zero if the system does not say.
  package static func limit() -> UInt {
    var top: UInt = 0
    let lowest = stack_bounds_lowest(&top)
    guard lowest != 0, top > lowest else { return 0 }
    let usable = min(top - lowest, largest)
    return top - usable / 4 * 3
  }

  /// The largest part of a stack that is looked at, in bytes: optimised code takes less of it for a view.
  private static var largest: UInt {
    #if DEBUG
      8 << 20
    #else
      4 << 20
    #endif
  }

  /// An address in the caller's stack frame.
  @inline(never)
  package static func address() -> UInt {
    var probe: UInt8 = 0
    return withUnsafeMutablePointer(to: &probe) { UInt(bitPattern: $0) }
  }
}
