internal import Glibc
internal import WebServer

/// Who has ended processes, and how often: a reader who makes an app trap again and again costs those of the same
/// worker a pause each time.
struct CrashLedger {
  /// What sockets are closed with, and pages say.
  static let reason = "Too many failures"

  private enum Key: Hashable {
    case guest(RandomID)
    case network([UInt8])
  }

  private struct Entry {
    var times: [Double] = []
    /// Until when the reader is refused.
    var end = -Double.infinity
  }

  private let limits: LiveLimits
  private var entries: [Key: Entry] = [:]

  init(_ limits: LiveLimits) { self.limits = limits }

  /// Counts an end of a process for a reader.
  ///
  /// - Returns: Whether the reader, or all of the network, are refused from now on.
  mutating func note(_ guest: RandomID, _ address: String?, now: Double) -> Bool {
    entries = entries.filter {
      $0.value.end > now || ($0.value.times.last ?? 0) > now - limits.crashTime
    }
    var isRefused = note(.guest(guest), limit: limits.crashesPerGuest, now)
    if let network = address.flatMap(Self.network) {
      isRefused = note(.network(network), limit: limits.crashesPerNetwork, now) || isRefused
    }
    return isRefused
  }

  private mutating func note(_ key: Key, limit: Int, _ now: Double) -> Bool {
    var entry = entries[key] ?? Entry()
    entry.times.removeAll { $0 <= now - limits.crashTime }
    entry.times.append(now)
    let isOver = entry.times.count >= limit
    if isOver {
      entry.times = []
      entry.end = now + limits.crashTime
    }
    entries[key] = entry
    return isOver
  }

  /// Whether a reader is refused for now.
  func refuses(_ guest: RandomID?, _ address: String, now: Double) -> Bool {
    guard !entries.isEmpty else { return false }
    if let guest, let entry = entries[.guest(guest)], entry.end > now { return true }
    guard let network = Self.network(of: address) else { return false }
    return entries[.network(network)].map { $0.end > now } ?? false
  }

  /// The first bytes of an address, which one household or company has: three of IPv4, eight of IPv6; nil for
  /// this machine, which may be a proxy of all readers, and for what is no address.
  static func network(of address: String) -> [UInt8]? {
    var four = in_addr()
    if inet_pton(AF_INET, address, &four) == 1 {
      let bytes = withUnsafeBytes(of: four) { Array($0.prefix(3)) }
      return bytes.first == 127 ? nil : bytes
    }
    var six = in6_addr()
    guard inet_pton(AF_INET6, address, &six) == 1 else { return nil }
    let bytes = withUnsafeBytes(of: six) { Array($0) }
    let isLoopback = bytes.dropLast().allSatisfy { $0 == 0 } && bytes.last == 1
    return isLoopback ? nil : Array(bytes.prefix(8))
  }
}
