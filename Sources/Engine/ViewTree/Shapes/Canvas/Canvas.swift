public import Foundation
import ElementTree

/// An area that a closure draws on: one SVG.
///
/// - Note: Differs from SwiftUI: on a static page the closure draws for the size that frames give, else for
///   the width of a usual page, and a warning says so; a live page draws again for the size that the
///   browser tells. Symbols are texts and images; conic gradients are shown as one colour.
nonisolated public struct Canvas<Symbols: View>: _PrimitiveView {
  /// The views that can be drawn.
  public var symbols: Symbols
  /// Draws for a size.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the whole area is drawn on.
  public var isOpaque: Bool
  /// The space in which colours are mixed.
  public var colorMode: ColorRenderingMode
  /// Whether drawing may come later.
  public var rendersAsynchronously: Bool

  /// Creates an area that a closure draws on, and views that it can draw.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let (renderer, symbols) = (view.renderer, view.symbols)
    let drawing = CanvasDrawing(
      environment: context.environment, identity: context.identity, renderer: renderer,
      symbols: { context in Symbols._lower(symbols, into: &context) })
    if context.isLive {
      context.lowerForSize { proxy, context in context.add(drawing, for: proxy.size) }
    } else {
      let content = context.add(drawing, for: context.environment.pageSize)
      context.canvases[content] = drawing
    }
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates an area that a closure draws on.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) {}
  }
}

/// What an area draws, and what was around it.
struct CanvasDrawing {
  let environment: EnvironmentValues
  let identity: UInt64
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let symbols: @MainActor (inout LoweringContext) -> Void
}

extension LoweringContext {
  /// Adds the box of an area that is drawn for a size; gives the index of its content.
  @MainActor @discardableResult
  mutating func add(_ drawing: CanvasDrawing, for size: CGSize) -> Int32 {
    var graphic = draw(drawing, for: size)
    graphic.viewBox = isLive ? nil : CanvasDrawing.viewBox(size)
    var box = Box(kind: .graphic, width: .filling(), height: .filling())
    box.content = Int32(truncatingIfNeeded: tree.contents.count)
    tree.contents.append(.graphic(graphic))
    box.style = extend(0, .overflow, .text(CSSText("hidden")))
    box.style = extend(box.style, .fill, .text(CSSText("none")))
    add(box)
    return box.content
  }

  /// Draws again what frames make the size known of.
  @MainActor
  mutating func drawCanvases() {
    guard !canvases.isEmpty else { return }
    let canvases = self.canvases
    let sizes = tree.knownSizes(ofContents: Set(canvases.keys), below: pending)
    for (content, drawing) in canvases.sorted(by: { $0.key < $1.key }) {
      let known = sizes[content] ?? .nothing
      let page = environment.pageSize
      let size = CGSize(
        width: known.width.map { CGFloat($0) } ?? page.width,
        height: known.height.map { CGFloat($0) } ?? page.height)
      let isKnown = known.width != nil && known.height != nil
      if !isKnown {
        report(
          .sizeDependent, severity: .warning,
          "A canvas draws by its size, which a page without a script does not know, so it is drawn "
            + "for \(StaticPage.words(size)) and scaled. Give it a frame of a fixed size.")
        if size == page { continue }
      }
      var graphic = draw(drawing, for: size)
      graphic.viewBox = isKnown ? nil : CanvasDrawing.viewBox(size)
      tree.contents[Int(content)] = .graphic(graphic)
    }
  }

  @MainActor
  private mutating func draw(_ drawing: CanvasDrawing, for size: CGSize) -> GraphicContent {
    let recorder = CanvasRecorder()
    let symbols = canvasSymbols(drawing)
    var canvas = GraphicsContext(
      recorder: recorder, environment: drawing.environment, symbols: Set(symbols.keys))
    drawing.renderer(&canvas, size)
    var writer = CanvasWriter(
      prefix: "c" + String(drawing.identity, radix: 36), symbols: symbols, size: size)
    let saved = environment
    environment = drawing.environment
    writer.write(recorder.commands, &self)
    environment = saved
    var graphic = GraphicContent()
    graphic.definitions = writer.definitions
    graphic.drawing = writer.nodes
    return graphic
  }

  /// The parts of views that can be drawn, by their tags.
  @MainActor
  private mutating func canvasSymbols(_ drawing: CanvasDrawing) -> [AnyHashable: CanvasPart] {
    let mark = mark()
    let saved = environment
    let foldedRows = foldsRows
    environment = drawing.environment
    foldsRows = false
    drawing.symbols(&self)
    environment = saved
    foldsRows = foldedRows
    var result: [AnyHashable: CanvasPart] = [:]
    for (offset, index) in pending[mark...].enumerated() {
      let tag = traits(of: index)?.tag ?? AnyHashable(offset)
      result[tag] = canvasPart(of: index)
    }
    pending.removeSubrange(mark...)
    return result
  }
}

extension CanvasDrawing {
  static func viewBox(_ size: CGSize) -> String {
    "0 0 \(CSSNumber.string(Double(size.width))) \(CSSNumber.string(Double(size.height)))"
  }
}
