internal import CSockets
internal import Dispatch
internal import Glibc

/// Descriptors watched by one epoll, whose handlers run on the main actor.
///
/// The epoll itself is a source of the main queue, so tasks of the main actor, timers and sockets
/// take turns on one thread, whoever drives that queue: `dispatchMain()` or an asynchronous `main`.
@MainActor
package final class EventLoop {
  /// The loop of this process.
  package static let shared = EventLoop()

  typealias Handler = @MainActor (_ events: UInt32) -> Void

  private let epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
  private var handlers: [Int32: (generation: UInt32, handler: Handler)] = [:]
  private var generation: UInt32 = 0
  private var turnEnds: [ObjectIdentifier: @MainActor () -> Void] = [:]
  private var source: (any DispatchSourceRead)?
  /// What waits until all descriptors that are ready had their turn, the first at the end; and what
  /// has come after that, in order.
  private var waiting: [@MainActor () -> Void] = []
  private var arrived: [@MainActor () -> Void] = []
  private var isScheduled = false
  private var events = [epoll_event](repeating: epoll_event(), count: 256)

  private init() {
    signal(SIGPIPE, SIG_IGN)
    guard epoll >= 0 else { return }
    let source = DispatchSource.makeReadSource(fileDescriptor: epoll, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated { EventLoop.shared.turn() } }
    source.resume()
    self.source = source
  }

  /// Calls `handler` when a descriptor is ready, until `forget` is called.
  ///
  /// - Returns: False if the system refused.
  @discardableResult
  func watch(_ descriptor: Int32, _ mask: UInt32, _ handler: @escaping Handler) -> Bool {
    generation &+= 1
    handlers[descriptor] = (generation, handler)
    return control(EPOLL_CTL_ADD, descriptor, mask)
  }

  /// Changes the events that a descriptor is watched for.
  func change(_ descriptor: Int32, _ mask: UInt32) {
    _ = control(EPOLL_CTL_MOD, descriptor, mask)
  }

  /// Calls `handler` when a descriptor can be read, or has come to its end, until `forget` is called.
  package func watchReading(_ descriptor: Int32, _ handler: @escaping @MainActor () -> Void) {
    watch(descriptor, EPOLLIN.rawValue) { _ in handler() }
  }

  /// Calls the handler of a descriptor that is watched for reading also when it can be written.
  package func watchWriting(_ descriptor: Int32, _ isOn: Bool) {
    change(descriptor, EPOLLIN.rawValue | (isOn ? EPOLLOUT.rawValue : 0))
  }

  /// Stops watching; call it before the descriptor is closed.
  package func forget(_ descriptor: Int32) {
    guard handlers.removeValue(forKey: descriptor) != nil else { return }
    _ = control(EPOLL_CTL_DEL, descriptor, 0)
  }

  /// Calls `action` after each turn's handlers.
  func atTurnEnds(of owner: AnyObject, _ action: (@MainActor () -> Void)?) {
    turnEnds[ObjectIdentifier(owner)] = action
  }

  /// Calls `action` in a turn to come, after the handlers of the descriptors that are ready then.
  ///
  /// A turn has one of these, in the order in which they came: however many wait, what is ready
  /// is delayed by one.
  func inLaterTurn(_ action: @escaping @MainActor () -> Void) {
    arrived.append(action)
    schedule()
  }

  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        EventLoop.shared.isScheduled = false
        EventLoop.shared.turn()
      }
    }
  }

  private func control(_ operation: Int32, _ descriptor: Int32, _ mask: UInt32) -> Bool {
    var event = epoll_event()
    event.events = mask
    // A number that is closed and opened again within a turn must not get its predecessor's event.
    let number = handlers[descriptor]?.generation ?? 0
    event.data.u64 = UInt64(number) << 32 | UInt64(UInt32(bitPattern: descriptor))
    return epoll_ctl(epoll, operation, descriptor, &event) == 0
  }

  private func turn() {
    // Level-triggered: what stays ready wakes the source again, so tasks get their turn between.
    if waiting.isEmpty {
      waiting = arrived.reversed()
      arrived = []
    }
    let late = waiting.popLast()
    let count = epoll_wait(epoll, &events, Int32(events.count), 0)
    for index in 0..<max(0, Int(count)) {
      let data = events[index].data.u64
      let descriptor = Int32(truncatingIfNeeded: data)
      guard let entry = handlers[descriptor], UInt64(entry.generation) == data >> 32 else {
        continue
      }
      entry.handler(events[index].events)
    }
    late?()
    if !waiting.isEmpty || !arrived.isEmpty { schedule() }
    for action in Array(turnEnds.values) { action() }
  }
}
