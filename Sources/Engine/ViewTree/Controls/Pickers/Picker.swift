/// A choice of one among several.
///
/// A `<select>` or a group of radio buttons, by its style.
///
/// - Note: As in SwiftUI.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>:
  _PrimitiveView
{
  /// The choice; nil for a picker of no values.
  let selection: Binding<SelectionValue>?
  let label: Label
  let content: Content

  /// Creates a picker; the choices of `content` are told apart by their tags, or by the ids of
  /// `ForEach`.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Creates a picker that shows a choice in a view of its own.
  ///
  /// - Note: Differs from SwiftUI: the choice is shown as it is in the list.
  public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(selection: selection, content: content, label: label)
  }

  /// Creates a picker for several values at once.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: selection] }
    self.content = content()
    self.label = label()
    self.selection = bindings.first.map { first in
      Binding(
        get: { first.wrappedValue },
        set: { value in for binding in bindings { binding.wrappedValue = value } })
    }
  }

  /// Creates a picker with a label that is made already.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.label = label
    self.content = content()
  }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let (label, content, selection) = (view.label, view.content, view.selection)
    let leads = context.isLive && context.environment.pickersLead
    let picker = Choices(of: content, ChoiceSelection(selection)) { choices in
      Naming(by: label) { name in
        let label = LoweredView { $0.lowerRow(label, at: Salt.Control.label) }
        if leads {
          PickerLink(label: label, name: name, choices: choices) {
            ChoicePage(title: name, content: content) { ChoiceSelection(selection) }
          }
        } else {
          StyledPicker(label: label, name: name, choices: choices)
        }
      }
    }
    context.lower(composed: picker)
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title that is looked up in a table of strings.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// Creates a picker with a title that shows a choice in a view of its own.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }
}

extension Picker where Label == ViewTree.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      ViewTree.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a picker with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      ViewTree.Label(title, systemImage: systemImage)
    }
  }
}
