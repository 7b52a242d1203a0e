public import Foundation

extension Timer {
  /// Sends the time again and again, once connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of the time at regular intervals.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    public typealias Output = Date
    public typealias Failure = Never

    /// The seconds between two values.
    public let interval: TimeInterval
    /// How many seconds a value may be late.
    public let tolerance: TimeInterval?
    /// The run loop that it runs on.
    public let runLoop: RunLoop
    /// The run loop's mode.
    public let mode: RunLoop.Mode
    /// How the run loop runs it.
    public let options: RunLoop.SchedulerOptions?
    private let subject = PassthroughSubject<Date, Never>()

    /// Creates a publisher; `connect()` starts it.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable {
      runLoop.schedule(
        after: runLoop.now.advanced(by: .seconds(interval)), interval: .seconds(interval),
        tolerance: .seconds(tolerance ?? 0), options: options
      ) { [subject] in subject.send(Date()) }
    }
  }
}
