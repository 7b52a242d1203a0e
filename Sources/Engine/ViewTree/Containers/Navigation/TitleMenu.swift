import ElementTree
import Foundation

/// A title that opens a menu; one that the reader can change becomes a field.
struct TitleMenu: View {
  let title: String
  let font: Font
  /// The title if the reader can change it.
  let name: Binding<String>?
  /// What the menu holds; by itself a button that begins to change the title.
  let items: [ToolbarEntry]
  @State private var isRenaming = false
  @FocusState private var isFocused: Bool

  var body: some View {
    Text(verbatim: title).phrasingElement(.h1, [(.class, DocumentFrame.headingClass)])
      .modifier(TitleFocusModifier())
    if let name, isRenaming {
      TextField(text: name) { Text(system: "Rename") }
        .textFieldStyle(.roundedBorder)
        .focused($isFocused)
        .onSubmit { isRenaming = false }
        .onChange(of: isFocused) { if !isFocused { isRenaming = false } }
        .onAppear { isFocused = true }
    } else {
      Menu {
        if items.isEmpty {
          RenameButton().setting { $0.rename = rename }
        } else {
          Each(items) { _, item in BarMenuItem(item: item, rename: rename) }
        }
      } label: {
        HStack(spacing: 4) {
          Text(verbatim: title).lineLimit(1).systemText(font, .primary)
          Glyph("chevron.down.circle.fill", .secondary, size: 15)
        }
      }
    }
  }

  private var rename: RenameAction? {
    name == nil ? nil : RenameAction { isRenaming = true }
  }
}

/// The items of a bar that stand in a menu at its end.
struct OverflowMenu: View {
  let items: [ToolbarEntry]

  var body: some View {
    Menu {
      Each(items) { _, item in BarMenuItem(item: item) }
    } label: {
      Glyph("ellipsis.circle", .accentColor, size: 22)
    }
    .accessibilityLabel(Text(system: "More"))
  }
}

/// What an item holds, in a menu and in the surroundings of the view that gave it.
private struct BarMenuItem: _ComposedView {
  let item: ToolbarEntry
  var rename: RenameAction?

  func composition(in environment: EnvironmentValues) -> some View {
    item.view
      .setting { [rename] in if let rename { $0.rename = rename } }
      .menuSurroundings(environment.menuName)
      .placed(as: item)
  }
}
