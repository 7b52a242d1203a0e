extension LiveView {
  /// Shows what views want to be shown, as far as it is there.
  func scrollCommands() -> [LiveCommand] {
    guard !live.scrolls.isEmpty else { return [] }
    let wishes = live.scrolls
    live.scrolls = []
    return wishes.compactMap { wish in
      let node = handlers.lazy.filter { entry in
        entry.value.contains { $0.scrollMark.map(wish.finds) ?? false }
      }.map(\.key).min()
      guard let node else { return nil }
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
}
