import ElementTree
import Foundation

extension LoweringContext {
  /// Adds the box of a figure.
  ///
  /// A figure that CSS knows becomes a box that is painted; any other one a drawing, or a box that
  /// is clipped where it is not filled with a plain colour.
  @MainActor
  mutating func addShape(
    _ form: _ShapeForm, _ layers: [_ShapeLayer], path: @escaping @Sendable (CGRect) -> Path
  ) {
    let mark = mark()
    var form = resolved(form)
    var isSquare = form.trim?.isSquare ?? false
    if case .circle = form.kind { isSquare = true }
    let trim = isLive && _ShapeLayer.areOneLine(layers) ? form.trim : nil
    if trim != nil { form = _ShapeForm(.path) }
    if case .path = form.kind {
      addPath(layers, path, trim: trim)
    } else {
      addPaintedBoxes(form, layers)
    }
    if self.mark() - mark > 1 {
      closeZStack(StackMark(pending: mark, axis: stackAxis), .center)
    }
    forEachBox(since: mark) { box, context in
      if form.inset != 0 { context.pad(&box, Float(form.inset)) }
      if isSquare { context.keepSquare(&box) }
      for effect in form.effects {
        switch effect {
        case .offset(let offset): context.translate(&box, offset)
        case .rotation(let angle, let anchor): context.rotate(&box, angle, anchor)
        }
      }
    }
  }

  /// The form, with that of the container around where it is asked for.
  @MainActor
  func resolved(_ form: _ShapeForm) -> _ShapeForm {
    guard case .container = form.kind else {
      guard environment.style.isRightToLeft, case .box(.each(let radii)) = form.kind else {
        return form
      }
      var mirrored = form
      mirrored.kind = .box(.each(radii.mirrored))
      return mirrored
    }
    var result = environment.containerShapeForm
    result.inset += form.inset
    result.effects += form.effects
    if case .container = result.kind { result.kind = .box(.uniform(0)) }
    if case .path = result.kind { result.kind = .box(.uniform(0)) }
    return result
  }

  /// Puts space around a box.
  mutating func pad(_ box: inout BoxReference, _ amount: Float) {
    let child = tree.boxes[Int(box.index)]
    var outer = Box(
      kind: .padding, width: child.width.padded(2 * amount),
      height: child.height.padded(2 * amount))
    outer.padding = PaddingPayload(SIMD4(repeating: amount))
    wrap(&box, in: outer)
  }

  /// Makes a box as wide as high.
  private mutating func keepSquare(_ box: inout BoxReference) {
    var outer = Box(kind: .aspectRatio, width: .filling(), height: .filling())
    outer.width.isProportional = true
    outer.height.isProportional = true
    outer.aspectRatio = AspectRatioPayload(ratio: 1, fills: false)
    wrap(&box, in: outer)
    tree.hasSquares = true
  }

  // MARK: Boxes

  /// A box that is being painted.
  private struct PaintedBox {
    var style: StyleTable.List = 0
    var phase = PaintPhase.content
    var isFilled = false
    var isStroked = false
  }

  @MainActor
  private mutating func addPaintedBoxes(_ form: _ShapeForm, _ layers: [_ShapeLayer]) {
    let radius = form.radius(shrunkBy: form.inset)
    var current = PaintedBox()
    for layer in layers {
      switch layer.kind {
      case .fill(let paint, _):
        if current.isFilled || current.isStroked { flush(&current, radius) }
        current.style = background(current.style, paint)
        current.phase = .background
        current.isFilled = true
        addShadows(paint, to: &current)
        if let blend = paint.blend {
          current.style = extend(current.style, .mixBlendMode, .text(CSSText(blend)))
          current.phase = .blend
          flush(&current, radius)
        }
      case .stroke(let paint, let style, let isInside):
        guard style.width > 0 else { continue }
        guard !style.isDashed, case .color(let color) = paint.faded(by: 1).kind else {
          flush(&current, radius)
          if style.isDashed {
            addDashes(form, paint, style, isInside: isInside)
          } else {
            addRing(form, paint, style.width, isInside: isInside)
          }
          continue
        }
        if current.isStroked || current.phase > .clip { flush(&current, radius) }
        current.style = outline(
          current.style, color, width: style.width,
          offset: isInside ? -style.width : -style.width / 2)
        current.isStroked = true
        current.phase = .clip
      }
    }
    flush(&current, radius)
  }

