/// Where machines ask how the server is: `/healthz`, `/readyz`, and `/metrics` for Prometheus.
///
/// On a port of its own, so that no reader of pages gets there, and at first to this machine only: the figures say how many people
/// read what.
public struct OperationsConfiguration: Equatable, Sendable {
  /// The address to listen at, in numbers. Whoever can reach it may read.
  public var host = "127.0.0.1"
  /// The port to listen at, 0 for any that is free, which the log says.
  public var port: UInt16
  /// Names beside this machine's and ``host`` that requests may ask for, such as those that probes use.
  public var names: Set<String> = []

  /// Listens at a port of this machine.
  public init(port: UInt16) { self.port = port }
}

/// How the log is written.
public enum LogFormat: String, Sendable {
  /// Lines for people.
  case text
  /// Lines of JSON for programs: `time`, `kind` and what belongs to it.
  case json
}
