import SwiftUI

@MainActor enum GesturePairsUses {
  static func sequenceGesture(
    _ value: SequenceGesture<TapGesture, DragGesture>, _ dragGesture: DragGesture
  ) {
    _ = SequenceGesture<TapGesture, DragGesture>.self
    _ = value.first
    _ = value.second
    _ = SequenceGesture(TapGesture(), dragGesture)
  }

  static func sequenceGestureValue(
    _ tapGestureValue: TapGesture.Value, _ dragGestureValue: DragGesture.Value
  ) {
    _ = SequenceGesture<TapGesture, DragGesture>.Value.self
    let _: SequenceGesture<TapGesture, DragGesture>.Value = .first(tapGestureValue)
    let _: SequenceGesture<TapGesture, DragGesture>.Value = .second(
      tapGestureValue, dragGestureValue)
  }

  static func exclusiveGesture(
    _ value: ExclusiveGesture<TapGesture, DragGesture>, _ dragGesture: DragGesture
  ) {
    _ = ExclusiveGesture<TapGesture, DragGesture>.self
    _ = value.first
    _ = value.second
    _ = ExclusiveGesture(TapGesture(), dragGesture)
  }

  static func exclusiveGestureValue(
    _ tapGestureValue: TapGesture.Value, _ dragGestureValue: DragGesture.Value
  ) {
    _ = ExclusiveGesture<TapGesture, DragGesture>.Value.self
    let _: ExclusiveGesture<TapGesture, DragGesture>.Value = .first(tapGestureValue)
    let _: ExclusiveGesture<TapGesture, DragGesture>.Value = .second(dragGestureValue)
  }

  static func simultaneousGesture(
    _ value: SimultaneousGesture<TapGesture, DragGesture>, _ dragGesture: DragGesture
  ) {
    _ = SimultaneousGesture<TapGesture, DragGesture>.self
    _ = value.first
    _ = value.second
    _ = SimultaneousGesture(TapGesture(), dragGesture)
  }

  static func simultaneousGestureValue(_ value: SimultaneousGesture<TapGesture, DragGesture>.Value)
  {
    _ = SimultaneousGesture<TapGesture, DragGesture>.Value.self
    _ = value.first
    _ = value.second
  }

  static func gesture<T: Gesture>(_ value: T) {
    _ = value.sequenced(before: TapGesture())
    _ = value.exclusively(before: TapGesture())
    _ = value.simultaneously(with: TapGesture())
  }
}
