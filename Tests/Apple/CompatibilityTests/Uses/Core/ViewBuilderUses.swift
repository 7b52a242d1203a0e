import SwiftUI

@MainActor enum ViewBuilderUses {
  static func viewBuilder() {
    _ = ViewBuilder.self
    _ = ViewBuilder.buildBlock()
    _ = ViewBuilder.buildBlock(Text("a"))
    _ = ViewBuilder.buildBlock(Text("a"), Text("a"))
    _ = ViewBuilder.buildBlock(Text("a"), Text("a"), Text("a"))
    _ = ViewBuilder.buildBlock(Text("a"), Text("a"), Text("a"), Text("a"))
    _ = ViewBuilder.buildBlock(Text("a"), Text("a"), Text("a"), Text("a"), Text("a"))
    _ = ViewBuilder.buildBlock(Text("a"), Text("a"), Text("a"), Text("a"), Text("a"), Text("a"))
    _ = ViewBuilder.buildBlock(
      Text("a"), Text("a"), Text("a"), Text("a"), Text("a"), Text("a"), Text("a"))
    _ = ViewBuilder.buildBlock(
      Text("a"), Text("a"), Text("a"), Text("a"), Text("a"), Text("a"), Text("a"), Text("a"))
    _ = ViewBuilder.buildBlock(
      Text("a"), Text("a"), Text("a"), Text("a"), Text("a"), Text("a"), Text("a"), Text("a"),
      Text("a"))
    _ = ViewBuilder.buildBlock(
      Text("a"), Text("a"), Text("a"), Text("a"), Text("a"), Text("a"), Text("a"), Text("a"),
      Text("a"), Text("a"))
    _ = ViewBuilder.buildIf(Text("a"))
    let _: _ConditionalContent<Text, Image> = ViewBuilder.buildEither(first: Text("a"))
    let _: _ConditionalContent<Image, Text> = ViewBuilder.buildEither(second: Text("a"))
    _ = ViewBuilder.buildLimitedAvailability(Text("a"))
  }

  static func longBlocks(_ text: Text) {
    _ = ViewBuilder.buildBlock(
      text, text, text, text, text, text, text, text, text, text, text)
  }
}
