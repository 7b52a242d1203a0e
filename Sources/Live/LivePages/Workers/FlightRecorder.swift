internal import CFlightRecorder
internal import Glibc

/// What a process does at the moment, noted in a file's memory so that it is known when the process
/// has ended in the middle of it.
///
/// Noting is writing to memory, and costs some nanoseconds.
@MainActor
package final class FlightRecorder {
  /// How a recorded process ended.
  struct Ending {
    var blame: Blame
    /// The signal that it noted itself; 0 if it could not.
    var signal: Int32
    /// Where it was, relative to where the program was loaded; the innermost first.
    var frames: [UInt64]
  }

  private nonisolated(unsafe) let record: UnsafeMutablePointer<cflight_record>

  /// Makes a new file for a recorder, and reads what was in the one of that name.
  ///
  /// Whoever still has that one goes on writing into it, and harms nobody.
  static func open(_ path: String) -> (descriptor: Int32, former: Ending?) {
    let old = Glibc.open(path, O_RDWR | O_CLOEXEC)
    var former: Ending?
    if old >= 0 {
      former = FlightRecorder(descriptor: old)?.ending()
      close(old)
      unlink(path)
    }
    return (Glibc.open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600), former)
  }

  /// Opens the recorder of an open file, which the caller closes.
  init?(descriptor: Int32) {
    guard let record = cflight_map(descriptor) else { return nil }
    self.record = record
  }

  deinit { cflight_unmap(record) }

  /// Begins to note what this process does, its end by its own fault included.
  ///
  /// - Parameter passesOn: Whether a fault is handled as it would have been without, afterwards; if
  ///   not, the process ends at once.
  package func begin(passesOn: Bool) {
    reset()
    record.pointee.process = UInt32(bitPattern: getpid())
    cflight_catch(record, passesOn ? 1 : 0)
  }

  /// Forgets everything.
  func reset() {
    record.pointee.phase = 0
    record.pointee.request = 0
    record.pointee.first_event = 0
    record.pointee.last_event = 0
    record.pointee.signal = 0
    record.pointee.frame_count = 0
    record.pointee.process = 0
  }

  /// Notes what is done while it is done.
  func during<Result>(_ blame: Blame, _ body: () throws -> Result) rethrows -> Result {
    try during(
      blame.phase, blame.session, of: blame.guest, events: blame.events, request: blame.request,
      route: blame.route, node: blame.node, slot: blame.slot, viewPath: blame.viewPath, body)
  }

  /// Notes what is done for a guest's session while it is done; parts of it may be noted on their own.
  func during<Result>(
    _ phase: Blame.Phase, _ session: RandomID, of guest: RandomID, events: ClosedRange<UInt32>?,
    request: UInt32 = 0, route: String, node: UInt32 = 0, slot: UInt8 = 0, viewPath: String = "",
    _ body: () throws -> Result
  ) rethrows -> Result {
    let thread = cflight_prepare_thread()
    let record = record
    let before = (
      record.pointee.phase, record.pointee.session_high, record.pointee.session_low,
      record.pointee.first_event, record.pointee.last_event, record.pointee.request,
      record.pointee.node, record.pointee.slot
    )
    record.pointee.session_high = session.high
    record.pointee.session_low = session.low
    record.pointee.guest_high = guest.high
    record.pointee.guest_low = guest.low
    record.pointee.first_event = events?.lowerBound ?? 0
    record.pointee.last_event = events?.upperBound ?? 0
    record.pointee.request = UInt64(request)
    record.pointee.node = node
    record.pointee.slot = UInt32(slot)
    record.pointee.route_length = Self.write(route, to: &record.pointee.route)
    // Parts of an event's handling leave it as it is.
    if phase == .event {
      record.pointee.path_length = Self.write(viewPath, to: &record.pointee.path)
    }
    record.pointee.thread = thread
    record.pointee.phase = UInt32(phase.rawValue)
    defer {
      (
        record.pointee.phase, record.pointee.session_high, record.pointee.session_low,
        record.pointee.first_event, record.pointee.last_event, record.pointee.request,
        record.pointee.node, record.pointee.slot
      ) = before
    }
    return try body()
  }

  /// Writes as much of a text as there is room for.
  ///
  /// - Returns: The number of bytes written.
  private static func write<Room>(_ text: String, to room: inout Room) -> UInt32 {
    var text = text
    return text.withUTF8 { bytes in
      withUnsafeMutableBytes(of: &room) { room in
        let count = min(bytes.count, room.count)
        guard count > 0, let start = bytes.baseAddress else { return 0 }
        room.baseAddress?.copyMemory(from: start, byteCount: count)
        return UInt32(count)
      }
    }
  }

  /// What the process was doing that wrote the record; nil if none has, or it ended in order.
  ///
  /// - Parameter isCertain: Whether the process is known to have ended by its own doing.
  func ending(isCertain: Bool = false) -> Ending? {
    let known = record.pointee
    guard known.process != 0 else { return nil }
    let route = withUnsafeBytes(of: known.route) {
      String(decoding: $0.prefix(Int(known.route_length)), as: UTF8.self)
    }
    let path = withUnsafeBytes(of: known.path) {
      String(decoding: $0.prefix(Int(known.path_length)), as: UTF8.self)
    }
    let frames = withUnsafeBytes(of: known.frames) {
      Array($0.bindMemory(to: UInt64.self).prefix(Int(known.frame_count)))
    }
    var events: ClosedRange<UInt32>?
    if known.first_event > 0, known.first_event <= known.last_event {
      events = known.first_event...known.last_event
    }
    let blame = Blame(
      phase: UInt8(exactly: known.phase).flatMap(Blame.Phase.init) ?? .none,
      session: RandomID(high: known.session_high, low: known.session_low),
      guest: RandomID(high: known.guest_high, low: known.guest_low), events: events,
      request: UInt32(truncatingIfNeeded: known.request), route: route, node: known.node,
      slot: UInt8(truncatingIfNeeded: known.slot), viewPath: path,
      isCertain: isCertain || known.signal != 0)
    return Ending(blame: blame, signal: known.signal, frames: frames)
  }
}
