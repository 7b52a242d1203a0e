public import Foundation
import ElementTree

/// What a view is in a document, where SwiftUI has no word for it.
public enum WebElement: Sendable {
  case article, aside, figure, footer, header, main, nav, section
  case unorderedList, orderedList, listItem
  case quotation, preformatted
  /// The parts of a table: rows are in tables, cells in rows.
  case table, tableRow, columnHeader, cell
  case heading(level: Int)
  /// An instant; the element carries it for programs.
  case time(Date)

  var name: ElementName {
    switch self {
    case .article: .article
    case .aside: .aside
    case .figure: .figure
    case .footer: .footer
    case .header: .header
    case .main: .main
    case .nav: .nav
    case .section: .section
    case .unorderedList: .ul
    case .orderedList: .ol
    case .listItem: .li
    case .quotation: .blockquote
    case .preformatted: .pre
    // A browser's own tables have a layout of their own.
    case .table, .tableRow, .columnHeader, .cell: .div
    case .heading(let level):
      switch level {
      case ...1: .h1
      case 2: .h2
      case 3: .h3
      case 4: .h4
      case 5: .h5
      default: .h6
      }
    case .time: .time
    }
  }

  var role: String? {
    switch self {
    case .table: "table"
    case .tableRow: "row"
    case .columnHeader: "columnheader"
    case .cell: "cell"
    default: nil
    }
  }
}

/// Makes a view an element of a name.
nonisolated public struct _WebElementModifier: _BoxModifier, Sendable {
  let element: WebElement?

  @usableFromInline
  init(element: WebElement?) { self.element = element }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    guard let element = modifier.element else { return }
    var attributes: [(name: AttributeName, value: String)] = []
    if let role = element.role { attributes.append((.role, role)) }
    if case .time(let date) = element {
      attributes.append((.datetime, context.hole(CivilDate(date).rfc3339)))
    }
    context.nameElement(&box, element.name, isPhrasing: false, attributes)
  }
}

/// Adds attributes for programs that read pages.
nonisolated public struct _WebAttributesModifier: _BoxModifier, Sendable {
  let attributes: [(name: AttributeName, value: String)]

  /// Class names; those of anything but letters, digits, `-` and `_` are left out.
  @usableFromInline
  init(classes: [String]) {
    var text = ""
    for name in classes where _WebAttributesModifier.isSafe(name) {
      text = text.isEmpty ? name : text + " " + name
    }
    attributes = text.isEmpty ? [] : [(.class, text)]
  }

  @usableFromInline
  init(id: String) { attributes = id.isEmpty ? [] : [(.id, id)] }

  private static func isSafe(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte)
          || (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x5F
      }
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    context.annotate(&box) { semantics in
      for (name, value) in modifier.attributes {
        if name == .class, let known = semantics.attributes.first(where: { $0.name == .class }) {
          semantics.set(.class, known.value + " " + value)
        } else {
          semantics.set(name, value)
        }
      }
    }
  }
}

/// Makes a view a link.
nonisolated public struct _WebLinkModifier: _BoxModifier, Sendable {
  let address: String?
  let relation: String?
  let classes: String?

  @usableFromInline
  init(address: String?, relation: String?, classes: String?) {
    self.address = address
    self.relation = relation
    self.classes = classes
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    guard let address = modifier.address else { return }
    let url = LinkURL(address)
    if url.isRefused {
      context.report(
        .refusedURL, severity: .warning,
        "The address \"\(address)\" has a scheme that a link must not have. "
          + "Use http, https, mailto, tel or a relative address.")
    }
    var attributes: [(name: AttributeName, value: String)] = [(.href, context.hole(url.string))]
    if let relation = modifier.relation { attributes.append((.rel, relation)) }
    if let classes = modifier.classes { attributes.append((.class, classes)) }
    context.nameElement(&box, .a, isPhrasing: true, attributes)
    // A view of several that has a name is a group, and a link is a link.
    context.annotate(&box) { semantics in
      semantics.attributes.removeAll { $0.name == .role && $0.value == "group" }
    }
  }
}

extension View {
  /// Makes the view an element of the web's own, such as `<article>`; nil changes nothing.
  @inlinable nonisolated public consuming func webElement(
    _ element: WebElement?
  ) -> ModifiedContent<Self, _WebElementModifier> {
    modifier(_WebElementModifier(element: element))
  }

  /// Adds class names for programs that read the page, such as microformats; no rule uses them.
  ///
  /// Names of anything but letters, digits, `-` and `_` are left out.
  @inlinable nonisolated public consuming func webClass(
    _ names: String...
  ) -> ModifiedContent<Self, _WebAttributesModifier> {
    modifier(_WebAttributesModifier(classes: names))
  }

  /// Gives the view an identifier that links can lead to.
  @inlinable nonisolated public consuming func webID(
    _ id: String
  ) -> ModifiedContent<Self, _WebAttributesModifier> {
    modifier(_WebAttributesModifier(id: id))
  }

  /// Makes the view a link to an address of `http`, `https`, `mailto` or `tel`, or a relative one;
  /// nil changes nothing.
  @inlinable nonisolated public consuming func webLink(
    _ address: String?, rel relation: String? = nil, class classes: String? = nil
  ) -> ModifiedContent<Self, _WebLinkModifier> {
    modifier(_WebLinkModifier(address: address, relation: relation, classes: classes))
  }
}
