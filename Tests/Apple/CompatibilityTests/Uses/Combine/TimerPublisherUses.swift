import Combine
import Foundation

@MainActor enum TimerPublisherUses {
  static func timer(_ runLoop: RunLoop, _ runLoopMode: RunLoop.Mode) {
    _ = Timer.publish(every: 1, tolerance: 1, on: runLoop, in: runLoopMode, options: nil)
  }

  static func timerTimerPublisher(
    _ value: Timer.TimerPublisher, _ runLoop: RunLoop, _ runLoopMode: RunLoop.Mode
  ) {
    _ = Timer.TimerPublisher.self
    _ = value.interval
    _ = value.tolerance
    _ = value.runLoop
    _ = value.mode
    _ = value.options
    _ = Timer.TimerPublisher(
      interval: 1, tolerance: 1, runLoop: runLoop, mode: runLoopMode, options: nil)
  }
}
