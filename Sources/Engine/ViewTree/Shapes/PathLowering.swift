import ElementTree
import Foundation

extension LoweringContext {
  /// Adds the boxes of a figure that CSS does not know.
  @MainActor
  mutating func addPath(
    _ layers: [_ShapeLayer], _ path: @escaping @Sendable (CGRect) -> Path,
    trim: OutlineTrim? = nil
  ) {
    guard !layers.isEmpty else { return }
    let geometry = PathGeometry(path)
    var fill: (color: CSSValue, style: FillStyle, paint: Paint)?
    for layer in layers {
      switch layer.kind {
      case .fill(let paint, let style):
        if let fill { addDrawing(geometry, path, fill: fill, stroke: nil) }
        fill = nil
        if case .color(let color) = paint.faded(by: 1).kind {
          fill = (color, style, paint)
        } else {
          addClippedBox(geometry, path, paint, style)
        }
      case .stroke(let paint, let style, _):
        guard style.width > 0 else { continue }
        if case .color(let color) = paint.faded(by: 1).kind {
          addDrawing(geometry, path, fill: fill, stroke: (color, style), trim: trim)
          fill = nil
        } else {
          if let fill { addDrawing(geometry, path, fill: fill, stroke: nil) }
          fill = nil
          if !addGradientStroke(geometry, paint, style) { addMaskedStroke(path, paint, style) }
        }
      }
    }
    if let fill { addDrawing(geometry, path, fill: fill, stroke: nil) }
  }

  @MainActor
  private mutating func addDrawing(
    _ geometry: PathGeometry, _ path: @escaping @Sendable (CGRect) -> Path,
    fill: (color: CSSValue, style: FillStyle, paint: Paint)?,
    stroke: (color: CSSValue, style: StrokeStyle)?, trim: OutlineTrim? = nil
  ) {
    let isEvenOdd = fill?.style.isEOFilled ?? false
    let line = stroke?.style
    if stroke == nil, let fill, case .anchored(let elements) = geometry {
      var box = Box(kind: .paint, width: .filling(), height: .filling())
      box.style = extend(0, .backgroundColor, fill.color)
      let shape = PathGeometry.basicShape(elements, isEvenOdd: isEvenOdd)
      box.style = extend(box.style, .clipPath, .text(CSSText(shape)))
      box.phase = .mask
      box.firstPhase = .background
      return add(box)
    }
    func content(_ path: Path, scales: Bool) -> GraphicContent {
      GraphicContent(path, stroke: line, isEvenOdd: isEvenOdd, isScaled: scales)
    }
    let isStroked = stroke != nil
    var graphic: GraphicContent
    var drawing: SizedDrawing? = SizedDrawing(
      path: path, stroke: line, isEvenOdd: isEvenOdd, needsSize: trim != nil, trim: trim)
    switch geometry {
    case .constant(let path):
      graphic = content(path, scales: false)
      if trim == nil { drawing = nil }
    case .stretched(let path):
      graphic = content(path, scales: isStroked)
      graphic.viewBox = "0 0 100 100"
      graphic.preserveAspectRatio = "none"
      if !isStroked { drawing = nil }
    case .scaled(let path, let alignment, let covers):
      graphic = content(path, scales: isStroked)
      graphic.viewBox = "0 0 100 100"
      if alignment != "xMidYMid" || covers {
        graphic.preserveAspectRatio = alignment + (covers ? " slice" : "")
      }
      if !isStroked { drawing = nil }
    case .anchored, .free:
      let square = CGRect(x: 0, y: 0, width: PathGeometry.side, height: PathGeometry.side)
      graphic = content(path(square), scales: isStroked)
      graphic.viewBox = "0 0 100 100"
      graphic.preserveAspectRatio = "none"
      drawing?.needsSize = true
    }
    addGraphic(
      graphic, fill: fill?.color, stroke: stroke.map { ($0.color, $0.style.width) },
      drawing: drawing, shadows: fill?.paint.shadows ?? [])
  }

