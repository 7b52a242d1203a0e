/// What a network is reached by.
///
/// - Note: As in Network.
public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Hashable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }

  public let name: String
  public let type: InterfaceType
}

/// How a network is reached.
///
/// - Note: Differs from Network: a reader sees the page since it has reached the server, and the server is where
///   the app runs, so the network is always there.
public struct NWPath: Equatable, Sendable {
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  public enum UnsatisfiedReason: Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied
  }

  public let status: Status
  public let availableInterfaces: [NWInterface]
  /// Whether the network costs a lot: never.
  public let isExpensive: Bool
  /// Whether data are to be saved: never.
  public let isConstrained: Bool
  public var supportsDNS: Bool { true }
  public var supportsIPv4: Bool { true }
  public var supportsIPv6: Bool { true }
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }

  static let server = NWPath(
    status: .satisfied,
    availableInterfaces: [NWInterface(name: "en0", type: .wiredEthernet)], isExpensive: false,
    isConstrained: false)

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }
}
