package import Foundation
import Synchronization

/// A language, and the texts that were looked up in it.
///
/// One for each locale lives as long as the process, so that a literal is looked up and its
/// Markdown is read once.
package final class Localization: Sendable {
  /// The language as Foundation knows it, made when it is first needed: the first `Locale` of a
  /// process brings in its Unicode data, some megabytes.
  package var locale: Locale {
    madeLocale.withLock { made in
      if let made { return made }
      let new = Locale(identifier: identifier)
      made = new
      return new
    }
  }
  let identifier: String
  private let madeLocale: Mutex<Locale?>
  /// Whether the language is written from right to left.
  package let isRightToLeft: Bool
  private let texts = Mutex<[TextKey: LocalizedText]>([:])
  private let templates = Mutex<[TextKey: LocalizedTemplate]>([:])
  private let tables = Mutex<[TableKey: StringTable]>([:])
  private let plainDigits = Mutex<Bool?>(nil)
  let grouping = DigitGrouping()

  private struct TextKey: Hashable {
    var key: String
    var table: String?
    var bundle: String?
  }

  private struct TableKey: Hashable {
    var name: String
    var folder: String
  }

  private init(_ identifier: String, _ locale: Locale?) {
    self.identifier = identifier
    madeLocale = Mutex(locale)
    isRightToLeft = WritingDirection.isRightToLeft(identifier)
  }

  private static let known = Mutex<[String: Localization]>([:])
  /// Locales may differ by settings that their identifiers do not contain.
  private static let locales = Mutex<[Locale: Localization]>([:])

  /// The language that holds where no other is set: English.
  package static let standard = of("en")

  /// The language of a BCP 47 tag or a locale's identifier.
  package static func of(_ identifier: String) -> Localization {
    known.withLock { known in
      if let found = known[identifier] { return found }
      let new = Localization(identifier, nil)
      known[identifier] = new
      return new
    }
  }

  /// The language of a locale.
  package static func of(_ locale: Locale) -> Localization {
    locales.withLock { known in
      if let found = known[locale] { return found }
      let new = Localization(locale.identifier, locale)
      known[locale] = new
      return new
    }
  }

  /// Forgets the texts of all languages, for files that have changed.
  package static func forgetTexts() {
    StringFolders.forget()
    let all = known.withLock { Array($0.values) } + locales.withLock { Array($0.values) }
    for localization in all {
      localization.tables.withLock { $0 = [:] }
      localization.texts.withLock { $0 = [:] }
      localization.templates.withLock { $0 = [:] }
    }
  }

  /// The text of a key without arguments, with its Markdown read.
  package func text(
    _ key: String, table: String? = nil, bundle: Bundle? = nil
  ) -> LocalizedText {
    let textKey = TextKey(key: key, table: table, bundle: bundle?.bundlePath)
    if let known = texts.withLock({ $0[textKey] }) { return known }
    var problems: [String] = []
    let format = format(key, table: table, bundle: bundle, &problems)
    var text = LocalizedText(format?.plainText ?? key)
    text.problems = problems
    texts.withLock { texts in
      // Keys made at run time must not fill the memory.
      if texts.count >= 8192 { texts.removeAll() }
      texts[textKey] = text
    }
    return text
  }

  /// The text of a key with arguments, taken apart.
  package func template(_ key: String, table: String?, bundle: Bundle?) -> LocalizedTemplate {
    let textKey = TextKey(key: key, table: table, bundle: bundle?.bundlePath)
    if let known = templates.withLock({ $0[textKey] }) { return known }
    var problems: [String] = []
    let format = format(key, table: table, bundle: bundle, &problems)
    var template = LocalizedTemplate(format ?? LocalizedFormat(key))
    template.problems = problems
    templates.withLock { templates in
      if templates.count >= 8192 { templates.removeAll() }
      templates[textKey] = template
    }
    return template
  }

  /// What a table has for a key: that of the bundle, then those of the main bundle and its own.
  ///
  /// - Parameter problems: Gets what can't be read of the tables that were looked into.
  private func format(
    _ key: String, table: String?, bundle: Bundle?, _ problems: inout [String]
  ) -> LocalizedFormat? {
    if table == SystemWords.table { return LocalizedFormat(SystemWords.text(key, in: identifier)) }
    for folder in StringFolders.folders(of: bundle) {
      let table = stringTable(table ?? "Localizable", in: folder)
      problems += table.problems
      if let found = table.formats[key] { return found }
    }
    return nil
  }

  private func stringTable(_ name: String, in folder: StringFolder) -> StringTable {
    let key = TableKey(name: name, folder: folder.path)
    if let known = tables.withLock({ $0[key] }) { return known }
    let new = StringTable(name, in: folder, locale: locale)
    tables.withLock { $0[key] = new }
    return new
  }

  /// Whether small whole numbers are written with the digits 0 to 9 alone.
  package var hasPlainDigits: Bool {
    plainDigits.withLock { known in
      if let known { return known }
      let style = IntegerFormatStyle<Int>.number.locale(locale)
      let isPlain = style.format(907) == "907" && style.format(-3) == "-3"
      known = isPlain
      return isPlain
    }
  }
}

/// A text whose Markdown has been read.
package struct LocalizedText: Sendable {
  /// The text if it has no markup, and the same value for every use, so that showing it is cheap.
  package let plain: String?
  /// The stretches of the text if it has markup.
  package let spans: [InlineMarkdown.Span]
  /// What can't be read of the files that the text was looked for in.
  package var problems: [String] = []

  package init(_ source: String) {
    if InlineMarkdown.isPlain(source) {
      plain = source
      spans = []
    } else {
      plain = nil
      spans = InlineMarkdown.parse(source)
    }
  }

  /// The text without markup.
  package var string: String { plain ?? spans.map(\.text).joined() }
}
