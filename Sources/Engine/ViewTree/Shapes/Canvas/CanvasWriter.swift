import ElementTree
import Foundation

/// A view that can be drawn in an SVG.
enum CanvasPart {
  case text(String, StyleTable.List)
  /// A path in a square of 24, and the side in points.
  case symbol(String, StyleTable.List, side: Double)
  case picture(String, width: Double?, height: Double?)
  case unsupported
}

/// Writes what was drawn on a canvas as elements of an SVG.
struct CanvasWriter {
  typealias Node = GraphicContent.Definition
  typealias Pair = GraphicContent.AttributeValue

  /// What the names of this canvas's definitions begin with.
  let prefix: String
  let symbols: [AnyHashable: CanvasPart]
  let size: CGSize
  var nodes: [Node] = []
  var definitions: [Node] = []
  private var clipNames: [CanvasClip: String] = [:]

  init(prefix: String, symbols: [AnyHashable: CanvasPart], size: CGSize) {
    self.prefix = prefix
    self.symbols = symbols
    self.size = size
  }

  @MainActor
  mutating func write(_ commands: [CanvasCommand], _ context: inout LoweringContext) {
    guard context.hasStack() else { return }
    for command in commands {
      guard var node = node(command, &context) else { continue }
      finish(&node, command.state, &context)
      nodes.append(node)
    }
  }

  @MainActor
  private mutating func node(
    _ command: CanvasCommand, _ context: inout LoweringContext
  ) -> Node? {
    let transform = command.state.transform
    switch command.kind {
    case .path(let path, let shading, let way):
      guard !path.isEmpty else { return nil }
      return self.path(path, shading, way, transform, &context)
    case .text(let text, let shading, let point, let anchor):
      let part = context.canvasPart { Text._lower(text, into: &$0) }
      return draw(part, shading, .point(point, anchor), transform, &context)
    case .image(let image, let shading, let place):
      let part = context.canvasPart { Image._lower(image, into: &$0) }
      return draw(part, shading, place, transform, &context)
    case .symbol(let tag, let place):
      return draw(symbols[tag] ?? .unsupported, nil, place, transform, &context)
    case .layer(let commands):
      let outer = nodes
      nodes = []
      write(commands, &context)
      let inner = nodes
      nodes = outer
      return inner.isEmpty ? nil : Node(name: .g, attributes: [], children: inner)
    }
  }

  @MainActor
  private mutating func path(
    _ path: Path, _ shading: GraphicsContext.Shading, _ way: CanvasCommand.Way,
    _ transform: CGAffineTransform, _ context: inout LoweringContext
  ) -> Node {
    // Lines and gradients are mapped with the path, so the map is an attribute there.
    var node = Node(name: .path, attributes: [], children: [])
    let paint = paint(shading, &context)
    switch way {
    case .fill(let style):
      let isMoved = !transform.isIdentity && paint.hasPrefix("url(")
      node.attributes.append(Pair(.d, (isMoved ? path : path.applying(transform)).svg))
      if isMoved { node.attributes.append(Pair(.transform, Self.matrix(transform))) }
      node.attributes.append(Pair(.fill, paint))
      if style.isEOFilled { node.attributes.append(Pair(.fillRule, "evenodd")) }
    case .stroke(let style):
      node.attributes.append(Pair(.d, path.svg))
      if !transform.isIdentity { node.attributes.append(Pair(.transform, Self.matrix(transform))) }
      node.attributes.append(Pair(.stroke, paint))
      if style.lineWidth != 1 {
        node.attributes.append(Pair(.strokeWidth, CSSNumber.string(Double(style.width))))
      }
      node.attributes += style.attributes(hasCorners: true)
    }
    return node
  }

  /// The colour, or the name of a gradient that gets defined.
  @MainActor
  mutating func paint(
    _ shading: GraphicsContext.Shading, _ context: inout LoweringContext
  ) -> String {
    switch shading.kind {
    case .style(let style):
      let paint = style._paint(in: &context).faded(by: 1)
      if case .gradient(_, let gradient) = paint.kind { return define(gradient) }
      return paint.flatColor.string
    case .linear(let gradient, let start, let end):
      return define(
        .linearGradient, [.x1: start.x, .y1: start.y, .x2: end.x, .y2: end.y],
        gradient.stops.map { ($0.location, context.css($0.color).string) })
    case .radial(let gradient, let center, let from, let to):
      let inner = to > 0 ? Double(from / to) : 0
      let stops = gradient.stops.map { stop in
        (CGFloat(inner + Double(stop.location) * (1 - inner)), context.css(stop.color).string)
      }
      return define(.radialGradient, [.cx: center.x, .cy: center.y, .r: to], stops)
    case .flat(let gradient):
      let stops = gradient.stops
      return stops.isEmpty ? "none" : context.css(stops[stops.count / 2].color).string
    }
  }

