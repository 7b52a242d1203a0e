package import Foundation

/// What a text shows that is more than a string.
///
/// It never changes, but for handing over the texts in it when it goes.
package final class TextContent: @unchecked Sendable, Equatable {
  package enum Kind: Sendable {
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    /// Two texts, one after the other; of many one is in the other.
    case joined(Text, Text)
    case attributed(AttributedString)
    /// Stretches of Markdown that were read already.
    case spans([InlineMarkdown.Span])
    case image(Image)
    /// A value that becomes a string once language and time are known.
    case value(any TextValue)
  }

  private var content: Kind?

  package var kind: Kind { content ?? .localized("", table: nil, bundle: nil) }

  package init(_ kind: Kind) { content = kind }

  deinit {
    switch content {
    case .joined: Teardown.letGo(&content)
    case .localized(let key, _, _) where key.holdsTexts: Teardown.letGo(&content)
    default: break
    }
  }

  package static func == (lhs: TextContent, rhs: TextContent) -> Bool {
    // Where the stack is used up they count as different, which costs an evaluation at most.
    guard StackBounds.address() >= StackBounds.limit() else { return false }
    return areEqual(lhs.kind, rhs.kind)
  }

  private static func areEqual(_ lhs: Kind, _ rhs: Kind) -> Bool {
    switch (lhs, rhs) {
    case (.localized(let a, let tableA, let bundleA), .localized(let b, let tableB, let bundleB)):
      a == b && tableA == tableB && bundleA == bundleB
    case (.joined(let a, let b), .joined(let c, let d)):
      Text.parts(of: a, b) == Text.parts(of: c, d)
    case (.attributed(let a), .attributed(let b)): a == b
    case (.spans(let a), .spans(let b)): a == b
    case (.image(let a), .image(let b)): a == b
    case (.value(let a), .value(let b)): ViewTree.areEqual(a, b)
    default: false
    }
  }
}

extension Text {
  /// The texts that two are joined of, in order; one with changes of its own counts as one.
  ///
  /// - Complexity: O(*n*), where *n* is the number of texts, on the heap.
  static func parts(of first: Text, _ second: Text) -> [Text] {
    var parts: [Text] = []
    var open = [second, first]
    while let next = open.popLast() {
      if next.modifier == nil, case .content(let content) = next.storage,
        case .joined(let left, let right) = content.kind
      {
        open.append(right)
        open.append(left)
      } else {
        parts.append(next)
      }
    }
    return parts
  }
}

extension TextContent {
  /// The string of a key with arguments, if the whole text has one style; else nil.
  package func plainString(in style: borrowing TextEnvironment) -> String? {
    guard case .localized(let key, let table, let bundle) = kind, !key.arguments.isEmpty else {
      return nil
    }
    let localization = style.localization ?? .standard
    let template = localization.template(key.key, table: table, bundle: bundle)
    // Problems are told where there is time for it.
    guard template.problems.isEmpty else { return nil }
    return template.plainString(
      key.arguments, in: localization, isRightToLeft: style.isRightToLeft)
  }
}

/// A value that text shows as a string.
package protocol TextValue: Sendable {
  /// The string that stands for the value.
  func string(in surroundings: TextSurroundings) -> String

  /// The moment that the value names, for the machine-readable form beside the words.
  var instant: Date? { get }
}

extension TextValue {
  package var instant: Date? { nil }
}

/// What the words for a value depend on.
package struct TextSurroundings {
  package var localization: Localization
  package var calendar: Calendar
  package var timeZone: TimeZone
  /// The moment that counts as now.
  package var now: Date

  package var locale: Locale { localization.locale }
}

/// Whether two values are of one type and equal; values that can't be compared never are.
package func areEqual(_ a: Any, _ b: Any) -> Bool {
  func open<A: Equatable>(_ a: A) -> Bool { (b as? A) == a }
  guard let a = a as? any Equatable else { return false }
  return open(a)
}