  /// Adds a drawing that is filled and stroked by its declarations.
  @MainActor
  mutating func addGraphic(
    _ graphic: GraphicContent, fill: CSSValue?, stroke: (color: CSSValue, width: CGFloat)?,
    drawing: SizedDrawing?, shadows: [ShadowStyle] = []
  ) {
    var box = Box(kind: .graphic, width: .filling(), height: .filling())
    box.content = Int32(truncatingIfNeeded: tree.contents.count)
    tree.contents.append(.graphic(graphic))
    if let drawing { tree.sizedDrawings[box.content] = drawing }
    defer { if drawing?.needsSize == true { measureLast() } }
    box.style = extend(0, .overflow, .text(CSSText("visible")))
    // Its lines have the ratio of the room that it gets, and don't ask for room of their own.
    box.style = extend(box.style, .contain, .text(CSSText("size")))
    box.style = extend(box.style, .fill, fill ?? .text(CSSText("none")))
    if let stroke {
      box.style = extend(box.style, .stroke, stroke.color)
      if stroke.width != 1 {
        box.style = extend(box.style, .strokeWidth, .points(Double(stroke.width)))
      }
    }
    let drops = shadows.filter { !$0.isInner }
    if drops.count < shadows.count {
      report(
        .unsupported, severity: .warning,
        "An inner shadow of a figure with a path of its own is not shown. Use a rectangle, a "
          + "rounded rectangle, a capsule, a circle or an ellipse.")
    }
    if !drops.isEmpty {
      let filter = drops.map { "drop-shadow(\($0.css(blur: 1)))" }.joined(separator: " ")
      box.style = extend(box.style, .filter, .text(CSSText(filter)))
      box.phase = .filter
      box.firstPhase = .filter
    }
    add(box)
  }

  /// A line with the colours of a linear gradient along a path that keeps its proportions.
  ///
  /// A mask would be stretched with the area while nobody knows its size.
  ///
  /// - Returns: Whether it is such a line.
  @MainActor
  private mutating func addGradientStroke(
    _ geometry: PathGeometry, _ paint: Paint, _ stroke: StrokeStyle
  ) -> Bool {
    guard case .scaled(let path, let alignment, let covers) = geometry,
      case .gradient(_, let gradient) = paint.kind, case .linear(let from, let to) = gradient.kind
    else { return false }
    let name = "g\(String(identity, radix: 36))-\(tree.contents.count)"
    let side = PathGeometry.side
    let ends: KeyValuePairs<AttributeName, CGFloat> = [
      .x1: from.x * side, .y1: from.y * side, .x2: to.x * side, .y2: to.y * side,
    ]
    var graphic = GraphicContent(path, stroke: stroke, isEvenOdd: false, isScaled: true)
    graphic.viewBox = "0 0 100 100"
    if alignment != "xMidYMid" || covers {
      graphic.preserveAspectRatio = alignment + (covers ? " slice" : "")
    }
    graphic.layers[0].attributes.append(.init(.stroke, "url(#\(name))"))
    graphic.layers[0].attributes.append(
      .init(.strokeWidth, CSSNumber.string(Double(stroke.width))))
    graphic.definitions = [
      GraphicContent.Definition(
        name: .linearGradient,
        attributes: [.init(.id, name), .init(.gradientUnits, "userSpaceOnUse")]
          + ends.map { .init($0, CSSNumber.string(Double($1))) },
        children: SVGStop.stops(gradient.stops.map { (CGFloat($0.location), $0.color) }).map {
          stop in
          GraphicContent.Definition(
            name: .stop,
            attributes: [
              .init(.offset, CSSNumber.string(Double(stop.location))),
              .init(.stopColor, stop.color),
            ] + (stop.isClear ? [.init(.stopOpacity, "0")] : []), children: [])
        })
    ]
    addGraphic(graphic, fill: nil, stroke: nil, drawing: nil)
    return true
  }