  private mutating func define(_ gradient: CSSGradient) -> String {
    let stops = gradient.stops.map { (CGFloat($0.location), $0.color) }
    switch gradient.kind {
    case .linear(let from, let to):
      return define(
        .linearGradient, [.x1: from.x, .y1: from.y, .x2: to.x, .y2: to.y], stops, inBox: true)
    case .elliptical(let center, _, let to):
      return define(
        .radialGradient, [.cx: center.x, .cy: center.y, .r: CGFloat(to)], stops, inBox: true)
    case .radial(_, _, let to):
      return define(
        .radialGradient, [.cx: size.width / 2, .cy: size.height / 2, .r: CGFloat(to)], stops)
    case .angular: return stops.isEmpty ? "none" : stops[stops.count / 2].1
    }
  }

  private mutating func define(
    _ name: ElementName, _ numbers: KeyValuePairs<AttributeName, CGFloat>,
    _ stops: [(CGFloat, String)], inBox: Bool = false
  ) -> String {
    var node = Node(name: name, attributes: [], children: [])
    let id = "\(prefix)-\(definitions.count)"
    node.attributes.append(Pair(.id, id))
    if !inBox { node.attributes.append(Pair(.gradientUnits, "userSpaceOnUse")) }
    for (name, value) in numbers {
      node.attributes.append(Pair(name, CSSNumber.string(Double(value))))
    }
    node.children = SVGStop.stops(stops).map { stop in
      Node(
        name: .stop,
        attributes: [
          Pair(.offset, CSSNumber.string(Double(stop.location))), Pair(.stopColor, stop.color),
        ] + (stop.isClear ? [Pair(.stopOpacity, "0")] : []), children: [])
    }
    definitions.append(node)
    return "url(#\(id))"
  }

