/// A control that is on or off.
///
/// A real checkbox in its `<label>`, whatever the style draws.
///
/// - Note: As in SwiftUI.
nonisolated public struct Toggle<Label: View>: _PrimitiveView {
  @usableFromInline let isOn: Binding<Bool>
  @usableFromInline let isMixed: Bool
  @usableFromInline let label: Label

  /// Creates a toggle with a label.
  @inlinable public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    isMixed = false
    self.label = label()
  }

  /// Creates a toggle for several values at once: mixed where they differ.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let values = Set(bindings.map(\.wrappedValue))
    self.isOn = Binding(
      get: { bindings.allSatisfy(\.wrappedValue) },
      set: { value in for binding in bindings { binding.wrappedValue = value } })
    isMixed = values.count > 1
    self.label = label()
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let label = view.label
    let content = LoweredView { context in
      let mark = context.mark()
      context.lowerRow(label, at: Salt.Toggle.label)
      context.noteLabel(since: mark)
    }
    StyledToggle._lower(
      StyledToggle(isOn: view.isOn, isMixed: view.isMixed, label: content), into: &context)
  }

  @MainActor
  public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {
    planner.add(Self.self, at: offset, needs: []) { view, outline, _ in
      outline.add(view.pointee.isOn.wrappedValue)
      outline.add(view.pointee.isMixed)
      return true
    }
    planner.add(label: \Self.label, of: offset)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle of a style's configuration.
  public init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    isMixed = configuration.isMixed
    label = configuration.label
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title that is looked up in a table of strings.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ViewTree.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewTree.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewTree.Label(title, systemImage: systemImage) }
  }
}