  /// An area that is not of one colour, cut out along a path.
  @MainActor
  private mutating func addClippedBox(
    _ geometry: PathGeometry, _ path: @escaping @Sendable (CGRect) -> Path, _ paint: Paint,
    _ style: FillStyle
  ) {
    var box = Box(kind: .paint, width: .filling(), height: .filling())
    box.style = background(0, paint)
    box.style = clip(box.style, geometry, path, style)
    box.phase = .mask
    box.firstPhase = .background
    add(box)
    if case .free = geometry { measureLast() }
  }

  /// Has the browser tell the size of the box that was added last.
  @MainActor
  private mutating func measureLast() {
    guard isLive, let last = pending.last else { return }
    var box = BoxReference(index: last)
    measureDrawing(&box)
  }

  /// The declarations that cut a box out along a path.
  @MainActor
  mutating func clip(
    _ list: StyleTable.List, _ geometry: PathGeometry,
    _ path: @escaping @Sendable (CGRect) -> Path, _ style: FillStyle
  ) -> StyleTable.List {
    let isEvenOdd = style.isEOFilled
    switch geometry {
    case .constant(let path):
      return extend(
        list, .clipPath, .text(CSSText(PathGeometry.clipPath(path, isEvenOdd: isEvenOdd))))
    case .stretched(let path):
      let elements = PathGeometry.stretchedElements(path)
      return extend(
        list, .clipPath,
        .text(CSSText(PathGeometry.basicShape(elements, isEvenOdd: isEvenOdd))))
    case .anchored(let elements):
      return extend(
        list, .clipPath,
        .text(CSSText(PathGeometry.basicShape(elements, isEvenOdd: isEvenOdd))))
    case .scaled(let path, let alignment, let covers):
      var graphic = GraphicContent(path, stroke: nil, isEvenOdd: isEvenOdd, isScaled: false)
      graphic.viewBox = "0 0 100 100"
      graphic.preserveAspectRatio = alignment + (covers ? " slice" : "")
      return extend(list, .mask, .text(CSSText(graphic.mask)))
    case .free:
      let square = CGRect(x: 0, y: 0, width: PathGeometry.side, height: PathGeometry.side)
      let elements = PathGeometry.stretchedElements(path(square))
      let value = CSSValue.text(
        CSSText(PathGeometry.basicShape(elements, isEvenOdd: isEvenOdd)))
      tree.sizedStyles[value] = SizedStyle(
        property: .clipPath,
        value: { width, height in
          PathGeometry.clipPath(
            path(CGRect(x: 0, y: 0, width: width, height: height)), isEvenOdd: isEvenOdd)
        }, needsSize: true)
      return extend(list, .clipPath, value)
    }
  }

  /// A line that is not of one colour along a path: an area that shows through a drawing of the line.
  @MainActor
  private mutating func addMaskedStroke(
    _ path: @escaping @Sendable (CGRect) -> Path, _ paint: Paint, _ stroke: StrokeStyle
  ) {
    let outset = stroke.width / 2
    /// The mask for an area that reaches beyond the figure's rectangle by half of the line's width.
    @Sendable func mask(_ width: Double, _ height: Double) -> String {
      let inner = CGRect(
        x: 0, y: 0, width: max(0, CGFloat(width) - 2 * outset),
        height: max(0, CGFloat(height) - 2 * outset))
      var graphic = GraphicContent(
        path(inner).offsetBy(dx: outset, dy: outset), stroke: stroke, isEvenOdd: false,
        isScaled: false)
      graphic.viewBox = "0 0 \(CSSNumber.string(width)) \(CSSNumber.string(height))"
      graphic.preserveAspectRatio = "none"
      return graphic.strokeMask(width: stroke.width)
    }
    let side = Double(PathGeometry.side + 2 * outset)
    let value = CSSValue.text(CSSText(mask(side, side)))
    tree.sizedStyles[value] = SizedStyle(property: .mask, value: mask, needsSize: true)
    var box = Box(kind: .paint, width: .filling(), height: .filling())
    box.style = extend(background(0, paint), .mask, value)
    box.phase = .mask
    box.firstPhase = .background
    let mark = mark()
    add(box)
    measureLast()
    forEachBox(since: mark) { box, context in context.pad(&box, Float(-outset)) }
  }
}

