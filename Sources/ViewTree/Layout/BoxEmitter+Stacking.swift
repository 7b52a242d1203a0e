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
