import ElementTree
package import Foundation

extension Text {
  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    switch view.storage {
    case .verbatim(let string): context.add(context.hole(string), view.modifier)
    case .key(let key):
      let text = (context.environment.style.localization ?? .standard).text(key)
      if let plain = text.plain, text.problems.isEmpty {
        context.add(plain, view.modifier)
      } else {
        context.addRich(view)
      }
    case .content(let content):
      if let string = content.plainString(in: context.environment.style) {
        context.add(context.hole(string), view.modifier)
      } else {
        context.addRich(view)
      }
    }
  }
}

extension Text {
  @MainActor public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {
    planner.add(Self.self, at: offset, needs: .language) { add($0, to: $1, in: &$2) }
  }

  @MainActor public static func _outline(
    _ view: Self, into outline: _ViewOutline, in context: inout _LoweringContext
  ) -> Bool { withUnsafePointer(to: view) { add($0, to: outline, in: &context) } }

  @MainActor
  private static func add(
    _ text: UnsafePointer<Text>, to outline: ViewOutline, in context: inout LoweringContext
  ) -> Bool {
    guard outline.add(text.pointee.modifier) else { return false }
    let isRightToLeft = context.environment.style.isRightToLeft
    switch text.pointee.storage {
    case .key(let key):
      outline.add(0)
      outline.add(constant: key)
    case .verbatim(let string):
      outline.add(1)
      outline.add(text: string, isRightToLeft: isRightToLeft)
    case .content(let content):
      guard let string = content.plainString(in: context.environment.style) else { return false }
      outline.add(2)
      outline.add(text: string, isRightToLeft: isRightToLeft)
    }
    return true
  }
}

extension ViewOutline {
  /// Adds a string that is shown, of which only counts whether spaces and directions need care.
  func add(text string: String, isRightToLeft: Bool) {
    let scan = TextScan(string)
    let isAgainst = isRightToLeft ? TextScan.hasLeftToRight(string) : scan.hasRightToLeft
    add((scan.hasMeaningfulSpace ? 1 : 0) | (isAgainst ? 2 : 0) | (string.isEmpty ? 4 : 0))
    add(hole: string)
  }
}

extension LoweringContext {
  /// Adds a box with a string of one style.
  @MainActor
  mutating func add(_ string: String, _ modifier: TextModifier?) {
    var box = textBox()
    tree.contents.append(FittedLine(string, in: environment).map { .line($0) } ?? .text(string))
    if let modifier {
      let outer = environment.style
      environment.style.apply(modifier)
      box.style = textStyle(&box.phase)
      environment.style = outer
    } else {
      box.style = textStyle(&box.phase)
    }
    let scan = TextScan(string)
    if scan.hasMeaningfulSpace { declareSpaces(&box.style) }
    if needsIsolation(string, scan) { isolate(&box) }
    if let label = modifier?.label { name(&box, label) }
    addText(box)
  }

  /// Adds a box with text; space between lines stands neither above the first nor below the last.
  private mutating func addText(_ box: Box) {
    var box = box
    if Float(environment.style.lineSpacing) > 0 { set(.class, "t-lines", on: &box) }
    add(box)
  }

  /// A box for the text that is added to the contents next.
  private func textBox() -> Box {
    var box = Box(kind: .text, width: .wrapping, height: .unknown)
    box.content = Int32(truncatingIfNeeded: tree.contents.count)
    if let limit = environment.style.lineLimit { box.text.lineLimit = Float(max(limit, 1)) }
    switch environment.style.alignment {
    case .leading: box.alignment.horizontal = .leading
    case .center: break
    case .trailing: box.alignment.horizontal = .trailing
    }
    return box
  }

  /// Whether a text has letters that run against the page's direction.
  private func needsIsolation(_ string: String, _ scan: TextScan) -> Bool {
    environment.style.isRightToLeft ? TextScan.hasLeftToRight(string) : scan.hasRightToLeft
  }

  /// Keeps a text's own direction to its letters; its lines stand as the page's direction has them.
  private mutating func isolate(_ box: inout Box) {
    set(.dir, "auto", on: &box)
    guard environment.style.isRightToLeft else { return }
    switch environment.style.alignment {
    case .leading: box.style = extend(box.style, .textAlign, .text(CSSText("right")))
    case .trailing: box.style = extend(box.style, .textAlign, .text(CSSText("left")))
    case .center: break
    }
  }

  /// Adds a box with text of several styles.
  @MainActor
  mutating func addRich(_ text: Text) {
    let outer = environment.style
    var rich = RichText(environment.textSurroundings)
    // The text's own changes hold for the whole element, its parts add theirs.
    environment.style.apply(text.modifier)
    rich.append(Text(storage: text.storage), environment.style)
    if rich.isTooDeep {
      report(.tooDeep, "Texts are nested too deeply. Join them in one string or one level.")
    }
    for problem in rich.problems where !issues.contains(where: { $0.message == problem }) {
      report(.unreadableTexts, severity: .warning, problem)
    }
    var box = textBox()
    let whole = rich.fragments.map(\.text).joined()
    let scan = TextScan(whole)
    if rich.isPlain {
      if let fragment = rich.fragments.first { environment.style = fragment.style }
      box.style = textStyle(&box.phase)
      if let instant = rich.fragments.first?.instant { name(&box, instant) }
      tree.contents.append(.text(whole))
    } else {
      var base = ResolvedTextStyle(environment.style)
      resolveColors(&base)
      box.style = textStyle(&box.phase)
      tree.contents.append(.runs(runs(of: rich.fragments, in: base)))
    }
    if scan.hasMeaningfulSpace { declareSpaces(&box.style) }
    if needsIsolation(whole, scan) { isolate(&box) }
    if let label = text.modifier?.label { name(&box, label) }
    environment.style = outer
    let mark = mark()
    addText(box)
    if !rich.isPlain { listen(toLinksOf: rich.fragments, since: mark) }
  }

  /// Sets an attribute of a box that is not in the tree yet.
  private mutating func set(_ attribute: AttributeName, _ value: String, on box: inout Box) {
    if box.semantics < 0 {
      box.semantics = Int32(truncatingIfNeeded: tree.semantics.count)
      tree.semantics.append(BoxSemantics())
    }
    tree.semantics[Int(box.semantics)].set(attribute, value)
  }

  /// Gives a text the name that readers hear instead.
  private mutating func name(_ box: inout Box, _ label: Text) {
    set(.role, "img", on: &box)
    set(.ariaLabel, string(of: label), on: &box)
  }

  /// Gives a date's words their machine-readable form.
  private mutating func name(_ box: inout Box, _ instant: Date) {
    let seconds = instant.timeIntervalSince1970.rounded(.down)
    // Of a year that HTML can't write there are words alone.
    guard seconds >= Double(CivilDate.range.lowerBound),
      seconds <= Double(CivilDate.range.upperBound)
    else { return }
    set(.datetime, CivilDate(instant).rfc3339, on: &box)
    tree.semantics[Int(box.semantics)].name = .time
    tree.semantics[Int(box.semantics)].isPhrasing = true
  }
}
