public import Foundation

/// A value with its label.
///
/// - Note: As in SwiftUI: the label where the row begins, the value where it ends.
nonisolated public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content

  init(labeled label: Label, _ content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledContent: View, _PrimitiveView where Label: View, Content: View {
  /// Creates a row of a value and its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(labeled: label(), content())
  }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let label = view.label
    let content = view.content
    let configuration = LabeledContentStyleConfiguration(
      label: .init(
        content: LoweredView { $0.lowerColumn(label, at: Salt.Control.label, .leading) }),
      content: .init(content: LoweredView { $0.lowerRow(content, at: Salt.Control.content) }),
      isText: Content.self == Text.self)
    let row = StyledControl(configuration, in: \.labeledContentStyles) {
      AutomaticLabeledContentStyle().makeBody(configuration: $0)
    }
    context.lower(composed: row)
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates the row of a style's configuration.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(labeled: configuration.label, configuration.content)
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a row of a view and a title that is looked up in a table of strings.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(labeled: Text(titleKey), content())
  }

  /// Creates a row of a view and a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(labeled: Text(title), content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a row of a text and a title that is looked up in a table of strings.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(labeled: Text(titleKey), Text(value))
  }

  /// Creates a row of a text and a title.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(labeled: Text(title), Text(value))
  }

  /// Creates a row of a value that a format writes, and a title.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(labeled: Text(titleKey), Text(value, format: format))
  }

  /// Creates a row of a value that a format writes, and a title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(labeled: Text(title), Text(value, format: format))
  }
}
