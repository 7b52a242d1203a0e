import SwiftUI

@MainActor enum LoweringContextUses {
  static func lower(_ text: inout Text, into context: inout LoweringContext) {
    _ = LoweringContext.self
    guard let fields = DynamicFields.of(Text.self), context.enter(Text.self) else { return }
    let mark = context.mark()
    context.link(fields, of: &text)
    context.lower(any: text, at: context.identity)
    context.setKey(1, since: mark)
    context.forEachBox(since: mark) { (_: inout BoxReference, context) in
      context.environment = EnvironmentValues()
    }
    context.leave()
  }
}
