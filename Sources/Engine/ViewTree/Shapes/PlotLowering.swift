import ElementTree
import Foundation

extension LoweringContext {
  /// Adds the box of a drawing of figures.
  @MainActor
  mutating func addPlot(_ figures: [PlotFigure]) {
    var writer = CanvasWriter(
      prefix: "p" + String(identity, radix: 36), symbols: [:], size: .zero)
    let visible = extend(0, .overflow, .text(CSSText("visible")))
    var runs = PlotRuns(overflow: visible)
    for figure in figures { runs.add(figure, &writer, &self) }
    var graphic = GraphicContent()
    graphic.drawing = runs.finished()
    graphic.definitions = writer.definitions
    var box = Box(kind: .graphic, width: .filling(), height: .filling())
    box.content = Int32(truncatingIfNeeded: tree.contents.count)
    tree.contents.append(.graphic(graphic))
    box.style = extend(visible, .fill, .text(CSSText("none")))
    add(box)
  }
}

/// Figures as elements; those that look alike share what they look like.
struct PlotRuns {
  typealias Node = GraphicContent.Definition
  typealias Pair = GraphicContent.AttributeValue

  /// The coordinates that elements are in.
  enum Space { case points, stretched, square }

  let overflow: StyleTable.List
  private var nodes: [Node] = []
  private var run: [Node] = []
  private var looks: [Pair] = []
  private var space = Space.points

  init(overflow: StyleTable.List) { self.overflow = overflow }

  /// Adds a figure.
  @MainActor
  mutating func add(
    _ figure: PlotFigure, _ writer: inout CanvasWriter, _ context: inout LoweringContext
  ) {
    let (node, space) = element(figure)
    let looks = looks(figure, space, &writer, &context)
    if space != self.space || looks != self.looks { close() }
    self.space = space
    self.looks = looks
    run.append(node)
  }

  /// The elements.
  mutating func finished() -> [Node] {
    close()
    return nodes
  }

  private mutating func close() {
    defer { run = [] }
    guard !run.isEmpty else { return }
    let side = CSSNumber.string(PlotFigure.side)
    switch space {
    case .points:
      if run.count == 1 {
        run[0].attributes += looks
        nodes.append(run[0])
      } else {
        nodes.append(Node(name: .g, attributes: looks, children: run))
      }
    case .stretched, .square:
      var attributes = [Pair(.viewBox, "0 0 \(side) \(side)")]
      if space == .stretched { attributes.append(Pair(.preserveAspectRatio, "none")) }
      nodes.append(
        Node(name: .svg, attributes: attributes + looks, children: run, style: overflow))
    }
  }

  private func element(_ figure: PlotFigure) -> (Node, Space) {
    switch figure.form {
    case .stretched(let outline):
      var attributes = [Pair(.d, outline)]
      if figure.stroke != nil { attributes.append(Pair(.vectorEffect, "non-scaling-stroke")) }
      return (Node(name: .path, attributes: attributes, children: []), .stretched)
    case .square(let outline):
      var attributes = [Pair(.d, outline)]
      if figure.stroke != nil { attributes.append(Pair(.vectorEffect, "non-scaling-stroke")) }
      return (Node(name: .path, attributes: attributes, children: []), .square)
    case .line(let start, let end):
      return (
        Node(
          name: .line,
          attributes: [
            Pair(.x1, Self.part(start.x)), Pair(.y1, Self.part(start.y)),
            Pair(.x2, Self.part(end.x)), Pair(.y2, Self.part(end.y)),
          ], children: []), .points
      )
    case .rect(let rect, let radius, let width, let height):
      var attributes = [
        Pair(.x, Self.part(width == nil ? rect.minX : rect.midX)),
        Pair(.y, Self.part(height == nil ? rect.minY : rect.midY)),
        Pair(.width, width.map { CSSNumber.string(Double($0)) } ?? Self.part(rect.width)),
        Pair(.height, height.map { CSSNumber.string(Double($0)) } ?? Self.part(rect.height)),
      ]
      if radius > 0, radius.isFinite {
        attributes.append(Pair(.rx, CSSNumber.string(Double(radius))))
      }
      if width != nil || height != nil {
        attributes.append(Self.move(-(width ?? 0) / 2, -(height ?? 0) / 2))
      }
      return (Node(name: .rect, attributes: attributes, children: []), .points)
    case .circle(let center, let radius):
      return (
        Node(
          name: .circle,
          attributes: [
            Pair(.cx, Self.part(center.x)), Pair(.cy, Self.part(center.y)),
            Pair(.r, CSSNumber.string(Double(radius))),
          ], children: []), .points
      )
    case .symbol(let outline, let center):
      let path = Node(name: .path, attributes: [Pair(.d, outline)], children: [])
      return (
        Node(
          name: .svg, attributes: [Pair(.x, Self.part(center.x)), Pair(.y, Self.part(center.y))],
          children: [path], style: overflow), .points
      )
    }
  }

  @MainActor
  private func looks(
    _ figure: PlotFigure, _ space: Space, _ writer: inout CanvasWriter,
    _ context: inout LoweringContext
  ) -> [Pair] {
    var result: [Pair] = []
    if let fill = figure.fill { result.append(Pair(.fill, paint(fill, &writer, &context))) }
    if let stroke = figure.stroke {
      result.append(Pair(.stroke, paint(stroke, &writer, &context)))
      if figure.lineStyle.width != 1 {
        result.append(Pair(.strokeWidth, CSSNumber.string(Double(figure.lineStyle.width))))
      }
      result += figure.lineStyle.attributes(hasCorners: true)
    }
    if figure.opacity < 1 {
      result.append(Pair(.opacity, CSSNumber.string(max(0, figure.opacity))))
    }
    if figure.offset != .zero, figure.offset.width.isFinite, figure.offset.height.isFinite {
      result.append(Self.move(figure.offset.width, figure.offset.height))
    }
    return result
  }

  @MainActor
  private func paint(
    _ style: AnyShapeStyle, _ writer: inout CanvasWriter, _ context: inout LoweringContext
  ) -> String { writer.paint(.style(style), &context) }

  private static func move(_ x: CGFloat, _ y: CGFloat) -> Pair {
    let numbers = [x, y].map { CSSNumber.string(Double($0)) }
    return Pair(.transform, "translate(\(numbers.joined(separator: " ")))")
  }

  /// A part of the drawing's size, to a hundredth of a percent.
  private static func part(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    let percent = (Double(value) * 10_000).rounded() / 100
    return percent == 0 ? "0" : CSSNumber.string(percent) + "%"
  }
}
