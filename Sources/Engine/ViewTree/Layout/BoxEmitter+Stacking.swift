import ElementTree

extension BoxEmitter {
  /// Whether an element of a style is drawn after its siblings that are not positioned.
  func isRaised(_ style: StyleTable.List) -> Bool {
    !out.tree.styles.allSatisfy(style) { property, value in
      switch property {
      case .position, .zIndex, .isolation, .opacity, .filter, .backdropFilter, .mixBlendMode,
        .clipPath, .mask, .maskImage, .translate, .rotate, .scale, .transform, .perspective,
        .willChange, .containerType:
        false
      default: true
      }
    }
  }
}

extension BoxSemantics {
  /// Whether the base style sheet gives the element an order among others: rows, and bars of all kinds.
  var isLayered: Bool {
    guard let look = attributes.first(where: { $0.name == .class })?.value else { return false }
    let looks = ["l-row", "n-bar", "n-top", "n-foot", "n-head", "n-over", "t-bar"]
    return looks.contains { look.hasPrefix($0) }
  }
}
