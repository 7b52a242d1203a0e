extension BoxTree {
  /// The scroll view that a box is, but for what is behind it and in front of it; nil if it is none.
  func scrollView(in index: Int32) -> Int? {
    var index = Int(index)
    while true {
      let box = boxes[index]
      switch box.kind {
      case .wrapper, .background, .overlay:
        guard let inner = children(of: box).first else { return nil }
        index = Int(inner)
      case .scroll: return index
      default: return nil
      }
    }
  }
}