extension PathGeometry {
  /// A path in points as a basic shape of CSS.
  static func clipPath(_ path: Path, isEvenOdd: Bool) -> String {
    let outline = path.isEmpty ? "M0 0" : path.svg
    return "path(\(isEvenOdd ? "evenodd," : "")\"\(outline)\")"
  }
}

extension GraphicContent {
  /// A drawing of one path, in points.
  ///
  /// `isScaled` says that the drawing is scaled, but its lines shall be as wide as they are.
  init(_ path: Path, stroke: StrokeStyle?, isEvenOdd: Bool, isScaled: Bool) {
    var attributes = [AttributeValue(.d, path.svg)]
    if isEvenOdd { attributes.append(AttributeValue(.fillRule, "evenodd")) }
    if let stroke {
      let hasCorners = path.elements.contains { if case .line = $0 { true } else { false } }
      attributes += stroke.attributes(hasCorners: hasCorners)
      if isScaled { attributes.append(AttributeValue(.vectorEffect, "non-scaling-stroke")) }
    }
    self.init(layers: [Layer(name: .path, attributes: attributes)])
  }

  /// The drawing as a mask over the whole box.
  var mask: String { "\(image(attributes: "")) 0 0/100% 100%" }

  /// The drawing of a line as a mask over the whole box.
  func strokeMask(width: CGFloat) -> String {
    let attributes =
      " fill='none' stroke='black' stroke-width='\(CSSNumber.string(Double(width)))'"
    return "\(image(attributes: attributes)) 0 0/100% 100%"
  }

  /// The drawing as a CSS image; all text is the engine's own.
  func image(attributes: String) -> String {
    var text = "%3Csvg xmlns='http://www.w3.org/2000/svg'\(attributes)"
    if let viewBox { text += " viewBox='\(viewBox)'" }
    if let preserveAspectRatio, preserveAspectRatio != "xMidYMid" {
      text += " preserveAspectRatio='\(preserveAspectRatio)'"
    }
    text += "%3E"
    for layer in layers {
      let list = layer.attributes.map { " \($0.name.string)='\($0.value)'" }
      text += "%3C\(layer.name.string)\(list.joined())/%3E"
    }
    return "url(\"data:image/svg+xml,\(text)%3C/svg%3E\")"
  }
}

extension StrokeStyle {
  /// The style as attributes, without the width.
  func attributes(hasCorners: Bool) -> [GraphicContent.AttributeValue] {
    var result: [GraphicContent.AttributeValue] = []
    if lineCap != .butt { result.append(.init(.strokeLinecap, "\(lineCap)")) }
    if hasCorners {
      if lineJoin != .miter {
        result.append(.init(.strokeLinejoin, "\(lineJoin)"))
      } else if miterLimit != 4, miterLimit >= 1 {
        result.append(.init(.strokeMiterlimit, PathData.number(miterLimit)))
      }
    }
    if isDashed {
      let lengths = dash.map { PathData.number($0.isFinite ? max(0, $0) : 0) }
      result.append(.init(.strokeDasharray, lengths.joined(separator: " ")))
      if dashPhase != 0, dashPhase.isFinite {
        result.append(.init(.strokeDashoffset, PathData.number(dashPhase)))
      }
    }
    return result
  }
}

extension PathData {
  /// A number with at most three decimals.
  static func number(_ value: CGFloat) -> String { digits(thousandths(value)) }
}
