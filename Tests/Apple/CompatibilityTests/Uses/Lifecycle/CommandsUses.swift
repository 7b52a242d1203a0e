import SwiftUI

@MainActor enum CommandsUses {
  static func commands<T: Commands>(_ value: T) {
    _ = (any Commands).self
    _ = T.Body.self
    _ = value.body
  }

  static func emptyCommands() {
    _ = EmptyCommands.self
    _ = EmptyCommands()
  }

  static func commandMenu() {
    _ = CommandMenu<Text>.self
    _ = CommandMenu("a", content: { Text("a") })
  }

  static func commandGroup() {
    _ = CommandGroup<Text>.self
    _ = CommandGroup(before: .appInfo, addition: { Text("a") })
    _ = CommandGroup(after: .appInfo, addition: { Text("a") })
    _ = CommandGroup(replacing: .appInfo, addition: { Text("a") })
  }

  static func commandGroupPlacement() {
    let _: [CommandGroupPlacement] = [
      .appInfo, .appSettings, .appVisibility, .appTermination, .newItem, .saveItem,
      .importExport, .printItem, .undoRedo, .pasteboard, .textEditing, .textFormatting, .toolbar,
      .sidebar, .windowSize, .windowArrangement, .windowList, .singleWindowList, .help,
      .systemServices,
    ]
    _ = CommandGroupPlacement.self
  }

  static func sidebarCommands() {
    _ = InspectorCommands.self
    _ = InspectorCommands()
    _ = SidebarCommands.self
    _ = SidebarCommands()
  }

  static func toolbarCommands() {
    _ = ToolbarCommands.self
    _ = ToolbarCommands()
  }

  static func textEditingCommands() {
    _ = TextEditingCommands.self
    _ = TextEditingCommands()
  }

  static func textFormattingCommands() {
    _ = TextFormattingCommands.self
    _ = TextFormattingCommands()
  }

  static func commandsBuilder(_ emptyCommands: EmptyCommands) {
    _ = CommandsBuilder.self
    _ = CommandsBuilder.buildBlock()
    _ = CommandsBuilder.buildBlock(emptyCommands)
    _ = CommandsBuilder.buildIf(emptyCommands)
    _ = CommandsBuilder.buildEither(first: emptyCommands)
    _ = CommandsBuilder.buildEither(second: emptyCommands)
    _ = CommandsBuilder.buildLimitedAvailability(emptyCommands)
  }

  static func commandMenuOverloads(_ name: String) {
    _ = CommandMenu(Text("a"), content: { Text("a") })
    _ = CommandMenu(name, content: { Text("a") })
  }

  static func blocks() {
    _ = CommandsBuilder.buildBlock(EmptyCommands(), SidebarCommands())
  }
}
