import ElementTree
import Foundation

/// A choice of a picker.
struct PickerChoice {
  var text: String
  var isSelected: Bool
  /// Whether the reader may take it.
  var isEnabled: Bool
  /// Chooses it.
  var choose: @MainActor () -> Void
  /// The view that shows it.
  var label: Child
}

/// A view made with the choices that a picker's content stands for.
nonisolated struct Choices<Content: View, Result: View>: _PrimitiveView {
  let content: Content
  let selection: ChoiceSelection
  let result: @MainActor ([PickerChoice]) -> Result

  init(
    of content: Content, _ selection: ChoiceSelection,
    @ViewBuilder result: @escaping @MainActor ([PickerChoice]) -> Result
  ) {
    self.content = content
    self.selection = selection
    self.result = result
  }

  @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    let choices = context.choices(of: view.content, view.selection)
    Result._lower(view.result(choices), into: &context)
  }
}

extension _PickerLook {
  /// Gives a choice's text the style that it has in the picker.
  fileprivate func dress(_ style: inout TextEnvironment) {
    switch self {
    case .segmented:
      style.font = .footnote
      style.weight = .medium
      style.lineLimit = 1
      // What is behind the words has its own colour, and so have they.
      (style.foreground, style.foregroundLevels) = (nil, [])
    case .wheel:
      style.font = .system(size: 21)
      style.lineLimit = 1
    case .menu, .link, .inline, .radioGroup: break
    }
  }
}

extension LoweringContext {
  /// The choices that a picker's content stands for, which are not shown yet.
  @MainActor
  mutating func choices<C: View>(
    of content: C, _ selection: ChoiceSelection
  ) -> [PickerChoice] {
    let (axis, wasLive, style) = (stackAxis, isLive, environment.style)
    stackAxis = .horizontal
    if environment.containerKind != .menu { environment.pickerLook.dress(&environment.style) }
    let children = children { context in
      context.isLive = false
      context.with(\.containerKind, .choices) { context in
        context.with(\.isInsideControl, true) { $0.lower(content, at: Salt.Picker.choices) }
      }
      context.isLive = wasLive
    }
    (stackAxis, environment.style) = (axis, style)
    return children.filter { tree.boxes[Int($0.box)].kind != .divider }.map { child in
      let (traits, value) = (child.traits, child.tag)
      let isEnabled = traits?.isSelectionDisabled != true && traits?.isDisabledChoice != true
      return PickerChoice(
        text: plainText(of: child.box),
        isSelected: selection.key.matches(traits?.tag, key: child.key), isEnabled: isEnabled,
        choose: { if isEnabled, let value { selection.choose(value) } }, label: child)
    }
  }

  /// Notes that readers can't take the choices of a picker that came since a mark, if they are disabled.
  @usableFromInline
  mutating func noteDisabledChoices(since mark: Int) {
    guard !environment.style.isEnabled else { return }
    forEachBox(since: mark) { box, context in context.noteDisabledChoice(box) }
  }

  /// Notes that readers can't take a choice of a picker.
  mutating func noteDisabledChoice(_ box: BoxReference) {
    guard environment.containerKind == .choices else { return }
    setTraits(of: box) { $0.isDisabledChoice = true }
  }
}
