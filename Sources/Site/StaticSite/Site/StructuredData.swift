internal import Foundation

/// A value in the vocabulary of schema.org, which a page holds as JSON-LD.
package struct StructuredData: Sendable {
  private let encode: @Sendable () throws -> [UInt8]

  /// Data that is encoded when the page is made.
  init(_ value: some Encodable & Sendable) {
    encode = {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return Array(try encoder.encode(value))
    }
  }

  init(_ value: JSONValue) { encode = { value.bytes } }

  /// The text as it may stand in a `script` element, for an HTML and an XML parser alike.
  ///
  /// `<`, `>` and `&` occur in strings only, where their escapes mean the same.
  func json() throws -> String {
    var text = ""
    for scalar in String(decoding: try encode(), as: UTF8.self).unicodeScalars {
      switch scalar {
      case "<": text += "\\u003c"
      case ">": text += "\\u003e"
      case "&": text += "\\u0026"
      // Line ends of JavaScript that JSON has not.
      case "\u{2028}": text += "\\u2028"
      case "\u{2029}": text += "\\u2029"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// What search engines want to know of an article.
  static func article(
    _ metadata: PageMetadata, title: String, address: String?, image: String?
  ) -> StructuredData {
    var members: [(String, JSONValue)] = [
      ("@context", .string("https://schema.org")), ("@type", .string("BlogPosting")),
      ("headline", .string(title)),
    ]
    if !metadata.summary.isEmpty { members.append(("description", .string(metadata.summary))) }
    if let published = metadata.published {
      members.append(("datePublished", .string(published.iso8601)))
    }
    if let modified = metadata.modified ?? metadata.published {
      members.append(("dateModified", .string(modified.iso8601)))
    }
    if let author = metadata.author {
      members.append(
        ("author", .object([("@type", .string("Person")), ("name", .string(author))])))
    }
    if let address {
      members.append(("url", .string(address)))
      members.append(("mainEntityOfPage", .string(address)))
    }
    if let image { members.append(("image", .string(image))) }
    if !metadata.tags.isEmpty {
      members.append(("keywords", .array(metadata.tags.map { .string($0) })))
    }
    return StructuredData(.object(members))
  }
}
