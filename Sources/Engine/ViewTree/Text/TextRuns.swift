import ElementTree
import Foundation

extension LoweringContext {
  /// The stretches of a text as elements inside its own.
  @MainActor
  mutating func runs(
    of fragments: [RichText.Fragment], in base: ResolvedTextStyle
  ) -> [TextRun] {
    var runs: [TextRun] = []
    for fragment in fragments {
      let run = run(of: fragment, in: base)
      // Nobody else may hold the text while it grows.
      if let last = runs.indices.last, runs[last].takes(run) {
        runs[last].text += run.text
      } else {
        runs.append(run)
      }
    }
    return runs
  }

  @MainActor
  private mutating func run(
    of fragment: RichText.Fragment, in base: ResolvedTextStyle
  ) -> TextRun {
    let outer = environment.style
    environment.style = fragment.style
    defer { environment.style = outer }
    var resolved = ResolvedTextStyle(fragment.style)
    resolveColors(&resolved)
    if fragment.intent.contains(.strong) { resolved.weight = max(resolved.weight, 700) }
    if fragment.intent.contains(.emphasis) { resolved.isItalic = true }
    if fragment.intent.contains(.strikethrough) { resolved.lines.isStruckThrough = true }
    if fragment.intent.contains(.code) { resolved.design = .monospaced }
    var link: String?
    if let address = fragment.link { link = written(address) }
    if link != nil, resolved.fill == base.fill {
      resolved.fill = .color(css(.accentColor))
    }
    let name = name(of: fragment, resolved, link: link, in: base)
    var shown = base
    name.applyDefaults(to: &shown)
    var style: StyleTable.List = 0
    resolved.declare(beside: shown, &style, in: &self)
    var run = TextRun(text: fragment.text, style: style, name: name, link: link)
    if name == .text, style != 0 { run.name = .span }
    if let image = fragment.image { addSymbol(image, to: &run) }
    return run
  }

  /// What stands in a page for a link's address.
  @MainActor
  mutating func written(_ address: String) -> String { ownAddress(address) ?? checked(address) }

  /// What stands in a live page for an address of the app's own scheme; nil for other addresses.
  private func ownAddress(_ address: String) -> String? {
    isLive ? URL(string: address).flatMap { AppLink.address(of: $0) } : nil
  }

  /// Has a text's links do what the views around say, and those of the app's own schemes what it does.
  @MainActor
  mutating func listen(toLinksOf fragments: [RichText.Fragment], since mark: Int) {
    guard isLive else { return }
    let action = environment.openURL
    var targets: [String: URL] = [:]
    var isAsked = action.isOwn
    for case let address? in fragments.lazy.map(\.link) {
      if let own = ownAddress(address) {
        isAsked = true
        targets[own] = URL(string: address)
      } else {
        // A refused one leads nowhere.
        let url = LinkURL(address)
        if !url.isRefused { targets[url.string] = URL(string: url.string) }
      }
    }
    guard isAsked, !targets.isEmpty else { return }
    listen(
      since: mark,
      ElementHandler(.link) { payload in
        if case .text(let address) = payload, let target = targets[address] { action(target) }
      })
  }

  /// A link's address if it may stand in a page; a refused one is reported and leads nowhere.
  @MainActor
  mutating func checked(_ address: String) -> String {
    let url = LinkURL(address)
    if url.isRefused {
      report(
        .refusedURL, severity: .warning,
        "A link to “\(address.prefix(80))” was refused. Use http, https, mailto, tel or a "
          + "relative address.")
    }
    return url.string
  }

  private func name(
    of fragment: RichText.Fragment, _ resolved: ResolvedTextStyle, link: String?,
    in base: ResolvedTextStyle
  ) -> ElementName {
    if link != nil { return .a }
    if fragment.intent.contains(.code) { return .code }
    if fragment.intent.contains(.strong) { return .strong }
    if fragment.intent.contains(.emphasis) { return .em }
    if fragment.intent.contains(.strikethrough) { return .s }
    if fragment.isInserted, TextScan.runsAgainst(fragment.text, environment.style.isRightToLeft) {
      return .bdi
    }
    if resolved.weight >= 700, base.weight < 600 { return .strong }
    if resolved.isItalic, !base.isItalic { return .em }
    return .text
  }

  /// Puts a symbol into a run; text can't hold other pictures.
  @MainActor
  private mutating func addSymbol(_ image: Image, to run: inout TextRun) {
    guard let symbol = symbolContent(of: image) else {
      report(
        .unsupported, severity: .warning,
        "A picture in text is not shown. Use a symbol, or put the picture beside the text.")
      return
    }
    run.symbol = symbol
    run.style = extend(symbolStyle(), .width, .scaledPoints(symbolSide))
    run.style = extend(run.style, .height, .scaledPoints(symbolSide))
  }
}

extension TextRun {
  /// Whether the following run has the same style, so that both are one.
  fileprivate func takes(_ next: TextRun) -> Bool {
    next.symbol == nil && symbol == nil && name == next.name && style == next.style
      && link == next.link && name != .bdi
  }
}

extension ElementName {
  /// Notes what a browser does to letters in an element of this name.
  fileprivate func applyDefaults(to style: inout ResolvedTextStyle) {
    switch self {
    case .strong: style.weight = style.weight < 350 ? 400 : style.weight < 550 ? 700 : 900
    case .em: style.isItalic = true
    case .s: style.lines.isStruckThrough = true
    default: break
    }
  }
}
