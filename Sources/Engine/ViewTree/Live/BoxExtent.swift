/// A place in the arrays of a box tree, or how long a part of them is.
struct BoxExtent: Equatable {
  var boxes = 0
  var children = 0
  var contents = 0
  var semantics = 0

  /// One of the arrays in which modifiers change what stands there.
  enum Part { case boxes, contents, semantics }

  subscript(part: Part) -> Int {
    @inline(__always) get {
      switch part {
      case .boxes: boxes
      case .contents: contents
      case .semantics: semantics
      }
    }
  }

  init() {}

  /// The end of the arrays.
  init(_ tree: borrowing BoxTree) {
    boxes = tree.boxes.count
    children = tree.children.count
    contents = tree.contents.count
    semantics = tree.semantics.count
  }

  static func + (left: BoxExtent, right: BoxExtent) -> BoxExtent {
    var sum = left
    sum.boxes += right.boxes
    sum.children += right.children
    sum.contents += right.contents
    sum.semantics += right.semantics
    return sum
  }

  static func - (left: BoxExtent, right: BoxExtent) -> BoxExtent {
    var difference = left
    difference.boxes -= right.boxes
    difference.children -= right.children
    difference.contents -= right.contents
    difference.semantics -= right.semantics
    return difference
  }
}
