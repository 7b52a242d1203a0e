import Foundation

/// A gesture that can be connected with the browser's events.
@MainActor
protocol RecognizedGesture {
  associatedtype Value
  /// The handlers that report the gesture's values and its end.
  @MainActor func handlers(_ report: GestureReport<Value>) -> [ElementHandler]
}

/// Who is notified by a gesture.
@MainActor
struct GestureReport<Value> {
  var changed: (Value) -> Void
  var ended: (Value) -> Void
  /// The gesture is over without an end.
  var cancelled: () -> Void = {}
}

/// The handlers of any gesture; none for one that the browser can't recognise.
@MainActor
func handlers<G: Gesture>(of gesture: G, _ report: GestureReport<G.Value>) -> [ElementHandler] {
  func open<R: RecognizedGesture>(_ known: R) -> [ElementHandler] {
    known.handlers(
      GestureReport(
        changed: { if let value = $0 as? G.Value { report.changed(value) } },
        ended: { if let value = $0 as? G.Value { report.ended(value) } },
        cancelled: report.cancelled))
  }
  if let known = gesture as? any RecognizedGesture { return open(known) }
  if let known = gesture as? any UIGestureRecognizerRepresentable { return known.handlers() }
  guard G.Body.self != Never.self else { return [] }
  return handlers(
    of: gesture.body,
    GestureReport(
      changed: { if let value = $0 as? G.Value { report.changed(value) } },
      ended: { if let value = $0 as? G.Value { report.ended(value) } },
      cancelled: report.cancelled))
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never
}

extension Optional: _PrimitiveGesture where Wrapped: Gesture {}

/// Nothing is no gesture.
extension Optional: RecognizedGesture where Wrapped: Gesture {
  @MainActor func handlers(_ report: GestureReport<Wrapped.Value>) -> [ElementHandler] {
    map { ViewTree.handlers(of: $0, report) } ?? []
  }
}

/// A phase and the numbers of a motion.
@MainActor
private func motion(
  _ slot: LiveSlot, _ count: Int, parameter: Int? = nil,
  _ action: @escaping (LiveEvent.Phase, [Double]) -> Void
) -> ElementHandler {
  ElementHandler(slot, parameter: parameter) { payload in
    guard case .motion(let raw, _) = payload, let phase = LiveEvent.Phase(rawValue: raw),
      let numbers = payload.numbers(count)
    else { return }
    action(phase, numbers)
  }
}

extension GestureReport {
  /// Tells a value in a phase.
  @MainActor func tell(_ phase: LiveEvent.Phase, _ value: Value) {
    switch phase {
    case .began, .changed: changed(value)
    case .ended: ended(value)
    case .cancelled: cancelled()
    }
  }
}

extension TapGesture: RecognizedGesture {
  @MainActor func handlers(_ report: GestureReport<Void>) -> [ElementHandler] {
    [
      ElementHandler(.tap, parameter: count == 1 ? nil : count) { payload in
        if case .motion = payload { report.ended(()) }
      }
    ]
  }
}

extension SpatialTapGesture: RecognizedGesture {
  @MainActor func handlers(_ report: GestureReport<Value>) -> [ElementHandler] {
    [
      ElementHandler(.tap, parameter: count == 1 ? nil : count) { payload in
        guard let numbers = payload.numbers(2) else { return }
        report.ended(Value(location: CGPoint(x: numbers[0], y: numbers[1])))
      }
    ]
  }
}

extension LongPressGesture: RecognizedGesture {
  @MainActor func handlers(_ report: GestureReport<Bool>) -> [ElementHandler] {
    [
      motion(.longPress, 0, parameter: Int(max(0, min(minimumDuration, 60)) * 1000)) { phase, _ in
        report.tell(phase, true)
      }
    ]
  }
}

extension DragGesture: RecognizedGesture {
  @MainActor func handlers(_ report: GestureReport<Value>) -> [ElementHandler] {
    [
      motion(.drag, 6, parameter: Int(max(0, min(minimumDistance, 10_000)))) { phase, numbers in
        report.tell(
          phase,
          Value(
            time: Date(), location: CGPoint(x: numbers[2], y: numbers[3]),
            startLocation: CGPoint(x: numbers[0], y: numbers[1]),
            velocity: CGSize(width: numbers[4], height: numbers[5])))
      }
    ]
  }
}

extension MagnificationGesture: RecognizedGesture {
  @MainActor func handlers(_ report: GestureReport<CGFloat>) -> [ElementHandler] {
    [motion(.magnify, 4) { phase, numbers in report.tell(phase, numbers[0]) }]
  }
}

extension MagnifyGesture: RecognizedGesture {
  @MainActor func handlers(_ report: GestureReport<Value>) -> [ElementHandler] {
    [
      motion(.magnify, 4) { phase, numbers in
        report.tell(
          phase,
          Value(
            time: Date(), magnification: numbers[0], velocity: numbers[1],
            startAnchor: UnitPoint(x: numbers[2], y: numbers[3]), startLocation: .zero))
      }
    ]
  }
}

extension RotationGesture: RecognizedGesture {
  @MainActor func handlers(_ report: GestureReport<Angle>) -> [ElementHandler] {
    [
      motion(.rotate, 4) { phase, numbers in
        report.tell(phase, .radians(numbers[0]))
      }
    ]
  }
}

extension RotateGesture: RecognizedGesture {
  @MainActor func handlers(_ report: GestureReport<Value>) -> [ElementHandler] {
    [
      motion(.rotate, 4) { phase, numbers in
        report.tell(
          phase,
          Value(
            time: Date(), rotation: .radians(numbers[0]), velocity: .radians(numbers[1]),
            startAnchor: UnitPoint(x: numbers[2], y: numbers[3]), startLocation: .zero))
      }
    ]
  }
}
