import Foundation

extension _ChangedGesture: RecognizedGesture {
  @MainActor func handlers(_ report: GestureReport<Content.Value>) -> [ElementHandler] {
    ViewTree.handlers(
      of: content,
      GestureReport(
        changed: {
          action($0)
          report.changed($0)
        }, ended: report.ended, cancelled: report.cancelled))
  }
}

extension _EndedGesture: RecognizedGesture {
  @MainActor func handlers(_ report: GestureReport<Content.Value>) -> [ElementHandler] {
    ViewTree.handlers(
      of: content,
      GestureReport(
        changed: report.changed,
        ended: {
          action($0)
          report.ended($0)
        }, cancelled: report.cancelled))
  }
}

extension _MapGesture: RecognizedGesture {
  @MainActor func handlers(_ report: GestureReport<Value>) -> [ElementHandler] {
    ViewTree.handlers(
      of: content,
      GestureReport(
        changed: { report.changed(transform($0)) }, ended: { report.ended(transform($0)) },
        cancelled: report.cancelled))
  }
}

extension GestureStateGesture: RecognizedGesture {
  @MainActor func handlers(_ report: GestureReport<Base.Value>) -> [ElementHandler] {
    let reset = { state.state.wrappedValue = state.initial }
    return ViewTree.handlers(
      of: base,
      GestureReport(
        changed: { value in
          var current = state.state.wrappedValue
          var transaction = Transaction()
          update(value, &current, &transaction)
          let new = current
          withTransaction(transaction) { state.state.wrappedValue = new }
          report.changed(value)
        },
        ended: {
          report.ended($0)
          reset()
        },
        cancelled: {
          report.cancelled()
          reset()
        }))
  }
}

extension AnyGesture: RecognizedGesture {
  @MainActor func handlers(_ report: GestureReport<Value>) -> [ElementHandler] {
    func open<G: Gesture>(_ gesture: G) -> [ElementHandler] {
      ViewTree.handlers(
        of: gesture,
        GestureReport(
          changed: { if let value = $0 as? Value { report.changed(value) } },
          ended: { if let value = $0 as? Value { report.ended(value) } },
          cancelled: report.cancelled))
    }
    return open(gesture)
  }
}

extension SimultaneousGesture: RecognizedGesture {
  @MainActor func handlers(_ report: GestureReport<Value>) -> [ElementHandler] {
    ViewTree.handlers(
      of: first,
      GestureReport(
        changed: { report.changed(Value(first: $0)) }, ended: { report.ended(Value(first: $0)) },
        cancelled: report.cancelled))
      + ViewTree.handlers(
        of: second,
        GestureReport(
          changed: { report.changed(Value(second: $0)) },
          ended: { report.ended(Value(second: $0)) }, cancelled: report.cancelled))
  }
}

extension ExclusiveGesture: RecognizedGesture {
  @MainActor func handlers(_ report: GestureReport<Value>) -> [ElementHandler] {
    ViewTree.handlers(
      of: first,
      GestureReport(
        changed: { report.changed(.first($0)) }, ended: { report.ended(.first($0)) },
        cancelled: report.cancelled))
      + ViewTree.handlers(
        of: second,
        GestureReport(
          changed: { report.changed(.second($0)) }, ended: { report.ended(.second($0)) },
          cancelled: report.cancelled))
  }
}

extension SequenceGesture: RecognizedGesture {
  /// What the first gesture ended with, once it has.
  @MainActor
  private final class Progress {
    var first: First.Value?
  }

  @MainActor func handlers(_ report: GestureReport<Value>) -> [ElementHandler] {
    let progress = Progress()
    return ViewTree.handlers(
      of: first,
      GestureReport(
        changed: { report.changed(.first($0)) },
        ended: {
          progress.first = $0
          report.changed(.second($0, nil))
        }, cancelled: report.cancelled))
      + ViewTree.handlers(
        of: second,
        GestureReport(
          changed: { if let first = progress.first { report.changed(.second(first, $0)) } },
          ended: {
            guard let first = progress.first else { return }
            progress.first = nil
            report.ended(.second(first, $0))
          },
          cancelled: {
            progress.first = nil
            report.cancelled()
          }))
  }
}

extension _GestureHandler: LiveHandling {
  @MainActor func attach(since mark: Int, in context: inout LoweringContext) {
    guard mask.contains(.gesture) else { return }
    let isEnabled = context.environment.style.isEnabled
    for var handler in handlers(
      of: gesture, GestureReport(changed: { _ in }, ended: { _ in }))
    {
      handler.isEnabled = isEnabled
      context.listen(since: mark, handler)
    }
  }
}

extension _TapHandler: LiveHandling {
  @MainActor func attach(since mark: Int, in context: inout LoweringContext) {
    let action = action
    var handler = context.answering(.tap) { payload in
      guard case .motion(_, let numbers) = payload, numbers.count == 2 else { return }
      action(CGPoint(x: Double(numbers[0]), y: Double(numbers[1])))
    }
    handler.parameter = count == 1 ? nil : count
    context.listen(since: mark, handler)
  }
}

extension _LongPressHandler: LiveHandling {
  @MainActor func attach(since mark: Int, in context: inout LoweringContext) {
    let (action, change) = (action, change)
    var handler = context.answering(.longPress) { payload in
      guard case .motion(let raw, _) = payload, let phase = LiveEvent.Phase(rawValue: raw) else {
        return
      }
      switch phase {
      case .began: change?(true)
      case .changed: break
      case .ended:
        action()
        change?(false)
      case .cancelled: change?(false)
      }
    }
    handler.parameter = Int(max(0, min(minimumDuration, 60)) * 1000)
    context.listen(since: mark, handler)
  }
}
