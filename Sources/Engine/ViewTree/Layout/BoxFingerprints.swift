import ElementTree

/// A number for each box that is equal for boxes of equal shape: all but text, addresses and keys.
struct BoxFingerprints {
  private var values: [UInt64] = []

  /// The number of a box; the first question computes those of all boxes.
  mutating func value(of index: Int32, _ boxes: BoxTree) -> UInt64 {
    if values.isEmpty { compute(boxes) }
    return values[Int(index)]
  }

  private mutating func compute(_ tree: BoxTree) {
    values = Array(unsafeUninitializedCapacity: tree.boxes.count) { buffer, count in
      tree.boxes.withUnsafeBufferPointer { boxes in
        tree.children.withUnsafeBufferPointer { children in
          for index in boxes.indices {
            buffer[index] = Self.shape(of: index, boxes, children, buffer, known: index, tree)
          }
        }
      }
      count = tree.boxes.count
    }
  }

  @inline(__always)
  private static func shape(
    of index: Int, _ boxes: UnsafeBufferPointer<Box>, _ children: UnsafeBufferPointer<Int32>,
    _ values: UnsafeMutableBufferPointer<UInt64>, known: Int, _ tree: BoxTree
  ) -> UInt64 {
    let box = boxes[index]
    var hash = UInt64(box.kind.rawValue) | UInt64(box.phase.rawValue) << 8
    hash |= UInt64(box.firstPhase.rawValue) << 16 | UInt64(box.alignment.horizontal.rawValue) << 24
    hash |= UInt64(box.alignment.vertical.rawValue) << 28 | (box.key == 0 ? 0 : 1) << 31
    hash |= UInt64(box.style) << 32
    hash = StableHash.combine(0x51, hash)
    let bits = box.payload.bits
    for lane in 0..<4 { hash = StableHash.combine(hash, bits[lane]) }
    hash = combine(hash, box.width)
    hash = combine(hash, box.height)
    hash = StableHash.combine(hash, UInt64(box.priority.bitPattern))
    // Rows are copied with their origins, so those of different views are of different shapes.
    if box.path != 0 { hash = StableHash.combine(hash, UInt64(box.path)) }
    if box.content >= 0 {
      hash = StableHash.combine(hash, content(tree.contents[Int(box.content)], index))
    }
    if box.semantics >= 0 {
      let semantics = tree.semantics[Int(box.semantics)]
      hash = StableHash.combine(
        hash, UInt64(semantics.name?.rawValue ?? 255) << 1 | (semantics.isPhrasing ? 1 : 0))
      for attribute in semantics.attributes {
        hash = StableHash.combine(hash, UInt64(attribute.name.rawValue))
      }
      if let tokens = semantics.handlers.tokens { hash = text(tokens, hash) }
    }
    let first = Int(box.childStart)
    for child in first..<(first + Int(box.childCount)) {
      let inner = Int(children[child])
      // Boxes that were put around others later, as their sizes are, come before what is in them.
      let value =
        inner < known
        ? values[inner] : laterShape(of: inner, boxes, children, values, known: known, tree)
      hash = StableHash.combine(hash, value)
    }
    return hash
  }

  @inline(never)
  private static func laterShape(
    of index: Int, _ boxes: UnsafeBufferPointer<Box>, _ children: UnsafeBufferPointer<Int32>,
    _ values: UnsafeMutableBufferPointer<UInt64>, known: Int, _ tree: BoxTree
  ) -> UInt64 {
    shape(of: index, boxes, children, values, known: known, tree)
  }

  @inline(__always)
  private static func combine(_ hash: UInt64, _ range: AxisRange) -> UInt64 {
    let flags: UInt64 =
      (range.isGreedy ? 1 : 0) | (range.isShrinkable ? 2 : 0) | (range.isProportional ? 4 : 0)
      | (range.outgrows ? 8 : 0)
    let limits = UInt64(range.minimum.bitPattern) | UInt64(range.maximum.bitPattern) << 32
    return StableHash.combine(
      StableHash.combine(hash, limits), UInt64(range.ideal.bitPattern) << 4 | flags)
  }

  /// What content has to do with shape. Content that a template can't fill in counts whole.
  private static func content(_ content: BoxContent, _ index: Int) -> UInt64 {
    switch content {
    case .text: return 1
    case .image(let image):
      guard image.densities.isEmpty, image.darkSource == nil else { return unique(index) }
      var hash = StableHash.combine(2, UInt64((image.width ?? -1).bitPattern))
      hash = StableHash.combine(hash, UInt64((image.height ?? -1).bitPattern))
      return StableHash.combine(hash, (image.isLazy ? 1 : 0) | (image.isUrgent ? 2 : 0))
    case .symbol(let symbol):
      return text(symbol.alternative ?? "", text(symbol.name, 3))
    case .control(let control): return self.control(control)
    case .graphic(let graphic):
      guard graphic.definitions.isEmpty, graphic.drawing.isEmpty else { return unique(index) }
      var hash = text(graphic.preserveAspectRatio ?? "", text(graphic.viewBox ?? "", 5))
      for layer in graphic.layers {
        hash = StableHash.combine(hash, UInt64(layer.name.rawValue))
        for attribute in layer.attributes {
          hash = text(
            attribute.value, StableHash.combine(hash, UInt64(attribute.name.rawValue)))
        }
      }
      return hash
    case .runs, .line, .grid, .place: return unique(index)
    }
  }

  private static func control(_ control: ControlContent) -> UInt64 {
    var hash = StableHash.combine(6, UInt64(control.name.rawValue))
    for attribute in control.attributes {
      hash = text(attribute.value, StableHash.combine(hash, UInt64(attribute.name.rawValue)))
    }
    hash = text(control.text ?? "", hash)
    if let tokens = control.handlers.tokens { hash = text(tokens, hash) }
    for option in control.options { hash = StableHash.combine(hash, self.control(option)) }
    return hash
  }

  /// A number that no other box has.
  private static func unique(_ index: Int) -> UInt64 {
    StableHash.combine(0xFFFF_FFFF, UInt64(index) &+ 0x1_0000_0000)
  }

  private static func text(_ string: String, _ hash: UInt64) -> UInt64 {
    var string = string
    return string.withUTF8 { StableHash.combine(hash, $0) }
  }
}
