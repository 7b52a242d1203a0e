import ElementTree

extension BoxEmitter {
  /// Emits the content of a leaf and gives its declarations.
  mutating func emitLeaf(
    _ draft: ElementDraft, _ start: StyleTable.List, _ slot: Slot
  ) -> StyleTable.List {
    let core = draft.core
    guard core.content >= 0 else { return start }
    if isRuler, measureText(core) { return framedText(draft, start) }
    switch boxes.contents[Int(core.content)] {
    case .text(let string):
      if draft.layers.isEmpty {
        recordNode(.text, out.tree.nodes.count - 1, box: draft.coreIndex)
        out.text(string)
      } else {
        recorder?.hasFailed = true
        out.textNode(string)
      }
      return framedText(draft, start)
    case .runs(let runs):
      for run in runs { emitRun(run) }
      return framedText(draft, start)
    case .line(let line):
      emitLine(line)
      return framedText(draft, start)
    case .image: return fittedPicture(draft, start)
    case .graphic(let graphic):
      emitGraphic(graphic, in: core)
      return start
    case .symbol(let symbol):
      emitPath(symbol.path)
      return start
    case .control(let control):
      if let text = control.text { out.text(text) }
      for option in control.options { emitControl(option, in: core) }
      return start
    case .grid, .place: return start
    }
  }

  /// Declares where text stands in a frame's box.
  private mutating func framedText(
    _ draft: ElementDraft, _ start: StyleTable.List
  ) -> StyleTable.List {
    var style = start
    // Whether the text is cut is another question for each row.
    if draft.heightLimit != nil { recorder?.hasFailed = true }
    if let limit = draft.heightLimit, draft.core.kind == .text,
      let lines = boxes.lines(
        of: draft.core, height: limit, width: draft.textWidth, out.tree.styles)
    {
      style = clamp(lines, style)
    }
    let isConstrained = Axes(draft.isConstrained(0), draft.isConstrained(1))
    if isConstrained.y, let place = draft.framePlace.y, place != .start {
      style = extend(style, .alignContent, Keyword.text(place))
    }
    guard isConstrained.x, let place = draft.framePlace.x, place != draft.core.innerPlace(0) else {
      return style
    }
    if draft.core.text.isSingleLine {
      return extend(style, .textAlign, Keyword.text(place))
    }
    style = extend(style, .display, Keyword.grid)
    return extend(style, .justifyItems, Keyword.text(place))
  }

  /// Declares the number of lines after which text is cut.
  private mutating func clamp(_ lines: Int, _ start: StyleTable.List) -> StyleTable.List {
    var style = extend(start, .overflow, Keyword.hidden)
    style = extend(style, .display, Keyword.webkitBox)
    style = extend(style, .webkitBoxOrient, Keyword.vertical)
    return extend(style, .webkitLineClamp, .number(Double(lines)))
  }

  private mutating func fittedPicture(
    _ draft: ElementDraft, _ start: StyleTable.List
  ) -> StyleTable.List {
    guard let mode = draft.pictureMode else { return start }
    return extend(
      start, .objectFit, .text(CSSText(mode == .cover ? "cover" : "contain")))
  }

  mutating func emitRun(_ run: TextRun) {
    if let symbol = run.symbol {
      let node = out.open(.svg, style: run.style)
      out.attribute(.viewBox, "0 0 24 24")
      writeAlternative(symbol.alternative)
      emitPath(symbol.path)
      out.close(node)
      return
    }
    if run.name == .text, run.style == 0, run.link == nil {
      out.textNode(run.text)
      return
    }
    // Browsers close a link where another begins in it.
    let link = isInteractive ? nil : run.link
    var name = run.name
    if name == .text || name == .a { name = link == nil ? .span : .a }
    let node = out.open(name, style: run.style)
    if let link { writeAttribute(.href, link) }
    if name != .br { out.text(run.text) }
    out.close(node)
  }

  private mutating func emitPath(_ path: String) {
    let node = out.open(.path)
    out.attribute(.d, path)
    out.attribute(.fillRule, "evenodd")
    out.close(node)
  }

  private mutating func emitGraphic(_ graphic: GraphicContent, in box: Box) {
    if !graphic.definitions.isEmpty {
      let node = out.open(.defs)
      for definition in graphic.definitions { emitDefinition(definition, in: box) }
      out.close(node)
    }
    for layer in graphic.layers {
      let node = out.open(layer.name)
      for attribute in layer.attributes { out.attribute(attribute.name, attribute.value) }
      out.close(node)
    }
    for part in graphic.drawing { emitDefinition(part, in: box) }
  }

  private mutating func emitDefinition(_ definition: GraphicContent.Definition, in box: Box) {
    guard mayEmit(box) else { return }
    let node = out.open(definition.name, style: definition.style)
    for attribute in definition.attributes { out.attribute(attribute.name, attribute.value) }
    if let text = definition.text { out.text(text) }
    for child in definition.children { emitDefinition(child, in: box) }
    out.close(node)
  }

  private mutating func emitControl(_ control: ControlContent, in box: Box) {
    guard mayEmit(box) else { return }
    let node = out.open(control.name)
    for attribute in control.attributes { out.attribute(attribute.name, attribute.value) }
    if let text = control.text { out.text(text) }
    for option in control.options { emitControl(option, in: box) }
    out.close(node)
  }
}
