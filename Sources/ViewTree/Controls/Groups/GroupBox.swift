import ElementTree
import Foundation

/// Views in a pale box with a label.
///
/// - Note: As in SwiftUI.
nonisolated public struct GroupBox<Label: View, Content: View>: _PrimitiveView {
  let content: Content
  let label: Label

  /// Creates a box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Creates a box with a label that is made already.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }

  @MainActor public static func _lower(_ view: Self, into context: inout LoweringContext) {
    let label = view.label
    let content = view.content
    let configuration = GroupBoxStyleConfiguration(
      label: .init(content: LoweredView { $0.lowerRow(label, at: 0x6001) }),
      content: .init(content: LoweredView { $0.lowerColumn(content, at: 0x6002) }))
    let styles = context.environment.groupBoxStyles
    guard let style = styles.last else { return context.lowerGroupBox(configuration) }
    func open<S: GroupBoxStyle>(_ style: S, _ context: inout LoweringContext) {
      if S.self == DefaultGroupBoxStyle.self {
        context.lowerGroupBox(configuration)
      } else {
        context.lower(
          StyleBody(style: style) { $0.makeBody(configuration: configuration) }, at: 0x6003)
      }
    }
    context.with(\.groupBoxStyles, Array(styles.dropLast())) { open(style, &$0) }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title that is looked up in a table of strings.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a box with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates the box of a style's configuration.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension LoweringContext {
  /// Lowers a box in the usual look.
  @MainActor
  fileprivate mutating func lowerGroupBox(_ configuration: GroupBoxStyleConfiguration) {
    let stack = openVertical()
    let saved = environment.style
    environment.style.font = .headline
    configuration.label.content.lower(&self)
    environment.style = saved
    configuration.content.content.lower(&self)
    closeVertical(stack, .leading, 8)
    let fill = css(Color.pale)
    forEachBox(since: stack.pending) { box, context in
      context.stretch(&box, minimumHeight: nil, BoxAlignment(.leading, .top))
      context.pad(&box, vertical: 16, horizontal: 16)
      context.decorate(&box, .background) { list, styles in
        list = styles.extend(list, .backgroundColor, fill)
      }
      context.decorate(&box, .clip) { list, styles in
        list = styles.extend(list, .borderRadius, .points(8 as Double))
      }
    }
  }
}
