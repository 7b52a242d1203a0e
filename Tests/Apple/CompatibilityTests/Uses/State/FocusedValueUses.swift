import SwiftUI

struct NoteKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
  var note: Binding<String>? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}

final class Note {}

@MainActor enum FocusedValueUses {
  static func focusedValueKey<T: FocusedValueKey>(_ type: T.Type) {
    _ = (any FocusedValueKey).self
    _ = T.Value.self
    _ = FocusedValues.self
  }

  static func focusedValue(_ value: FocusedValue<Binding<String>>) {
    _ = FocusedValue<Binding<String>>.self
    _ = FocusedValue(\.note)
    _ = FocusedValue(Note.self)
    _ = value.wrappedValue
  }

  static func focusedBinding(_ value: FocusedBinding<String>) {
    _ = FocusedBinding<String>.self
    _ = FocusedBinding(\.note)
    _ = value.wrappedValue
    value.wrappedValue = nil
    _ = value.projectedValue
  }

  static func view(_ view: some View, _ text: Binding<String>, _ optional: Binding<String>?) {
    _ = view.focusedValue(\.note, text)
    _ = view.focusedValue(\.note, optional)
    _ = view.focusedValue(Note())
    _ = view.focusedSceneValue(\.note, text)
    _ = view.focusedSceneValue(\.note, optional)
    _ = view.focusedSceneValue(Note())
  }
}
