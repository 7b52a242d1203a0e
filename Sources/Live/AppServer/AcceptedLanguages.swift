/// The languages that a browser asks for, in `Accept-Language` (RFC 9110, section 12.5.4).
package struct AcceptedLanguages: Equatable, Sendable {
  /// The most that are kept of one header.
  private static let limit = 16
  /// The bytes of a header that are read.
  package static let longest = 512

  /// The tags, the most wanted first.
  package let tags: [LanguageTag]

  /// Languages that were read before, the most wanted first.
  package init(tags: [LanguageTag]) { self.tags = tags }

  /// Reads the header's value; what is no language in it is left out.
  package init(_ header: String) {
    var found: [(tag: LanguageTag, weight: Int)] = []
    guard header.utf8.count <= Self.longest else {
      tags = []
      return
    }
    for entry in header.split(separator: ",") where found.count < Self.limit {
      let parts = entry.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
        .map(Self.trimmed)
      guard let tag = LanguageTag(parts[0]), !found.contains(where: { $0.tag == tag }),
        let weight = parts.count == 1 ? 1000 : Self.weight(parts[1]), weight > 0
      else { continue }
      found.append((tag, weight))
    }
    // Equal ones stay in their order.
    tags = found.enumerated().sorted {
      ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
    }.map(\.element.tag)
  }

  /// The language of a page: the first that is wanted and offered; nil if there is none.
  ///
  /// Who wants `de-AT` of an app that has `de` gets `de-AT`: the texts of one and the numbers of the other. Who wants
  /// `de` or `de-CH` of one that has only `de-AT` gets that.
  package func choice(among offered: [LanguageTag]) -> LanguageTag? {
    for wanted in tags {
      let related = offered.filter {
        $0.language == wanted.language && Self.haveOneScript($0, wanted)
      }
      if related.contains(wanted) { return wanted }
      if let general = related.first(where: { $0.region == nil }) {
        return LanguageTag(general, region: wanted.region)
      }
      if let first = related.first { return first }
    }
    return nil
  }

  private static func haveOneScript(_ left: LanguageTag, _ right: LanguageTag) -> Bool {
    guard let one = left.distinguishingScript, let other = right.distinguishingScript else {
      return true
    }
    return one == other
  }

  /// Thousandths of a weight such as `q=0.8`; nil if it is none.
  private static func weight(_ text: Substring) -> Int? {
    let digits = Array(text.utf8)
    guard digits.count >= 3, digits.count <= 7, digits[0] | 0x20 == 0x71, digits[1] == 0x3D,
      digits[2] == 0x30 || digits[2] == 0x31
    else { return nil }
    var value = Int(digits[2] - 0x30) * 1000
    guard digits.count > 3 else { return value }
    guard digits[3] == 0x2E else { return nil }
    var place = 100
    for digit in digits[4...] {
      guard (0x30...0x39).contains(digit) else { return nil }
      value += Int(digit - 0x30) * place
      place /= 10
    }
    return value <= 1000 ? value : nil
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    var text = text.drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    return text
  }
}

extension LanguageTag {
  /// A language as it is written in a region.
  init(_ general: LanguageTag, region: String?) {
    self = general
    self.region = region
  }
}
