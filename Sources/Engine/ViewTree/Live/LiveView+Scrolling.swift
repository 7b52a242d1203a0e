extension LiveView {
  /// Shows what views want to be shown, as far as it is there.
  func scrollCommands() -> [LiveCommand] {
    guard !live.scrolls.isEmpty else { return [] }
    let wishes = live.scrolls
    live.scrolls = []
    return wishes.compactMap { wish in
      guard let node = node(of: wish) else { return nil }
      let isSmooth = wish.isSmooth
      switch wish.place {
      case .id(_, let anchor):
        return .reveal(
          node, x: anchor.map { Double($0.x) }, y: anchor.map { Double($0.y) }, isSmooth: isSmooth)
      case .point(let x, let y):
        return .scroll(node, x: x, y: y, isSmooth: isSmooth, restores: wish.restores)
      }
    }
  }

  /// The first element that is what is looked for, or the first beside the others.
  private func node(of wish: ScrollWish) -> Int? {
    var first: Int?, firstBeside: Int?
    for (node, handlers) in handlers {
      for mark in handlers.lazy.compactMap(\.scrollMark) where wish.finds(mark) {
        if mark.isBeside {
          firstBeside = min(firstBeside ?? node, node)
        } else {
          first = min(first ?? node, node)
        }
      }
    }
    return first ?? firstBeside
  }
}
