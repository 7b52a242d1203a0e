import ElementTree

/// Words for readers who can't see a view.
nonisolated public struct _AccessibilityWordsModifier: _BoxModifier, Sendable {
  /// What the words are.
  @usableFromInline enum Kind: Sendable { case label, value, hint }

  let kind: Kind
  let text: Text

  @usableFromInline
  init(kind: Kind, text: Text) {
    self.kind = kind
    self.text = text
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    let words = context.hole(context.plainString(modifier.text))
    switch modifier.kind {
    case .label: context.setLabel(words, of: &box)
    case .value:
      var target = context.accessibilityTarget(of: box)
      let isRange = context.hasRange(target)
      context.annotate(&target) { semantics in
        if isRange {
          semantics.set(.ariaValuetext, words)
        } else {
          semantics.append(.ariaDescription, words)
        }
      }
    case .hint:
      var target = context.accessibilityTarget(of: box)
      context.annotate(&target) { $0.append(.ariaDescription, words) }
    }
  }
}

extension LoweringContext {
  /// Whether a box is an element that has a value in a range.
  fileprivate func hasRange(_ reference: BoxReference) -> Bool {
    let box = tree.boxes[Int(reference.index)]
    guard box.content >= 0, case .control(let control) = tree.contents[Int(box.content)] else {
      return ["slider", "progressbar", "spinbutton", "meter"].contains(
        semantics(of: reference)?.value(of: .role))
    }
    switch control.name {
    case .progress, .meter: return true
    case .input:
      return control.attributes.contains {
        $0.name == .type && ($0.value == "range" || $0.value == "number")
      }
    default: return false
    }
  }
}

/// A view with accessibility modifiers.
public typealias _AccessibilityWords<V> = ModifiedContent<V, _AccessibilityWordsModifier>

extension View {
  @inlinable nonisolated consuming func words(
    _ kind: _AccessibilityWordsModifier.Kind, _ text: Text
  ) -> _AccessibilityWords<Self> {
    modifier(_AccessibilityWordsModifier(kind: kind, text: text))
  }

  /// Says what the view is: the text alternative of a picture, the name of a control.
  @inlinable
  nonisolated public consuming func accessibilityLabel(_ label: Text) -> _AccessibilityWords<Self> {
    words(.label, label)
  }

  /// Says what the view is, by a key that is looked up in a table of strings.
  @inlinable nonisolated public consuming func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> _AccessibilityWords<Self> { words(.label, Text(labelKey)) }

  /// Says what the view is.
  @_disfavoredOverload
  @inlinable nonisolated public consuming func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> _AccessibilityWords<Self> { words(.label, Text(label)) }

  /// Says what value the view shows.
  @inlinable nonisolated public consuming func accessibilityValue(
    _ valueDescription: Text
  ) -> _AccessibilityWords<Self> { words(.value, valueDescription) }

  /// Says what value the view shows, by a key that is looked up in a table of strings.
  @inlinable nonisolated public consuming func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> _AccessibilityWords<Self> { words(.value, Text(valueKey)) }

  /// Says what value the view shows.
  @_disfavoredOverload
  @inlinable nonisolated public consuming func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> _AccessibilityWords<Self> { words(.value, Text(value)) }

  /// Says what happens when the view is used.
  @inlinable
  nonisolated public consuming func accessibilityHint(_ hint: Text) -> _AccessibilityWords<Self> {
    words(.hint, hint)
  }

  /// Says what happens when the view is used, by a key that is looked up in a table of strings.
  @inlinable nonisolated public consuming func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> _AccessibilityWords<Self> { words(.hint, Text(hintKey)) }

  /// Says what happens when the view is used.
  @_disfavoredOverload
  @inlinable nonisolated public consuming func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> _AccessibilityWords<Self> { words(.hint, Text(hint)) }

  /// Says what the view is.
  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  @inlinable
  nonisolated public consuming func accessibility(label: Text) -> _AccessibilityWords<Self> {
    words(.label, label)
  }

  /// Says what value the view shows.
  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  @inlinable
  nonisolated public consuming func accessibility(value: Text) -> _AccessibilityWords<Self> {
    words(.value, value)
  }

  /// Says what happens when the view is used.
  @available(*, deprecated, renamed: "accessibilityHint(_:)")
  @inlinable
  nonisolated public consuming func accessibility(hint: Text) -> _AccessibilityWords<Self> {
    words(.hint, hint)
  }
}
