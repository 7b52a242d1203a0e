import ElementTree
import Foundation

/// Views that the reader can show and hide: `<details>`.
///
/// - Note: As in SwiftUI; it works without a program.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: _PrimitiveView {
  let isExpanded: Binding<Bool>?
  let content: Content
  let label: Label

  init(_ isExpanded: Binding<Bool>?, _ content: Content, _ label: Label) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label
  }

  /// Creates a group that is closed at first.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, content(), label())
  }

  /// Creates a group that is open as a binding says.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(isExpanded, content(), label()) }

  @MainActor public static func _lower(_ view: Self, into context: inout LoweringContext) {
    let styles = context.environment.disclosureGroupStyles
    if let style = styles.last {
      return context.with(\.disclosureGroupStyles, Array(styles.dropLast())) {
        view.lower(in: style, &$0)
      }
    }
    lowerPlainly(view, into: &context)
  }

  /// Lowers the group in a look of the author's own.
  @MainActor private func lower(
    in style: any DisclosureGroupStyle, _ context: inout LoweringContext
  ) {
    func open<S: DisclosureGroupStyle>(_ style: S, _ context: inout LoweringContext) {
      guard S.self != AutomaticDisclosureGroupStyle.self else {
        return Self.lowerPlainly(self, into: &context)
      }
      context.lower(
        any: StyledDisclosureGroup(
          style: style, isExpanded: isExpanded,
          label: .init(content: LoweredView { $0.lowerRow(label, at: 0x6011) }),
          content: .init(content: LoweredView { $0.lowerColumn(content, at: 0x6012) })),
        at: 0x6013)
    }
    open(style, &context)
  }

  @MainActor private static func lowerPlainly(
    _ view: Self, into context: inout LoweringContext
  ) {
    let stack = context.openVertical()
    let row = context.openHorizontal()
    context.with(\.isInsideControl, true) { $0.lowerRow(view.label, at: 0) }
    Spacer._lower(Spacer(), into: &context)
    context.addGlyph("chevron.right", color: .accentColor, size: 13)
    context.closeHorizontal(row, .center, nil)
    context.nameBoxes(since: row.pending, .summary, isPhrasing: true)
    let inner = context.openVertical()
    context.lower(view.content, at: 1)
    if context.mark() > inner.pending {
      context.closeVertical(inner, .leading, nil)
      context.forEachBox(since: inner.pending) { box, context in
        context.stretch(&box, minimumHeight: nil, BoxAlignment(.leading, .top))
        context.pad(&box, top: 11, leading: 16, bottom: 0, trailing: 0)
      }
    } else {
      context.closeEmpty(inner)
    }
    context.closeVertical(stack, .leading, 0)
    var attributes: [AttributePair] = []
    if view.isExpanded?.wrappedValue == true { attributes.append((.open, "")) }
    context.nameBoxes(since: stack.pending, .details, isPhrasing: false, attributes)
    if let isExpanded = view.isExpanded {
      context.listen(
        since: stack.pending, context.answeringFlag(.open, { isExpanded.wrappedValue = $0 }))
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title that is looked up in a table of strings.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(nil, content(), Text(titleKey))
  }

  /// Creates a group with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(nil, content(), Text(title))
  }

  /// Creates a group with a title that is open as a binding says.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(isExpanded, content(), Text(titleKey)) }

  /// Creates a group with a title that is open as a binding says.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(isExpanded, content(), Text(title)) }
}
