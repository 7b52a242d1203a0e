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

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let label = view.label
    let content = view.content
    let configuration = GroupBoxStyleConfiguration(
      label: .init(content: LoweredView { $0.lowerRow(label, at: Salt.Control.label) }),
      content: .init(content: LoweredView { $0.lowerColumn(content, at: Salt.Control.content) }))
    let box = StyledControl(configuration, in: \.groupBoxStyles) {
      DefaultGroupBoxStyle().makeBody(configuration: $0)
    }
    context.lower(composed: box)
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