  private mutating func flush(_ painted: inout PaintedBox, _ radius: CSSValue?) {
    defer { painted = PaintedBox() }
    guard painted.isFilled || painted.isStroked else { return }
    var box = Box(kind: .paint, width: .filling(), height: .filling())
    box.style = painted.style
    if let radius { box.style = extend(box.style, .borderRadius, radius) }
    box.phase = painted.phase
    box.firstPhase = painted.isFilled ? .background : .clip
    add(box)
  }

  /// The declarations of a line around a box; a negative offset takes it inside.
  mutating func outline(
    _ list: StyleTable.List, _ color: CSSValue, width: CGFloat, offset: CGFloat
  ) -> StyleTable.List {
    let line = "\(CSSNumber.string(Double(width)))px solid \(color.string)"
    let result = extend(list, .outline, .text(CSSText(line)))
    return extend(result, .outlineOffset, .points(Double(offset)))
  }

  /// The declarations that fill a box.
  @MainActor
  mutating func background(
    _ list: StyleTable.List, _ paint: Paint
  ) -> StyleTable.List {
    switch paint.faded(by: 1).kind {
    case .color(let value): return extend(list, .backgroundColor, value)
    case .gradient(let css, let gradient):
      let value = CSSValue.text(CSSText(css))
      if gradient.isSized, tree.sizedStyles[value] == nil {
        tree.sizedStyles[value] = SizedStyle(
          property: .backgroundImage, value: { gradient.css(width: $0, height: $1) },
          needsSize: false)
      }
      return extend(list, .backgroundImage, value)
    case .material(let blur, let saturation, let fill):
      let filter =
        "blur(\(CSSNumber.string(blur))px) saturate(\(CSSNumber.string(saturation * 100))%)"
      let result = extend(list, .backdropFilter, .text(CSSText(filter)))
      return extend(result, .backgroundColor, .text(CSSText(fill)))
    case .image(let image):
      let result = extend(list, .backgroundImage, .text(CSSText(image)))
      guard let width = paint.imageWidth else { return result }
      return extend(result, .backgroundSize, .points(width))
    }
  }

  private mutating func addShadows(_ paint: Paint, to painted: inout PaintedBox) {
    guard !paint.shadows.isEmpty else { return }
    let list = paint.shadows.map { shadow in
      (shadow.isInner ? "inset " : "") + shadow.css(blur: 2)
    }
    painted.style = extend(
      painted.style, .boxShadow, .text(CSSText(list.joined(separator: ","))))
    painted.phase = .shadow
  }

  /// A line that is not of one colour: an area with all but its rim masked out.
  @MainActor
  private mutating func addRing(
    _ form: _ShapeForm, _ paint: Paint, _ width: CGFloat, isInside: Bool
  ) {
    let outset = isInside ? 0 : width / 2
    var box = Box(kind: .paint, width: .filling(), height: .filling())
    let line = "\(CSSNumber.string(Double(width)))px solid transparent"
    var style = background(0, paint)
    style = extend(style, .border, .text(CSSText(line)))
    style = extend(style, .backgroundOrigin, .text(CSSText("border-box")))
    if let radius = form.radius(shrunkBy: form.inset - outset) {
      style = extend(style, .borderRadius, radius)
    }
    let mask = "linear-gradient(#000 0 0) padding-box exclude,linear-gradient(#000 0 0)"
    box.style = extend(style, .mask, .text(CSSText(mask)))
    box.phase = .mask
    box.firstPhase = .background
    let mark = mark()
    add(box)
    guard outset > 0 else { return }
    forEachBox(since: mark) { box, context in context.pad(&box, Float(-outset)) }
  }

