import CStackBounds

/// How much views may cost before they are stopped, which costs their page alone.
///
/// A page that passes a limit has an error that names the view.
public struct EvaluationLimits: Hashable, Sendable {
  /// The most elements and texts that a page may have; views may make twice as many boxes for them.
  public var nodes: Int
  /// The most processor time for the views of one frame; nil for as much as they want.
  ///
  /// It is looked at between views: a body that never returns is not stopped.
  public var time: Duration?

  /// Creates limits.
  public init(nodes: Int, time: Duration? = nil) {
    self.nodes = nodes
    self.time = time
  }

  /// What a page in a browser can show: 200,000 nodes, 5 seconds.
  public static let livePage = EvaluationLimits(nodes: 200_000, time: .seconds(5))
  /// What a program that makes pages has the patience for: 10,000,000 nodes, any time.
  public static let staticPage = EvaluationLimits(nodes: 10_000_000)

  /// The most boxes.
  var boxes: Int { nodes > Int.max / 2 ? .max : nodes * 2 }

  /// The processor time of this thread at which views that begin now are stopped; in nanoseconds.
  var deadline: UInt64 {
    guard let time else { return .max }
    let (seconds, fraction) = time.components
    let limit = Double(seconds) * 1e9 + Double(fraction) / 1e9
    return thread_processor_time() &+ UInt64(min(max(limit, 0), 1e18))
  }
}
