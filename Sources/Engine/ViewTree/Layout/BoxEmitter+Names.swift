import ElementTree

extension BoxEmitter {
  /// The element that a draft becomes, by what it means, what it holds, and where it is.
  func elementName(_ draft: ElementDraft) -> ElementName {
    let container: ElementName = isPhrasing ? .span : .div
    let core = draft.core
    if let name = draft.semantics?.name {
      // A link or a button with controls inside becomes their sibling, since the two may not nest.
      if name == .a || name == .button, isInteractive || boxes.holdsControl(draft.coreIndex) {
        return container
      }
      return name
    }
    if draft.wraps { return container }
    switch core.kind {
    case .text:
      if !draft.layers.isEmpty { return container }
      return isPhrasing ? .span : .p
    case .image, .resizableImage: return .img
    case .graphic, .symbol: return .svg
    case .control:
      if case .control(let control) = boxes.contents[Int(core.content)] { return control.name }
      return container
    case .paint, .spacer, .divider, .hidden, .hstack, .vstack, .zstack, .scroll, .grid, .flow,
      .fitting, .padding, .frame, .flexibleFrame, .fixedSize, .aspectRatio, .position, .background,
      .overlay, .wrapper:
      return container
    }
  }

  /// Writes an element's attributes; gives the link or button that goes beside its content.
  mutating func writeAttributes(_ draft: ElementDraft, _ name: ElementName) -> StretchedLink? {
    var stretched: StretchedLink?
    if draft.semantics?.name == .button, name != .button { return stretchedButton(draft) }
    if !draft.wraps { writeContentAttributes(draft, name) }
    guard let semantics = draft.semantics else { return nil }
    let isMovedLink = semantics.name == .a && name != .a
    for (attribute, source) in zip(semantics.attributes, draft.sources) {
      if isMovedLink, attribute.name == .href || attribute.name == .rel {
        if stretched == nil { stretched = StretchedLink() }
        if attribute.name == .href { stretched?.address = attribute.value }
        if attribute.name == .rel { stretched?.relation = attribute.value }
        continue
      }
      if isRuler, attribute.name.isForReaders { continue }
      recordAttribute(.semantic, box: source.box, ordinal: source.ordinal)
      writeAttribute(attribute.name, attribute.value)
    }
    // Of details only the summary answers.
    if name.isInteractive, name != .details { isInteractive = true }
    if isMovedLink {
      stretched?.label =
        semantics.attributes.first { $0.name == .ariaLabel }?.value
        ?? plainText(draft.coreIndex)
      if isInteractive { return nil }
    }
    return stretched
  }

  /// A link, or a button, that covers its content instead of holding it.
  struct StretchedLink {
    var address = ""
    var relation: String?
    var label = ""
    /// What a button says; nil for a link.
    var button: [AttributePair]?
  }

  private mutating func stretchedButton(_ draft: ElementDraft) -> StretchedLink? {
    // In another control it is a part of that control's look.
    guard !isInteractive, let semantics = draft.semantics else { return nil }
    out.addClass("b-hold")
    var link = StretchedLink()
    link.button = semantics.attributes.map { ($0.name, $0.value) }
    if semantics.attributes.contains(where: { $0.name == .ariaLabel }) { return link }
    link.label = plainText(draft.coreIndex)
    return link
  }

  /// Emits a button in front of what it is about, behind the controls in there.
  private mutating func emitStretchedButton(
    _ link: StretchedLink, _ attributes: [AttributePair], _ draft: ElementDraft
  ) {
    let node = out.open(.button)
    for (name, value) in attributes where name != .class { writeAttribute(name, value) }
    if !link.label.isEmpty { out.attribute(.ariaLabel, link.label) }
    writeHandlers(draft, node)
    out.addClass("b-all")
    out.close(node)
  }

  mutating func emitStretchedLink(_ link: StretchedLink, _ draft: ElementDraft) {
    if let button = link.button { return emitStretchedButton(link, button, draft) }
    var style = extend(0, .position, Keyword.absolute)
    style = extend(style, .inset, Keyword.zero)
    let node = out.open(.a, style: style)
    writeAttribute(.href, link.address)
    if let relation = link.relation { out.attribute(.rel, relation) }
    out.attribute(.ariaLabel, link.label)
    out.close(node)
  }

