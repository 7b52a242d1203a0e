public import Dispatch
import Foundation

/// Tells how the network is reached.
///
/// - Note: Differs from Network: it tells once, when it starts, that the network is there.
public final class NWPathMonitor: @unchecked Sendable {
  private let lock = NSLock()
  private let type: NWInterface.InterfaceType?
  private var handler: (@Sendable (NWPath) -> Void)?
  private var isCancelled = false

  public init() { type = nil }

  /// - Parameter requiredInterfaceType: The only kind of interface that counts.
  public init(requiredInterfaceType: NWInterface.InterfaceType) { type = requiredInterfaceType }

  /// Is called on the queue that the monitor was started on.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  public private(set) var queue: DispatchQueue? {
    get { lock.withLock { ownQueue } }
    set { lock.withLock { ownQueue = newValue } }
  }
  private var ownQueue: DispatchQueue?

  /// How the network is reached now.
  public var currentPath: NWPath {
    guard let type, !NWPath.server.usesInterfaceType(type) else { return .server }
    return NWPath(
      status: .unsatisfied, availableInterfaces: [], isExpensive: false, isConstrained: false)
  }

  public func start(queue: DispatchQueue) {
    self.queue = queue
    queue.async { [weak self] in
      guard let self, !lock.withLock({ self.isCancelled }) else { return }
      pathUpdateHandler?(currentPath)
    }
  }

  /// Tells no more.
  public func cancel() { lock.withLock { isCancelled = true } }
}
