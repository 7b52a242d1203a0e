import ElementTree

/// Where presses go in what is in front of other views.
///
/// As in SwiftUI only what draws, has a content shape or answers to gestures is pressed; the empty room of
/// stacks, frames and spacers lets presses through, and so does what can't be seen: views of no opacity, and
/// clear colours. The base style sheet says so of everything in an element
/// of the class `over` but of what browsers draw; of containers that draw it is declared.
struct PressPassing: Hashable {
  /// Whether the next element is in front of others.
  var isFront = false
  /// Whether it is, or is in something that is.
  var isBacked = false
  /// Whether an element of the class `over` is open.
  var isOver = false
  /// Whether what is open doesn't answer to presses at all.
  var isOff = false
}

extension BoxEmitter {
  /// Begins an element; what is returned ends it.
  mutating func beginPresses(_ draft: ElementDraft, _ name: ElementName) -> PressPassing {
    let before = passing
    let isFront = passing.isFront
    passing.isFront = false
    passing.isBacked = (passing.isBacked || isFront) && name != .dialog
    if isOff(draft) {
      passing.isOff = true
      out.addClass("off")
      return before
    }
    let answersOnlyInside = answersToPresses(draft) && (isClear(draft) || isRoomOfPlace(draft))
    guard isFront || answersOnlyInside, !passing.isOver,
      name.isPlainContainer, !isPressed(draft)
    else { return before }
    passing.isOver = true
    out.addClass("over")
    return before
  }

  /// Ends an element; gives its declarations with what it has to say of presses.
  mutating func endPresses(
    _ before: PressPassing, _ draft: ElementDraft, _ name: ElementName, _ style: StyleTable.List
  ) -> StyleTable.List {
    let isInside = before.isOver
    let isOff = passing.isOff
    passing = before
    passing.isFront = false
    var style = style
    if draft.semantics?.isOpaque == true, before.isBacked || before.isFront, !draws(style) {
      style = extend(style, .backgroundColor, Self.surface)
    }
    guard isInside, !isOff, name.isPlainContainer, isPressed(draft),
      out.tree.styles.value(of: .pointerEvents, in: style) == nil
    else { return style }
    return extend(style, .pointerEvents, Self.presses)
  }

  /// Whether presses go through an element and all that is in it.
  private func isOff(_ draft: ElementDraft) -> Bool {
    let styles = out.tree.styles
    return styles.value(of: .pointerEvents, in: draft.style) == Self.noPresses
      || styles.isUnseen(draft.style)
  }

  /// Whether an element shows a clear colour, and nothing else but what is in front of it.
  private func isClear(_ draft: ElementDraft) -> Bool {
    guard draft.core.kind == .paint, !draft.wraps else { return false }
    let styles = out.tree.styles
    let colors = [draft.core.style, draft.style].compactMap {
      styles.value(of: .backgroundColor, in: $0)
    }
    return !colors.isEmpty && colors.allSatisfy(\.isTransparent) && !draws(draft.core.style)
      && !draws(draft.style)
  }

  /// Whether an element is only the room in which a view stands at a point: what is pressed is the view.
  private func isRoomOfPlace(_ draft: ElementDraft) -> Bool {
    draft.core.kind == .position && !draft.wraps && draft.semantics?.isOpaque != true
      && !draws(draft.style)
  }

  private static let noPresses = CSSValue.text(CSSText("none"))
  private static let surface = CSSValue.text(CSSText("light-dark(#fff,#000)"))
  private static let presses = CSSValue.text(CSSText("auto"))

  /// Whether a container is pressed itself, and not only what is in it.
  private func isPressed(_ draft: ElementDraft) -> Bool {
    if isClear(draft) || isRoomOfPlace(draft) { return false }
    if answersToPresses(draft) || draft.semantics?.isOpaque == true { return true }
    if !draft.wraps {
      switch draft.core.kind {
      case .scroll, .control: return true
      case .paint: if draws(draft.core.style) { return true }
      default: break
      }
    }
    return draws(draft.style)
  }

  /// Whether an element hears of presses itself.
  private func answersToPresses(_ draft: ElementDraft) -> Bool {
    draft.semantics?.handlers.contains(where: \.slot.takesPresses) ?? false
  }

  /// Whether declarations draw something, or say that presses count.
  private func draws(_ style: StyleTable.List) -> Bool {
    !out.tree.styles.allSatisfy(style) { property, value in
      switch property {
      case .backgroundColor: value.isTransparent
      case .background, .backgroundImage, .boxShadow, .border, .borderWidth, .borderImage,
        .backdropFilter, .outline, .pointerEvents:
        false
      default: true
      }
    }
  }
}

extension LiveSlot {
  /// Whether an element that hears of it is pressed wherever its box is.
  fileprivate var takesPresses: Bool {
    switch self {
    case .press, .tap, .longPress, .drag, .magnify, .rotate, .hover, .hold, .lift, .drop, .choose,
      .move, .menu:
      true
    default: false
    }
  }
}

extension ElementName {
  /// Whether the base style sheet lets presses through elements of the name where they are in front.
  var isPlainContainer: Bool {
    switch self {
    case .div, .section, .ul, .ol, .li, .header, .footer, .nav, .main, .article, .form: true
    default: false
    }
  }
}

extension StyleTable {
  /// Whether declarations leave an element no opacity, and no animation gives it another.
  func isUnseen(_ style: List) -> Bool {
    value(of: .opacity, in: style) == .number(0) && value(of: .animation, in: style) == nil
  }
}

extension CSSValue {
  /// Whether a colour can't be seen.
  fileprivate var isTransparent: Bool {
    guard kind == .text else { return false }
    let text = string
    return text == "transparent" || text.hasSuffix("/0)")
      || text.hasPrefix("light-dark(") && text.hasSuffix("/0))") && text.contains("/0),")
  }
}
