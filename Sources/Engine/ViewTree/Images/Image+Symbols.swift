package import ElementTree

extension LoweringContext {
  /// Adds the box of a symbol: as large as the text around it, or as its space if it is resizable.
  @MainActor
  mutating func add(symbol name: String, _ image: Image) {
    let symbol = symbolContent(name, image)
    let side = symbolSide
    guard image.options.isResizable else {
      var box = Box(kind: .symbol, width: .unknown, height: .unknown)
      paint(&box, symbol)
      box.style = extend(box.style, .width, .scaledPoints(side))
      box.style = extend(box.style, .height, .scaledPoints(side))
      box.content = Int32(truncatingIfNeeded: tree.contents.count)
      tree.contents.append(.symbol(symbol))
      add(box)
      return
    }
    var box = Box(
      kind: .graphic, width: .filling(ideal: Float(side)), height: .filling(ideal: Float(side)))
    paint(&box, symbol)
    box.content = Int32(truncatingIfNeeded: tree.contents.count)
    tree.contents.append(.graphic(symbol.graphic))
    let mark = mark()
    add(box)
    guard let words = symbol.alternative else { return }
    forEachBox(since: mark) { reference, context in
      context.annotate(&reference) { semantics in
        semantics.set(.role, "img")
        semantics.set(.ariaLabel, words)
      }
    }
  }

  /// The symbol that stands for one where text runs from right to left: what points forward points to the left.
  ///
  /// Names that say left and right stay, and so do the signs of players (`forward.end`), as on iOS.
  func directed(symbol name: String) -> String {
    guard environment.style.isRightToLeft, name.contains("ward") else { return name }
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)
    for index in parts.indices.dropFirst() {
      if parts[index] == "forward" {
        parts[index] = "backward"
      } else if parts[index] == "backward" {
        parts[index] = "forward"
      }
    }
    return parts.joined(separator: ".")
  }

  /// What stands for a symbol, in text for example; nil if the picture is none.
  @MainActor
  package mutating func symbolContent(of image: Image) -> SymbolContent? {
    guard case .symbol(let name) = image.source else { return nil }
    return symbolContent(name, image)
  }

  @MainActor
  private mutating func symbolContent(_ name: String, _ image: Image) -> SymbolContent {
    let name = directed(symbol: name)
    var words: String?
    if case .text(let text) = image.label { words = plainString(text) }
    let variants = environment.symbolVariants
    if variants == .none, let path = SymbolSet.path(named: name) {
      return SymbolContent(name: name, path: path, alternative: words)
    }
    for candidate in variants.names(of: name) {
      if let path = SymbolSet.path(named: candidate) {
        return SymbolContent(name: candidate, path: path, alternative: words)
      }
    }
    if graph.assets.unknownSymbols.insert(name).inserted {
      reportOnce(
        .unknownSymbol, severity: .warning,
        "There is no symbol named \u{22}\(name)\u{22}; a placeholder is shown. "
          + "Use a name of the set, or an asset.")
    }
    return SymbolContent(name: name, path: SymbolSet.placeholderPath, alternative: words)
  }

  /// The side of a symbol's square in points: a little more than the text's size.
  @MainActor
  package var symbolSide: Double {
    if environment.containerKind == .tabBar { return 26 }
    let factor =
      switch environment.style.imageScale {
      case .small: 0.95
      case .medium: 1.2
      case .large: 1.5
      }
    return ResolvedTextStyle(environment.style).size * factor
  }

  /// Gives a symbol the colour of text; what is no plain colour, such as a gradient, is cut out along it.
  @MainActor
  private mutating func paint(_ box: inout Box, _ symbol: SymbolContent) {
    if let paint = environment.style.foreground?._paint(in: &self).faded(by: 1) {
      switch paint.kind {
      case .color, .material: break
      case .gradient, .image:
        let list = extend(background(0, paint), .fill, .text(CSSText("none")))
        box.style = extend(list, .mask, .text(CSSText(symbol.graphic.mask)))
        box.phase = .mask
        box.firstPhase = .background
        return
      }
    }
    box.style = symbolStyle()
  }

  /// Declarations that give a drawing the colour of text.
  @MainActor
  package mutating func symbolStyle() -> StyleTable.List { extend(0, .fill, foregroundColor()) }

  /// The colour of text here.
  @MainActor
  package mutating func foregroundColor() -> CSSValue {
    var resolved = ResolvedTextStyle()
    resolveColors(&resolved)
    if case .color(let value) = resolved.fill { return value }
    return .text(CSSText("currentColor"))
  }
}

extension SymbolContent {
  /// The symbol as a drawing that is as large as its box.
  fileprivate var graphic: GraphicContent {
    let layer = GraphicContent.Layer(
      name: .path, attributes: [.init(.d, path), .init(.fillRule, "evenodd")])
    return GraphicContent(viewBox: "0 0 24 24", layers: [layer], symbol: name)
  }
}

extension Image {
  /// The words of a symbol's name: `square.and.arrow.up` is read as "square and arrow up".
  package static func words(ofSymbol name: String) -> String {
    let parts = name.split(separator: ".").filter { $0 != "fill" }
    return parts.isEmpty ? name : parts.joined(separator: " ")
  }
}
