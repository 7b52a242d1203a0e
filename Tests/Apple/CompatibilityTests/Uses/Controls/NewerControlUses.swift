import SwiftUI

struct NewerControlUses: View {
  @State private var text = "text"
  @State private var selection: TextSelection?
  @Environment(\.buttonSizing) private var sizing

  var body: some View {
    let sizings: [ButtonSizing] = [.automatic, .flexible, .fitted, sizing]
    Button("a") {}.buttonSizing(sizings[1])
    TextField("title", text: $text, selection: $selection)
    TextField(text, text: $text, selection: $selection, prompt: nil, axis: .vertical)
    TextEditor(text: $text, selection: $selection)
    Button("b") {
      selection = TextSelection(insertionPoint: text.startIndex)
      selection = TextSelection(range: text.startIndex..<text.endIndex)
      let indices: TextSelection.Indices? = selection?.indices
      if selection?.isInsertion == false, case .selection(let range)? = indices {
        text.removeSubrange(range)
      }
    }
  }
}

@MainActor enum InputHintUses {
  static func view(_ view: some View) {
    let tools: [WritingToolsBehavior] = [.automatic, .complete, .limited, .disabled]
    let spring: [SpringLoadingBehavior] = [.automatic, .enabled, .disabled]
    let touch: AccessibilityDirectTouchOptions = [.silentOnTouch, .requiresActivation]
    let languages: [TypesettingLanguage] = [.automatic, .explicit(.init(identifier: "th"))]
    _ = view.writingToolsBehavior(tools[0]).springLoadingBehavior(spring[0])
    _ = view.handGestureShortcut(HandGestureShortcut.primaryAction)
    _ = view.accessibilityDirectTouch(true, options: touch)
    _ = view.typesettingLanguage(languages[0])
    _ = view.typesettingLanguage(Locale.Language(identifier: "th"))
    _ = view.dialogSuppressionToggle("a", isSuppressed: .constant(true))
    _ = view.dialogSuppressionToggle(String("b"), isSuppressed: .constant(true))
    _ = view.dialogSuppressionToggle(Text("c"), isSuppressed: .constant(true))
    _ = view.dialogSuppressionToggle(isSuppressed: .constant(true))
    let colors: [SymbolColorRenderingMode] = [.flat, .gradient]
    let values: [SymbolVariableValueMode] = [.color, .draw]
    let effects: [PaletteSelectionEffect] = [.automatic, .custom, .symbolVariant(.fill)]
    _ = view.symbolColorRenderingMode(colors[0]).symbolVariableValueMode(values[0])
    _ = view.paletteSelectionEffect(effects[0])
  }
}
