import SwiftUI

private struct Mark: TextAttribute {}

private struct Renderer: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    guard !layout.isTruncated else { return }
    for line in layout {
      let bounds: Text.Layout.TypographicBounds = line.typographicBounds
      let parts = [bounds.width, bounds.ascent, bounds.descent, bounds.leading, bounds.origin.x]
      guard bounds.rect.width == parts[0] else { continue }
      context.draw(line)
      for run in line where run[Mark.self] != nil && run.typographicBounds.width > 0 {
        context.draw(run)
        for slice in run where slice.typographicBounds.width > 0 { context.draw(slice) }
      }
    }
  }
}

@MainActor enum TextRendererUses {
  static func parts(_ line: Text.Layout.Line, _ run: Text.Layout.Run, _ slice: Text.Layout.RunSlice)
  {}

  static func text() {
    _ = Text("a").customAttribute(Mark()).textRenderer(Renderer())
  }
}
