import Foundation

/// A text taken apart into runs of one style.
struct RichText {
  /// A run of one style.
  struct Fragment {
    var text: String
    var style: TextEnvironment
    var intent: InlineMarkdown.Intent = []
    var link: String?
    var image: Image?
    /// A value that was put into a sentence, whose direction must not spill over.
    var isInserted = false
    var instant: Date?
  }

  private(set) var fragments: [Fragment] = []
  let surroundings: TextSurroundings
  /// Whether texts are nested too deeply; what is further inside is left out.
  private(set) var isTooDeep = false
  /// What can't be read of the files that texts were looked for in.
  private(set) var problems: [String] = []
  private var depth = 0
  private static let depthLimit = 200
  private let stackLimit = StackBounds.limit()

  /// Whether the whole text has one style that its own element can have.
  var isPlain: Bool {
    guard fragments.count <= 1, let only = fragments.first else { return fragments.isEmpty }
    return only.intent.isEmpty && only.link == nil && only.image == nil
  }

  init(_ surroundings: TextSurroundings) { self.surroundings = surroundings }

  private var localization: Localization { surroundings.localization }

  /// Adds a text with the style that it has inside another.
  mutating func append(
    _ text: Text, _ style: TextEnvironment, intent: InlineMarkdown.Intent = [],
    link: String? = nil, isInserted: Bool = false
  ) {
    guard depth < RichText.depthLimit, StackBounds.address() >= stackLimit else {
      isTooDeep = true
      return
    }
    depth += 1
    defer { depth -= 1 }
    var style = style
    style.apply(text.modifier)
    var fragment = Fragment(
      text: "", style: style, intent: intent, link: link, isInserted: isInserted)
    switch text.storage {
    case .verbatim(let string):
      fragment.text = string
      add(fragment)
    case .key(let key):
      append(localization.text(key), fragment)
    case .content(let content):
      switch content.kind {
      case .joined(let first, let second):
        for part in Text.parts(of: first, second) {
          append(part, style, intent: intent, link: link, isInserted: isInserted)
        }
      case .localized(let key, let table, let bundle):
        append(key, table, bundle, fragment)
      case .attributed(let string): append(string, fragment)
      case .spans(let spans): for span in spans { append(span, fragment) }
      case .image(let image):
        fragment.image = image
        fragments.append(fragment)
      case .value(let value):
        fragment.text = value.string(in: surroundings)
        fragment.instant = value.instant
        add(fragment)
      }
    }
  }

  private mutating func add(_ fragment: Fragment) {
    if !fragment.text.isEmpty { fragments.append(fragment) }
  }

  private mutating func append(_ text: LocalizedText, _ base: Fragment) {
    problems += text.problems
    if let plain = text.plain {
      var fragment = base
      fragment.text = plain
      add(fragment)
    }
    for span in text.spans { append(span, base) }
  }

  private mutating func append(_ span: InlineMarkdown.Span, _ base: Fragment) {
    var fragment = base
    fragment.text = span.text
    fragment.intent.formUnion(span.intent)
    fragment.link = span.link ?? base.link
    add(fragment)
  }

  /// Adds the text of a key with its arguments.
  private mutating func append(
    _ key: LocalizedStringKey, _ table: String?, _ bundle: Bundle?, _ base: Fragment
  ) {
    guard !key.arguments.isEmpty else {
      append(localization.text(key.key, table: table, bundle: bundle), base)
      return
    }
    let language = surroundings.locale.language.languageCode?.identifier ?? "en"
    let template = localization.template(key.key, table: table, bundle: bundle)
    problems += template.problems
    let pieces = template.format.pieces(for: key.arguments, language: language)
    var inserted: [(argument: LocalizedStringKey.Argument, specifier: FormatString.Specifier)] = []
    let parts: [InlineMarkdown.Part] = pieces.compactMap { piece in
      switch piece {
      case .literal(let text): return .text(text)
      case .argument(let index, let specifier):
        guard key.arguments.indices.contains(index) else { return nil }
        inserted.append((key.arguments[index], specifier))
        return .placeholder(inserted.count - 1)
      case .variable, .subject: return nil
      }
    }
    let inflection = Inflection(parts, language: language) { inserted[$0].argument.number }
    func string(_ number: Int) -> String {
      guard inserted.indices.contains(number) else { return "" }
      let string = localization.string(inserted[number].argument, inserted[number].specifier) {
        $0.string(in: surroundings)
      }
      return inflection.plurals.contains(number) ? EnglishPlural.ofLastWord(in: string) : string
    }
    for var span in InlineMarkdown.parse(inflection.parts) {
      if let link = span.link { span.link = filled(link, string) }
      guard let number = span.placeholder else {
        append(span, base)
        continue
      }
      if case .text(let text) = inserted[number].argument {
        append(
          text, base.style, intent: base.intent.union(span.intent), link: span.link ?? base.link,
          isInserted: true)
      } else {
        span.text = string(number)
        var fragment = base
        fragment.isInserted = true
        append(span, fragment)
      }
    }
  }

  /// An address with the arguments in place of their marks.
  private func filled(_ link: String, _ string: (Int) -> String) -> String {
    guard link.contains(InlineMarkdown.addressMarker) else { return link }
    let parts = link.split(
      separator: InlineMarkdown.addressMarker, omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      index % 2 == 1 ? Int(part).map(string) ?? "" : String(part)
    }.joined()
  }

  private mutating func append(_ string: AttributedString, _ base: Fragment) {
    for run in string.runs {
      var fragment = base
      fragment.text = String(string[run.range].characters)
      if let font = run.font { fragment.style.font = font }
      if let color = run.foregroundColor { fragment.style.foreground = AnyShapeStyle(color) }
      if let color = run.backgroundColor { fragment.style.editExtras { $0.background = color } }
      if let line = run.underlineStyle { fragment.style.apply(.underline(line)) }
      if let line = run.strikethroughStyle { fragment.style.apply(.strikethrough(line)) }
      if let kern = run.kern { fragment.style.kerning = kern }
      if let tracking = run.tracking { fragment.style.apply(.tracking(tracking)) }
      if let offset = run.baselineOffset { fragment.style.apply(.baselineOffset(offset)) }
      if let intent = run.inlinePresentationIntent { fragment.intent.formUnion(intent.shown) }
      if let link = run.link { fragment.link = link.absoluteString }
      add(fragment)
    }
  }
}

extension Text {
  /// The text without its style, in English and against the current time: for messages and tests.
  package var string: String {
    if case .verbatim(let string) = storage { return string }
    return string(in: EnvironmentValues().textSurroundings)
  }

  /// The text without its style; see ``string``.
  package var plainString: String { string }

  /// The text without its style.
  package func string(in surroundings: TextSurroundings) -> String {
    switch storage {
    case .verbatim(let string): return string
    case .key(let key): return surroundings.localization.text(key).string
    case .content:
      var rich = RichText(surroundings)
      rich.append(self, TextEnvironment())
      return rich.fragments.map(\.text).joined()
    }
  }
}

extension EnvironmentValues {
  /// What the words for values depend on here.
  package var textSurroundings: TextSurroundings {
    TextSurroundings(
      localization: style.localization ?? .standard, calendar: calendar, timeZone: timeZone,
      now: renderDate)
  }
}

extension LoweringContext {
  /// The text without its style, as readers of the page get it: for names and titles.
  package func string(of text: Text) -> String {
    if case .verbatim(let string) = text.storage { return string }
    return text.string(in: environment.textSurroundings)
  }
}
