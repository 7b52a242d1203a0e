import ElementTree
import Foundation

/// A row with what it has beside its content, if it has anything.
struct EditableRow<Content: View>: _ComposedView {
  let controls: RowControls?
  /// Whether a circle shows the row selected; nil for none.
  let mark: Bool?
  let content: Content

  func composition(in environment: EnvironmentValues) -> some View {
    let controls = controls ?? RowControls()
    if mark != nil || !controls.isEmpty {
      HStack(spacing: 0) {
        if let mark {
          SelectionMark(isSelected: mark)
        } else if let deletion = controls.deletion {
          DeleteCircle(deletion: deletion)
        }
        if controls.actions.isEmpty {
          content
        } else {
          content.element(.div, [(.class, "l-body")]).modifier(SwipedContentModifier())
        }
        if let move = controls.move { RowGrip(move: move) }
        if let deletion = controls.deletion, deletion.isOpen {
          SwipeButtons(actions: [deletion.button], look: "l-acts l-open")
        }
        SwipeButtons(actions: controls.actions.filter { $0.edge == .trailing }, look: "l-acts")
        SwipeButtons(
          actions: controls.actions.filter { $0.edge == .leading }, look: "l-acts l-lead")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .modifier(SwipedRowModifier())
    } else {
      content
    }
  }
}

/// A circle that shows whether a row is selected beside others.
private struct SelectionMark: _ComposedView {
  let isSelected: Bool

  func composition(in environment: EnvironmentValues) -> some View {
    Glyph(
      isSelected ? "checkmark.circle.fill" : "circle", isSelected ? .accentColor : .tertiary,
      size: 22
    )
    .padding(EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 0))
  }
}

/// A circle that shows the button that deletes a row, as on iOS.
private struct DeleteCircle: _ComposedView {
  let deletion: RowDeletion

  func composition(in environment: EnvironmentValues) -> some View {
    let attributes: [AttributePair] = [
      (.ariaLabel, environment.systemWord("Delete")),
      (.ariaExpanded, deletion.isOpen ? "true" : "false"),
    ]
    ButtonElement(look: "l-part", attributes, action: deletion.toggle) {
      Glyph("minus.circle.fill", .red, size: 22)
        .padding(EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 0))
    }
  }
}

/// What a row is dragged by.
private struct RowGrip: _ComposedView {
  let move: (Int) -> Void

  func composition(in environment: EnvironmentValues) -> some View {
    ButtonElement(
      look: "l-part l-grip", [(.ariaLabel, environment.systemWord("Move"))], action: nil
    ) {
      Glyph("line.3.horizontal", .tertiary, size: 18)
        .padding(EdgeInsets(top: 13, leading: 8, bottom: 13, trailing: 16))
    }
    .listening(.move) { payload in
      guard let number = payload.numbers(1)?.first else { return }
      move(Int(number))
    }
  }
}

/// The buttons that a swipe shows at one of the row's ends.
private struct SwipeButtons: _ComposedView {
  let actions: [RowActions]
  let look: String

  func composition(in environment: EnvironmentValues) -> some View {
    let buttons = Each(actions) { _, part in part.content }
      .setting { environment in
        environment.buttonStyles = []
        environment.containerKind = .rowActions
      }
      .systemText { style in
        style.tint = nil
        style.foreground = AnyShapeStyle(Color.white)
      }
    Children(of: buttons, axis: .horizontal, areTagged: false) { buttons in
      if !buttons.isEmpty {
        HStack(spacing: 0) { Each(buttons) { _, button in button } }
          .element(
            .div, [(.class, actions.first?.allowsFullSwipe == true ? look + " l-full" : look)])
      }
    }
  }
}

/// A button that stands beside a row, in the colour of its tint.
struct RowActionButton: _ComposedView {
  let configuration: PrimitiveButtonStyleConfiguration

  func composition(in environment: EnvironmentValues) -> some View {
    let tint = environment.style.tint
    let action = configuration.action
    let row = environment.swipedRow
    ButtonElement {
      action()
      row?.rest()
    } content: {
      configuration.label
        .lineLimit(1).fixedSize()
        .frame(minWidth: 42, maxWidth: .infinity)
        .padding(EdgeInsets(vertical: 11, horizontal: 16))
        .background(tint ?? (configuration.role == .destructive ? .destructiveFill : .grayFill))
    }
  }
}
