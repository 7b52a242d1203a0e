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

extension [ElementHandler] {
  /// The same, of a gesture whose parts go together.
  fileprivate func joined() -> [ElementHandler] {
    map {
      var handler = $0
      handler.rank.isJoined = true
      return handler
    }
  }
}

extension SimultaneousGesture: RecognizedGesture {
  @MainActor func handlers(_ report: GestureReport<Value>) -> [ElementHandler] {
    let first = ViewTree.handlers(
      of: first,
      GestureReport(
        changed: { report.changed(Value(first: $0)) }, ended: { report.ended(Value(first: $0)) },
        cancelled: report.cancelled))
    let second = ViewTree.handlers(
      of: second,
      GestureReport(
        changed: { report.changed(Value(second: $0)) },
        ended: { report.ended(Value(second: $0)) }, cancelled: report.cancelled))
    return (first + second).joined()
  }
}

extension ExclusiveGesture: RecognizedGesture {
  @MainActor func handlers(_ report: GestureReport<Value>) -> [ElementHandler] {
    let first = ViewTree.handlers(
      of: first,
      GestureReport(
        changed: { report.changed(.first($0)) }, ended: { report.ended(.first($0)) },
        cancelled: report.cancelled))
    let second = ViewTree.handlers(
      of: second,
      GestureReport(
        changed: { report.changed(.second($0)) }, ended: { report.ended(.second($0)) },
        cancelled: report.cancelled))
    // Of both, the browser reports the first.
    return first
      + second.filter { later in
        !first.contains {
          $0.slot == later.slot && (later.slot != .tap || $0.parameter == later.parameter)
        }
      }
  }
}

extension SequenceGesture: RecognizedGesture {
  @MainActor func handlers(_ report: GestureReport<Value>) -> [ElementHandler] {
    let progress = GesturePlace.progress(First.Value.self)
    let first = ViewTree.handlers(
      of: first,
      GestureReport(
        changed: {
          progress.first = nil
          report.changed(.first($0))
        },
        ended: {
          progress.first = $0
          report.changed(.second($0, nil))
        },
        cancelled: {
          // The second one reports its end itself.
          guard !progress.isInSecond else { return }
          progress.first = nil
          report.cancelled()
        }))
    let second = ViewTree.handlers(
      of: second,
      GestureReport(
        changed: {
          guard let first = progress.first else { return }
          progress.isInSecond = true
          report.changed(.second(first, $0))
        },
        ended: {
          guard let first = progress.first else { return }
          progress.reset()
          report.ended(.second(first, $0))
        },
        cancelled: {
          guard progress.first != nil else { return }
          progress.reset()
          report.cancelled()
        }))
    let shared = Set(first.map(\.slot)).intersection(second.map(\.slot))
    // An event that could be of both is of the one whose turn it is.
    return
      (first.map { shared.contains($0.slot) ? progress.beginning($0) : $0 }
      + second.map { shared.contains($0.slot) ? progress.following($0) : $0 }).joined()
  }
}

extension _GestureHandler: LiveHandling {
  @MainActor func attach(since mark: Int, in context: inout LoweringContext) {
    let isEnabled = context.environment.style.isEnabled
    let source = GestureRank.Source()
    GesturePlace.current = GesturePlace(
      graph: context.graph,
      identity: Identity.child(
        context.identity, UInt64(truncatingIfNeeded: ObjectIdentifier(G.self).hashValue)))
    defer { GesturePlace.current = nil }
    var handlers =
      mask.contains(.gesture)
      ? ViewTree.handlers(of: gesture, GestureReport(changed: { _ in }, ended: { _ in }))
      // More taps than are ever told: it only says that what is inside does not count.
      : [ElementHandler(.tap, parameter: 99) { _ in }]
    if mask == .subviews { handlers = [] }
    for var handler in handlers {
      handler.isEnabled = isEnabled
      handler.rank.order = order
      handler.rank.source = source
      handler.rank.isAlone = !mask.contains(.subviews)
      handler.parameter = handler.rank.parameter(handler.parameter)
      context.listen(since: mark, handler)
    }
  }
}

extension _TapHandler: LiveHandling {
  @MainActor func attach(since mark: Int, in context: inout LoweringContext) {
    let action = action
    var handler = context.answering(.tap) { payload in
      guard let numbers = payload.numbers(2) else { return }
      action(CGPoint(x: numbers[0], y: numbers[1]))
    }
    handler.parameter = count == 1 ? nil : count
    handler.rank.source = GestureRank.Source()
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
    handler.rank.source = GestureRank.Source()
    context.listen(since: mark, handler)
  }
}