  /// Draws a text or a picture.
  @MainActor
  private mutating func draw(
    _ part: CanvasPart, _ shading: GraphicsContext.Shading?, _ place: CanvasCommand.Place,
    _ transform: CGAffineTransform, _ context: inout LoweringContext
  ) -> Node? {
    switch part {
    case .text(let text, let style):
      guard case .point(let point, let anchor) = place else {
        guard case .rect(let rect) = place else { return nil }
        return draw(part, shading, .point(rect.origin, .topLeading), transform, &context)
      }
      var node = Node(name: .svgText, attributes: [], children: [], style: style, text: text)
      node.attributes.append(Pair(.x, CSSNumber.string(Double(point.x))))
      node.attributes.append(Pair(.y, CSSNumber.string(Double(point.y))))
      if !transform.isIdentity { node.attributes.append(Pair(.transform, Self.matrix(transform))) }
      let across = anchor.x < 0.25 ? "start" : anchor.x > 0.75 ? "end" : "middle"
      let down =
        anchor.y < 0.25 ? "text-before-edge" : anchor.y > 0.75 ? "text-after-edge" : "central"
      node.attributes.append(Pair(.textAnchor, across))
      node.attributes.append(Pair(.dominantBaseline, down))
      node.attributes.append(Pair(.fill, letters(shading, &context)))
      return node
    case .symbol(let path, _, let side):
      let rect = Self.rect(place, width: side, height: side)
      let scale = min(rect.width, rect.height) / 24
      let map = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: rect.midX - 12 * scale, ty: rect.midY - 12 * scale
      ).concatenating(transform)
      return Node(
        name: .path,
        attributes: [
          Pair(.d, path), Pair(.fillRule, "evenodd"), Pair(.transform, Self.matrix(map)),
          Pair(.fill, letters(shading, &context)),
        ], children: [])
    case .picture(let address, let width, let height):
      let rect = Self.rect(place, width: width ?? 100, height: height ?? 100)
      var node = Node(name: .image, attributes: [Pair(.href, address)], children: [])
      node.attributes.append(Pair(.x, CSSNumber.string(Double(rect.minX))))
      node.attributes.append(Pair(.y, CSSNumber.string(Double(rect.minY))))
      node.attributes.append(Pair(.width, CSSNumber.string(Double(rect.width))))
      node.attributes.append(Pair(.height, CSSNumber.string(Double(rect.height))))
      if case .rect = place { node.attributes.append(Pair(.preserveAspectRatio, "none")) }
      if !transform.isIdentity { node.attributes.append(Pair(.transform, Self.matrix(transform))) }
      return node
    case .unsupported:
      context.reportOnce(
        .unsupported, severity: .warning,
        "A canvas draws a view that is neither a text nor an image, which is left out. Draw it by "
          + "paths, or put it over the canvas.")
      return nil
    }
  }

  /// The colour of letters: the text's own, unless the shading is another.
  @MainActor
  private mutating func letters(
    _ shading: GraphicsContext.Shading?, _ context: inout LoweringContext
  ) -> String {
    guard let shading else { return "currentColor" }
    if case .style(let style) = shading.kind, style is ForegroundStyle { return "currentColor" }
    return paint(shading, &context)
  }

  /// Adds what holds for the whole of a drawn thing.
  @MainActor
  private mutating func finish(
    _ node: inout Node, _ state: CanvasCommand.State, _ context: inout LoweringContext
  ) {
    var style: StyleTable.List = 0
    let filters = state.filters.compactMap { filter -> String? in
      switch filter.kind {
      case .css(let text): return text
      case .shadow(let color, let radius, let x, let y):
        let lengths = [x, y, radius].map { CSSNumber.string(Double($0)) + "px" }
        return "drop-shadow(\(lengths.joined(separator: " ")) \(context.css(color).string))"
      case .none: return nil
      }
    }
    if !filters.isEmpty {
      style = context.extend(style, .filter, .text(CSSText(filters.joined(separator: " "))))
    }
    if let name = state.blendMode.css {
      style = context.extend(style, .mixBlendMode, .text(CSSText(name)))
    }
    var attributes: [Pair] = []
    if state.opacity < 1 {
      attributes.append(Pair(.opacity, CSSNumber.string(min(max(state.opacity, 0), 1))))
    }
    if style != 0 || !attributes.isEmpty {
      node = Node(name: .g, attributes: attributes, children: [node], style: style)
    }
    for clip in state.clips {
      node = Node(
        name: .g, attributes: [Pair(.clipPath, "url(#\(name(of: clip)))")], children: [node])
    }
  }

  /// The name of a path that cuts off.
  private mutating func name(of clip: CanvasClip) -> String {
    if let known = clipNames[clip] { return known }
    let id = "\(prefix)-\(definitions.count)"
    var path = clip.path
    if clip.isInverse { path.addRect(CGRect(origin: .zero, size: size)) }
    var outline = Node(
      name: .path, attributes: [Pair(.d, path.isEmpty ? "M0 0" : path.svg)], children: [])
    if clip.isEvenOdd || clip.isInverse { outline.attributes.append(Pair(.clipRule, "evenodd")) }
    definitions.append(
      Node(name: .clipPath, attributes: [Pair(.id, id)], children: [outline]))
    clipNames[clip] = id
    return id
  }

  private static func rect(
    _ place: CanvasCommand.Place, width: Double, height: Double
  ) -> CGRect {
    switch place {
    case .rect(let rect): return rect
    case .point(let point, let anchor):
      let (width, height) = (CGFloat(width), CGFloat(height))
      return CGRect(
        x: point.x - anchor.x * width, y: point.y - anchor.y * height, width: width,
        height: height)
    }
  }

  private static func matrix(_ map: CGAffineTransform) -> String {
    let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map { CSSNumber.string(Double($0)) }
    return "matrix(\(numbers.joined(separator: " ")))"
  }
}

extension LoweringContext {
  /// What a view is in an SVG.
  @MainActor
  mutating func canvasPart(_ lower: (inout LoweringContext) -> Void) -> CanvasPart {
    let mark = mark()
    lower(&self)
    defer { pending.removeSubrange(mark...) }
    guard self.mark() == mark + 1 else { return .unsupported }
    return canvasPart(of: pending[mark])
  }

  /// What a box is in an SVG.
  func canvasPart(of index: Int32) -> CanvasPart {
    let box = tree.boxes[Int(index)]
    guard box.content >= 0 else { return .unsupported }
    switch tree.contents[Int(box.content)] {
    case .text(let text): return .text(text, box.style)
    case .line(let line): return .text(line.text, box.style)
    case .runs(let runs):
      // A text of nothing but a symbol is as high as its letters would be.
      if let symbol = runs.first?.symbol, runs.count == 1 {
        let side = tree.styles.value(of: .width, in: runs[0].style)
        return .symbol(
          symbol.path, runs[0].style, side: side.map { Double(bitPattern: $0.bits) } ?? 20)
      }
      return .text(runs.map(\.text).joined(), runs.first { $0.style != 0 }?.style ?? box.style)
    case .symbol(let symbol):
      let side = box.width.minimum.isFinite ? Double(box.width.minimum) : 20
      return .symbol(symbol.path, box.style, side: side)
    case .image(let image):
      return .picture(image.source, width: image.width, height: image.height)
    default: return .unsupported
    }
  }
}
