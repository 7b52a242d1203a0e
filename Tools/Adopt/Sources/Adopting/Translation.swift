import SwiftParser
import SwiftSyntax

/// What a source becomes.
package struct Translation: Sendable {
  /// The new source, with as many lines; nil if nothing in it must change.
  package var source: String?
  /// What could not be carried over, by line.
  package var notes: [(line: Int, text: String)] = []
  /// The view that a scene's delegate of UIKit's shows, as source.
  package var rootView: RootView?
  /// The name of the class of the app's delegate.
  package var delegate: String?
  /// Whether the file has `@main`.
  package var hasMain = false

  /// Translates a source.
  ///
  /// Changes never add or remove a line, so one `#sourceLocation` at the top is enough.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes, but for nested conditions.
  package init(_ text: String, knowing known: Surroundings) {
    let tree = Parser.parse(source: text)
    let translator = Translator(known, SourceLocationConverter(fileName: "", tree: tree))
    translator.walk(tree)
    notes = translator.notes
    rootView = translator.rootView
    delegate = translator.delegate
    hasMain = translator.hasMain
    source = translator.edits.isEmpty ? nil : Edit.apply(translator.edits, to: text)
  }
}

/// What a source's names can mean.
package struct Surroundings: Sendable {
  /// Modules that can be imported.
  package var modules: Set<String>
  /// The engine's types.
  package var types: Set<String>
  /// Conditions that the target sets.
  package var conditions: Set<String>

  package init(modules: Set<String>, types: Set<String>, conditions: Set<String> = []) {
    self.modules = modules
    self.types = types
    self.conditions = conditions
  }
}

/// A range of a source's bytes and what stands there instead.
struct Edit {
  var range: Range<Int>
  var text: String

  /// Applies edits that don't overlap; where they do the first wins.
  static func apply(_ edits: [Edit], to source: String) -> String {
    let bytes = Array(source.utf8)
    var result: [UInt8] = []
    var place = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= place {
      result += bytes[place..<edit.range.lowerBound]
      result += edit.text.utf8
      let newline = UInt8(ascii: "\n")
      let lines = bytes[edit.range].count { $0 == newline } - edit.text.utf8.count { $0 == newline }
      result += Array(repeating: newline, count: max(0, lines))
      place = edit.range.upperBound
    }
    result += bytes[place...]
    return String(decoding: result, as: UTF8.self)
  }
}
