import ElementTree
import Foundation

/// A control that opens a list of actions: `<details>`, so that it opens without a program.
///
/// - Note: As in SwiftUI.
nonisolated public struct Menu<Label: View, Content: View>: _PrimitiveView {
  let content: Content
  let label: Label
  let primaryAction: (() -> Void)?

  init(_ content: Content, _ label: Label, _ primaryAction: (() -> Void)? = nil) {
    self.content = content
    self.label = label
    self.primaryAction = primaryAction
  }

  /// Creates a menu with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content(), label())
  }

  /// Creates a menu that does something when its label is pressed.
  ///
  /// - Note: Differs from SwiftUI: the label opens the menu.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) { self.init(content(), label(), primaryAction) }

  @MainActor public static func _lower(_ view: Self, into context: inout LoweringContext) {
    let content = view.content
    let label = view.label
    let configuration = MenuStyleConfiguration(
      label: .init(content: LoweredView { $0.lowerRow(label, at: 0x6001) }),
      content: .init(content: LoweredView { $0.lower(content, at: 0x6002) }))
    let styles = context.environment.menuStyles
    guard let style = styles.last else { return context.lowerMenu(configuration) }
    func open<S: MenuStyle>(_ style: S, _ context: inout LoweringContext) {
      if S._isBuiltIn {
        context.lowerMenu(configuration)
      } else {
        context.lower(
          StyleBody(style: style) { $0.makeBody(configuration: configuration) }, at: 0x6003)
      }
    }
    context.with(\.menuStyles, Array(styles.dropLast())) { open(style, &$0) }
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu of a style's configuration.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(configuration.content, configuration.label)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title that is looked up in a table of strings.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content(), Text(titleKey))
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content(), Text(title))
  }

  /// Creates a menu with a title that does something when it is pressed.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) { self.init(content(), Text(titleKey), primaryAction) }
}

extension Menu where Label == ViewTree.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content(), ViewTree.Label(titleKey, systemImage: systemImage)) }

  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content(), ViewTree.Label(title, systemImage: systemImage)) }
}

extension LoweringContext {
  /// Lowers a menu: a summary, and actions that it shows and hides.
  @MainActor
  mutating func lowerMenu(_ configuration: MenuStyleConfiguration) {
    guard environment.containerKind != .menu else { return lowerMenuGroup(configuration) }
    let stack = openVertical()
    let mark = mark()
    let saved = environment.style
    if environment.style.foreground == nil {
      environment.style.foreground = AnyShapeStyle(Color.accentColor)
    }
    with(\.isInsideControl, true) { configuration.label.content.lower(&$0) }
    environment.style = saved
    nameBoxes(since: mark, .summary, isPhrasing: true)
    let items = openVertical()
    environment.style = TextEnvironment()
    environment.style.isEnabled = saved.isEnabled
    environment.style.tint = saved.tint
    with(\.containerKind, .menu) { context in
      context.with(\.buttonStyles, []) { configuration.content.content.lower(&$0) }
    }
    environment.style = saved
    if pending.count > items.pending {
      closeVertical(items, .leading, 0)
      forEachBox(since: items.pending) { box, context in
        context.nameElement(&box, .div, isPhrasing: false, [(.class, "m-items")])
        // The actions lie over the page and take no room in it.
        context.tree.boxes[Int(box.index)].width = .fixed(0)
        context.tree.boxes[Int(box.index)].height = .fixed(0)
      }
    } else {
      closeEmpty(items)
    }
    closeVertical(stack, .leading, 0)
    nameBoxes(since: stack.pending, .details, isPhrasing: false, [(.name, "menu")])
  }

  /// Lowers a menu in a menu: its actions under its title.
  @MainActor
  private mutating func lowerMenuGroup(_ configuration: MenuStyleConfiguration) {
    let mark = mark()
    let saved = environment.style
    environment.style.foreground = AnyShapeStyle(Color.secondary)
    environment.style.font = .footnote
    configuration.label.content.lower(&self)
    environment.style = saved
    forEachBox(since: mark) { box, context in
      context.pad(&box, vertical: 6, horizontal: 16)
    }
    configuration.content.content.lower(&self)
  }
}