  private mutating func writeContentAttributes(_ draft: ElementDraft, _ name: ElementName) {
    guard draft.core.content >= 0 else { return }
    switch boxes.contents[Int(draft.core.content)] {
    case .image(let image):
      recordAttribute(.source, box: draft.coreIndex)
      let isDark = colorScheme == .dark && image.darkSource != nil
      writeAttribute(.src, isDark ? image.darkSource ?? image.source : image.source)
      if !image.densities.isEmpty, !isDark {
        let sources = image.densities.sorted { $0.key < $1.key }.map {
          (prefixed($0.value), $0.key)
        }
        out.attribute(.srcset, sources.map { "\($0.0) \($0.1)x" }.joined(separator: ", "))
      }
      if draft.semantics?.attributes.contains(where: { $0.name == .alt }) != true {
        recordAttribute(.alternative, box: draft.coreIndex)
        out.attribute(.alt, image.alternative)
      }
      if let width = image.width { out.attribute(.width, CSSNumber.string(width)) }
      if let height = image.height { out.attribute(.height, CSSNumber.string(height)) }
      if image.isLazy { out.attribute(.loading, "lazy") }
      if image.isUrgent { out.attribute(.fetchpriority, "high") }
    case .graphic(let graphic):
      if let viewBox = graphic.viewBox { out.attribute(.viewBox, viewBox) }
      if let keeps = graphic.preserveAspectRatio { out.attribute(.preserveAspectRatio, keeps) }
      if !isDescribed(draft) {
        writeAlternative(nil)
      }
    case .symbol(let symbol):
      out.attribute(.viewBox, "0 0 24 24")
      if !isDescribed(draft) {
        writeAlternative(symbol.alternative)
      }
    case .control(let control):
      for attribute in control.attributes
      where draft.semantics?.attributes.contains(where: { $0.name == attribute.name }) != true
        && !(isRuler && attribute.name.isForReaders)
      {
        out.attribute(attribute.name, attribute.value)
      }
    default: break
    }
  }

  /// Whether a modifier has said already what a drawing is to readers.
  private func isDescribed(_ draft: ElementDraft) -> Bool {
    draft.semantics?.attributes.contains { $0.name == .ariaLabel || $0.name == .ariaHidden } == true
  }

  /// Says what a drawing shows, or that it shows nothing that isn't said elsewhere.
  mutating func writeAlternative(_ alternative: String?) {
    if let alternative {
      out.attribute(.role, "img")
      out.attribute(.ariaLabel, alternative)
    } else {
      out.attribute(.ariaHidden, "true")
    }
  }

  /// The text in a box, for a name.
  private mutating func plainText(_ index: Int32) -> String {
    if !boxes.folds.isEmpty { unfoldAll() }
    var words: [String] = []
    var open = [index]
    while let next = open.popLast() {
      let box = boxes.boxes[Int(next)]
      guard box.content >= 0 else {
        open += boxes.children(of: box).reversed()
        continue
      }
      switch boxes.contents[Int(box.content)] {
      case .text(let string): words.append(string)
      case .runs(let runs): words.append(runs.map(\.text).joined())
      case .line(let line): words.append(line.text)
      case .image(let image): words.append(image.alternative)
      case .symbol(let symbol): words.append(symbol.alternative ?? "")
      default: break
      }
    }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension ElementName {
  /// Whether browsers let an element of this name hold only phrasing content.
  var holdsPhrasing: Bool {
    switch self {
    case .a, .button, .p, .h1, .h2, .h3, .h4, .h5, .h6, .label, .summary, .span, .time, .em,
      .strong, .legend, .pre:
      true
    default: false
    }
  }

  /// Whether an element of this name answers to clicks.
  var isInteractive: Bool {
    switch self {
    case .a, .button, .input, .select, .textarea, .label, .summary, .details: true
    default: false
    }
  }
}
