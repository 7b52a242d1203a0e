import ElementTree
import Foundation

/// A view of a navigation stack between its bars.
struct NavigationPage<Content: View>: _ComposedView {
  let content: Content
  let title: String?
  let bar: NavigationBarOptions
  let items: [ToolbarEntry]
  let back: BackLink?

  func composition(in environment: EnvironmentValues) -> some View {
    let bottom = items(at: .bottom), keyboard = items(at: .keyboard)
    if bottom.isEmpty && keyboard.isEmpty {
      page
    } else {
      VStack(spacing: 0) {
        page
        if !bottom.isEmpty { BottomBar(items: bottom, look: "n-foot") }
        if !keyboard.isEmpty { BottomBar(items: keyboard, look: "n-foot n-keys") }
      }
    }
  }

  private func items(at edge: ToolbarItemPlacement.BarEdge) -> [ToolbarEntry] {
    items.filter { $0.placement.edge == edge }
  }

  @ViewBuilder @MainActor
  private var page: some View {
    if bar.isHidden == true {
      content.filling()
    } else {
      let header = NavigationHeader(
        title: title, bar: bar,
        items: items.filter { ![.bottom, .keyboard].contains($0.placement.edge) },
        back: bar.hidesBackButton == true ? nil : back)
      UnderBar(bar: header, height: header.height, content: content.filling())
    }
  }
}

/// The bar below a stack's view: its items, as far from each other as can be.
struct BottomBar: _ComposedView {
  let items: [ToolbarEntry]
  let look: String

  func composition(in environment: EnvironmentValues) -> some View {
    HStack {
      Each(items) { position, item in
        if position > 0 { Spacer() }
        SpreadRow(item.view).setting { $0.containerKind = .bar }.placed(as: item)
      }
    }
    .frame(maxWidth: .infinity, minHeight: 28)
    .padding(EdgeInsets(vertical: 8, horizontal: 16))
    .element(.footer, [(.class, look)])
  }
}

/// A view as one: several stand in a row, as far from each other as can be unless there are spacers among them.
nonisolated private struct SpreadRow<Content: View>: _PrimitiveView {
  let content: Content

  init(_ content: Content) { self.content = content }

  @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    let stack = context.openHorizontal()
    context.lower(view.content, at: Salt.Control.label)
    let boxes = Array(context.pending[stack.pending...])
    if !boxes.contains(where: { context.tree.boxes[Int($0)].kind == .spacer }) {
      context.discard(since: stack.pending)
      for (position, box) in boxes.enumerated() {
        if position > 0 { Spacer._lower(Spacer(), into: &context) }
        context.pending.append(box)
      }
    }
    context.joinRow(stack)
  }
}
