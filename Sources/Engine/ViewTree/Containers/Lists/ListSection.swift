import ElementTree
import Foundation

/// A section of a list: `<section>` with a heading and rows; nothing if it would be empty.
struct ListSection<Header: View, Content: View, Footer: View>: _ComposedView {
  let section: Section<Header, Content, Footer>

  func composition(in environment: EnvironmentValues) -> some View {
    Children(of: parts, areTagged: false) { parts in
      if !parts.isEmpty {
        VStack(alignment: .leading, spacing: 0) { Each(parts) { _, part in part } }
          .frame(maxWidth: .infinity, alignment: .topLeading)
          .element(.section)
          .traits { $0.isSection = true }
      }
    }
  }

  @ViewBuilder @MainActor
  private var parts: some View {
    SectionHeader(label: section.header, isExpanded: section.isExpanded).pinnedInList()
    if section.isExpanded?.wrappedValue != false {
      Children(of: section.content, areTagged: false) { rows in
        if !rows.isEmpty { RowGroup(rows: rows) }
      }
    }
    SectionFooter(label: section.footer)
  }
}

/// The header of a section in a list, with a button that folds the section if it can be.
struct SectionHeader<Label: View>: _ComposedView {
  let label: Label
  let isExpanded: Binding<Bool>?

  func composition(in environment: EnvironmentValues) -> some View {
    let options = environment.listOptions
    let label = OneRow(label)
      .setting { $0.containerKind = .none }
      .textEnvironment { style in
        let isProminent = options.isHeaderProminent
        // Above cards a header is small and in capitals, as long as nobody says otherwise.
        let isSmall = options.hasCards && !isProminent
        // A font of the author's own has its own weight.
        let font: Font = isProminent ? .title3 : isSmall ? .footnote : .subheadline
        style.font = font.weight(isSmall ? .regular : .semibold)
        style.weight = nil
        style.foreground = AnyShapeStyle(isProminent ? Color.primary : .secondary)
        if isSmall { style.textCase = style.textCase ?? .uppercase }
      }
    Group {
      if options.isLive, let isExpanded {
        Children(of: label, areTagged: false) { label in
          if !label.isEmpty {
            HStack {
              Each(label) { _, view in view }
              Spacer()
              FoldButton(isExpanded: isExpanded)
            }
          }
        }
      } else {
        label
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(EdgeInsets(top: 6, leading: 16, bottom: 8, trailing: 16))
    .phrasingElement(.h2)
  }
}

/// A button that folds a section.
private struct FoldButton: _ComposedView {
  let isExpanded: Binding<Bool>

  func composition(in environment: EnvironmentValues) -> some View {
    let isOpen = isExpanded.wrappedValue
    ButtonElement(
      [(.ariaLabel, environment.systemWord("Rows")), (.ariaExpanded, isOpen ? "true" : "false")],
      action: { isExpanded.wrappedValue.toggle() }
    ) {
      Glyph(isOpen ? "chevron.down" : "chevron.forward", .accentColor, size: 13)
    }
  }
}

/// The footer of a section in a list.
struct SectionFooter<Label: View>: _ComposedView {
  let label: Label

  func composition(in environment: EnvironmentValues) -> some View {
    OneRow(label)
      .setting { $0.containerKind = .none }
      .textEnvironment { style in
        style.font = .footnote
        style.foreground = AnyShapeStyle(Color.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(EdgeInsets(top: 8, leading: 16, bottom: 6, trailing: 16))
  }
}