  /// A broken line: a drawing in the box's own points.
  @MainActor
  private mutating func addDashes(
    _ form: _ShapeForm, _ paint: Paint, _ stroke: StrokeStyle, isInside: Bool
  ) {
    let inset = isInside ? stroke.width / 2 : 0
    var layer: GraphicContent.Layer?
    switch form.kind {
    case .ellipse, .circle:
      layer = GraphicContent.Layer(
        name: .ellipse,
        attributes: [.cx, .cy, .rx, .ry].map { GraphicContent.AttributeValue($0, "50%") })
    case .box(.uniform(let radius)):
      var attributes: [GraphicContent.AttributeValue] = [
        .init(.width, "100%"), .init(.height, "100%"),
      ]
      let inner = max(0, radius - form.inset - inset)
      if radius > 0, inner > 0 { attributes.append(.init(.rx, PathData.number(inner))) }
      layer = GraphicContent.Layer(name: .rect, attributes: attributes)
    default: break
    }
    let mark = mark()
    if var layer {
      layer.attributes += stroke.attributes(hasCorners: layer.name == .rect)
      addGraphic(
        GraphicContent(layers: [layer]), fill: nil,
        stroke: (paint.flatColor, stroke.width), drawing: nil)
    } else {
      let inner = form.shrunk.inset(by: inset)
      addPath([.stroke(paint, stroke, isInside: false)]) { inner.path(in: $0) }
      return
    }
    if inset > 0 {
      forEachBox(since: mark) { box, context in context.pad(&box, Float(inset)) }
    }
  }
}

extension _ShapeForm {
  /// The corners as CSS has them, if they are round.
  func radius(shrunkBy amount: CGFloat) -> CSSValue? {
    switch kind {
    case .ellipse, .circle: return .percent(50)
    case .path, .container: return nil
    case .box(.full): return .points(9999.0)
    case .box(.uniform(let radius)):
      let inner = radius - amount
      return radius > 0 && inner > 0 ? .points(Double(inner)) : nil
    case .box(.elliptical(let size)):
      let (width, height) = (size.width - amount, size.height - amount)
      guard size.width > 0, size.height > 0, width > 0, height > 0 else { return nil }
      return .text(
        CSSText("\(CSSNumber.string(Double(width)))px/\(CSSNumber.string(Double(height)))px"))
    case .box(.each(let radii)):
      let inner = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
        .map { $0 > 0 ? max(0, $0 - amount) : 0 }
      guard inner.contains(where: { $0 > 0 }) else { return nil }
      if Set(inner).count == 1 { return .points(Double(inner[0])) }
      let texts = inner.map { $0 == 0 ? "0" : CSSNumber.string(Double($0)) + "px" }
      return .text(CSSText(texts.joined(separator: " ")))
    }
  }

  /// The figure in the rectangle that its inset leaves, without its effects.
  var shrunk: _ShapeForm {
    var result = self
    result.effects = []
    result.inset = 0
    switch kind {
    case .box(.elliptical(let size)):
      result.kind = .box(
        .elliptical(
          CGSize(width: max(0, size.width - inset), height: max(0, size.height - inset))))
    case .box(.each(let radii)): result.kind = .box(.each(radii.inset(by: inset)))
    case .box(.uniform(let radius)): result.kind = .box(.uniform(max(0, radius - inset)))
    default: break
    }
    return result
  }

  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(
      dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2))
    var path: Path
    switch kind {
    case .ellipse: path = Ellipse().path(in: inner)
    case .circle: path = Circle().path(in: inner)
    case .box(.full): path = Capsule().path(in: inner)
    case .box(.uniform(let radius)):
      path = Path(roundedRect: inner, cornerRadius: radius > 0 ? max(0, radius - inset) : 0)
    case .box(.elliptical(let size)):
      path = Path(
        roundedRect: inner,
        cornerSize: CGSize(
          width: max(0, size.width - inset), height: max(0, size.height - inset)))
    case .box(.each(let radii)):
      path = Path(roundedRect: inner, cornerRadii: radii.inset(by: inset))
    case .path, .container: path = Path(inner)
    }
    for effect in effects {
      switch effect {
      case .offset(let offset): path = path.offsetBy(dx: offset.width, dy: offset.height)
      case .rotation(let angle, let anchor):
        path.apply(rect.around(anchor, CGAffineTransform(rotationAngle: angle.radians)))
      }
    }
    return path
  }
}
