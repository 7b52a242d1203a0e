import ElementTree

/// Shows a view only where another one is, as much as that is opaque.
nonisolated public struct _MaskEffect<Mask: View>: _PrimitiveModifier {
  @usableFromInline let mask: Mask
  @usableFromInline let alignment: Alignment

  @inlinable
  init(mask: Mask, alignment: Alignment) {
    self.mask = mask
    self.alignment = alignment
  }

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let mark = context.mark()
    let identity = context.identity
    context.identity = Identity.child(identity, Salt.Mask.content)
    V._lower(content, into: &context)
    context.identity = Identity.child(identity, Salt.Mask.mask)
    context.forEachBox(since: mark) { box, context in
      context.mask(&box, modifier.alignment) { Mask._lower(modifier.mask, into: &$0) }
    }
    context.identity = identity
  }
}

extension LoweringContext {
  /// Shows a box only where others are.
  ///
  /// CSS can mask by images, gradients and outlines, not by elements, so what the mask consists of
  /// must be these, in places that are known without the browser.
  @MainActor
  mutating func mask(
    _ box: inout BoxReference, _ alignment: Alignment, by lower: (inout LoweringContext) -> Void
  ) {
    let mark = mark()
    let axis = stackAxis
    stackAxis = .none
    let outer = isMasking
    isMasking = true
    lower(&self)
    isMasking = outer
    stackAxis = axis
    tree.unfoldAll()
    let masks = Array(pending[mark...])
    pending.removeSubrange(mark...)
    if masks.count == 1, applyMask(masks[0], to: &box) { return }
    guard !masks.isEmpty else {
      self.mark(&box, .visibility, .text(CSSText("hidden")))
      return
    }
    let place = alignment.box
    if let layers = tree.maskLayers(
      masks, of: tree.boxes[Int(box.index)], place, isRightToLeft: environment.style.isRightToLeft)
    {
      return decorate(&box, .mask) { list, styles in
        list = styles.extend(list, .mask, .text(CSSText(layers)))
      }
    }
    report(
      .unsupported, severity: .warning,
      "CSS can't mask by these views, so nothing is masked. Mask by shapes, gradients, symbols or "
        + "one text, in frames and stacks.")
  }

  @MainActor
  private mutating func applyMask(_ index: Int32, to reference: inout BoxReference) -> Bool {
    let mask = tree.boxes[Int(index)]
    let declarations = tree.styles.declarations(mask.style)
    func value(_ property: CSSProperty) -> CSSValue? {
      declarations.last { $0.property == property }?.value
    }
    switch mask.kind {
    case .aspectRatio where mask.aspectRatio.fitsSquare && mask.phase == .content:
      // A circle is as wide as high.
      let child = tree.boxes[Int(tree.children[Int(mask.childStart)])]
      guard child.kind == .paint, child.phase <= .background else { return false }
      guard isOpaqueFill(child) else { return false }
      clip(&reference, _ShapeForm(.circle), FillStyle()) { Circle().path(in: $0) }
      return true
    case .paint:
      guard value(.outline) == nil, value(.backdropFilter) == nil, mask.phase <= .mask,
        value(.mixBlendMode) == nil
      else { return false }
      if let image = value(.backgroundImage) {
        guard value(.clipPath) == nil, value(.mask) == nil, value(.borderRadius) == nil else {
          return false
        }
        return maskByImage(image, of: &reference)
      }
      guard isOpaqueFill(mask) else { return false }
      if let path = value(.clipPath) { return maskBy(.clipPath, path, &reference) }
      if let image = value(.mask) { return maskBy(.mask, image, &reference) }
      clip(&reference, radius: value(.borderRadius))
      return true
    case .graphic:
      guard mask.content >= 0, case .graphic(let graphic) = tree.contents[Int(mask.content)],
        sizedDrawings(of: mask) == nil, graphic.definitions.isEmpty, graphic.drawing.isEmpty,
        mask.phase == .content,
        value(.stroke) == nil
      else { return false }
      var drawing = graphic
      drawing.preserveAspectRatio = drawing.preserveAspectRatio ?? "xMidYMid"
      return maskBy(.mask, .text(CSSText(drawing.mask)), &reference)
    default: return false
    }
  }

  private func sizedDrawings(of box: Box) -> SizedDrawing? { tree.sizedDrawings[box.content] }

  private func isOpaqueFill(_ box: Box) -> Bool {
    tree.styles.declarations(box.style).last {
      $0.property == .backgroundColor
    }?.value.isOpaquePaint ?? false
  }

  private mutating func maskByImage(
    _ image: CSSValue, of reference: inout BoxReference
  ) -> Bool {
    if let sized = tree.sizedStyles[image] {
      // The same text may be a background elsewhere, so this one gets a key of its own.
      let text = CSSValue.text(CSSText(image.string + " 0 0"))
      tree.sizedStyles[text] = SizedStyle(
        property: .mask, value: sized.value, needsSize: sized.needsSize)
      return maskBy(.mask, text, &reference)
    }
    return maskBy(.mask, image, &reference)
  }

  private mutating func maskBy(
    _ property: CSSProperty, _ value: CSSValue, _ reference: inout BoxReference
  ) -> Bool {
    decorate(&reference, .mask) { list, styles in
      list = styles.extend(list, property, value)
    }
    return true
  }
}

extension View {
  /// Shows the view only where another one is, as much as that is opaque.
  ///
  /// - Note: Differs from SwiftUI: shapes, colours, gradients and symbols mask it, by themselves and in
  ///   frames, padding and stacks, and one line of text in the middle, and cut holes into one another
  ///   (`destinationOut`); other views don't, and a warning says so.
  @inlinable nonisolated public consuming func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> ModifiedContent<Self, _MaskEffect<Mask>> {
    modifier(_MaskEffect(mask: mask(), alignment: alignment))
  }

  /// Shows the view only where another one is, as much as that is opaque.
  @inlinable nonisolated public consuming func mask<Mask: View>(
    _ mask: Mask
  ) -> ModifiedContent<Self, _MaskEffect<Mask>> {
    modifier(_MaskEffect(mask: mask, alignment: .center))
  }
}
