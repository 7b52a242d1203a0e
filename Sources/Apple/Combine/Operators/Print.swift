extension Publishers {
  /// Prints what passes, with a word in front.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The word in front of each line.
    public let prefix: String
    /// What it works on.
    public let upstream: Upstream
    /// Where lines go; nil for the standard output.
    public let stream: (any TextOutputStream)?

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let output = PrintOutput(prefix: prefix, stream: stream)
      upstream.handleEvents(
        receiveSubscription: { output.write("receive subscription: (\($0))") },
        receiveOutput: { output.write("receive value: (\($0))") },
        receiveCompletion: {
          switch $0 {
          case .finished: output.write("receive finished")
          case .failure(let error): output.write("receive error: (\(error))")
          }
        }, receiveCancel: { output.write("receive cancel") },
        receiveRequest: { output.write("request \($0)") }
      ).subscribe(subscriber)
    }
  }
}

/// Where lines of `print` go.
private final class PrintOutput {
  private let prefix: String
  private var stream: (any TextOutputStream)?

  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : prefix + ": "
    self.stream = stream
  }

  func write(_ text: String) {
    if stream == nil {
      Swift.print(prefix + text)
    } else {
      stream?.write(prefix + text + "\n")
    }
  }
}

extension Publisher {
  /// Prints what passes, with a word in front.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
