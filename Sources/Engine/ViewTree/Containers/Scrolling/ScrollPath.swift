/// A scroll view and the boxes around it that are as large, by their indices.
struct ScrollPath {
  var around: [Int] = []
  var index: Int
}

extension BoxTree {
  /// The scroll view that a box is, but for what is behind it and in front of it; nil if it is none.
  func scrollPath(from index: Int32) -> ScrollPath? {
    var path = ScrollPath(index: Int(index))
    while true {
      let box = boxes[path.index]
      switch box.kind {
      case .wrapper, .background, .overlay:
        guard let inner = children(of: box).first else { return nil }
        path.around.append(path.index)
        path.index = Int(inner)
      case .scroll: return path
      default: return nil
      }
    }
  }
}
