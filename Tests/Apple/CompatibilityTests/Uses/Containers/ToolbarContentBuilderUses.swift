import SwiftUI

@MainActor enum ToolbarContentBuilderUses {
  static func toolbarContentBuilder(_ toolbarItemVoidText: ToolbarItem<Void, Text>) {
    _ = ToolbarContentBuilder.self
    _ = ToolbarContentBuilder.buildExpression(toolbarItemVoidText)
    _ = ToolbarContentBuilder.buildBlock(toolbarItemVoidText)
    _ = ToolbarContentBuilder.buildIf(toolbarItemVoidText)
    let _: _ToolbarEither<ToolbarItem<Void, Text>, ToolbarSpacer> =
      ToolbarContentBuilder.buildEither(first: toolbarItemVoidText)
    let _: _ToolbarEither<ToolbarSpacer, ToolbarItem<Void, Text>> =
      ToolbarContentBuilder.buildEither(second: toolbarItemVoidText)
    _ = ToolbarContentBuilder.buildLimitedAvailability(toolbarItemVoidText)
  }

  static func blocks(_ item: ToolbarItem<Void, Text>) {
    _ = ToolbarContentBuilder.buildBlock(item, ToolbarSpacer())
  }
}
