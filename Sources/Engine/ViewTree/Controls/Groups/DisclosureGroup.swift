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

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let (label, content) = (view.label, view.content)
    let group = StyledControl(
      DisclosureGroupParts(
        isExpanded: view.isExpanded,
        label: .init(content: LoweredView { $0.lowerRow(label, at: Salt.Disclosure.label) }),
        content: .init(content: LoweredView { $0.lower(content, at: Salt.Disclosure.content) })),
      in: \.disclosureGroupStyles
    ) { DisclosureDetails(parts: $0) }
    context.lower(composed: group)
  }
}

/// What a group that can be shown and hidden is made of.
struct DisclosureGroupParts {
  /// Whether the content is shown; nil where nobody else wants to know.
  let isExpanded: Binding<Bool>?
  let label: DisclosureGroupStyleConfiguration.Label
  let content: DisclosureGroupStyleConfiguration.Content
}

/// A group in the usual look: `<details>` with a chevron beside its summary.
struct DisclosureDetails: _ComposedView {
  let parts: DisclosureGroupParts

  func composition(in environment: EnvironmentValues) -> some View {
    let isOpen = parts.isExpanded?.wrappedValue == true
    let details = VStack(alignment: .leading, spacing: 0) {
      Children(of: parts.label.setting { $0.isInsideControl = true }, areTagged: false) { views in
        HStack {
          Each(views) { _, view in view.unkeyed() }
          Spacer()
          if let badge = views.compactMap({ $0.traits?.badge }).first { RowBadge(label: badge) }
          Glyph("chevron.forward", .accentColor, size: 13)
        }
        .phrasingElement(.summary)
      }
      Children(of: parts.content, areTagged: environment.containerKind != .list) { rows in
        if environment.containerKind == .list {
          DisclosedRows(rows: rows)
        } else if !rows.isEmpty {
          VStack(alignment: .leading) { Each(rows) { _, row in row } }
            .frame(maxWidth: .infinity, alignment: .topLeading)
            .padding(EdgeInsets(top: 11, leading: 16, bottom: 0, trailing: 0))
        }
      }
    }
    .element(.details, isOpen ? [(.open, "")] : [])
    if let isExpanded = parts.isExpanded {
      details.listening(.open) { payload in
        if case .flag(let flag) = payload { isExpanded.wrappedValue = flag }
      }
    } else {
      details
    }
  }
}

/// What a row of a list discloses: more rows, as wide as the list and further in.
private struct DisclosedRows: _ComposedView {
  let rows: [Child]

  func composition(in environment: EnvironmentValues) -> some View {
    if !rows.isEmpty {
      RowGroup(rows: rows)
        .setting {
          $0.listOptions.look = .plain
          $0.listOptions.rowSpacing = nil
        }
        .element(.div, [(.class, "l-more")])
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
