import Foundation

extension JSONValue {
  /// Reads JSON source, forgiving what JavaScript strings may hold and Unicode text may not.
  ///
  /// Half a surrogate pair, written as an escape, becomes U+FFFD.
  package init(source: [UInt8]) throws {
    do {
      self = try JSONDecoder().decode(JSONValue.self, from: Data(source))
    } catch {
      let repaired = Self.replacingLoneSurrogates(in: source)
      guard repaired != source else { throw error }
      self = try JSONDecoder().decode(JSONValue.self, from: Data(repaired))
    }
  }

  /// JSON source of the value, UTF-8.
  ///
  /// - Throws: `BrowserError` for a number that is not finite.
  package var source: [UInt8] {
    get throws {
      do {
        return [UInt8](try JSONEncoder().encode(self))
      } catch {
        throw BrowserError(
          .invalidArgument, "A value has no JSON form. Pass finite numbers only.")
      }
    }
  }

  /// The value as a JavaScript expression.
  package var script: String {
    get throws { String(decoding: try source, as: UTF8.self) }
  }

  /// Replaces each `\uXXXX` escape that is half a surrogate pair by `\uFFFD`.
  static func replacingLoneSurrogates(in source: [UInt8]) -> [UInt8] {
    let backslash = UInt8(ascii: "\\")
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var index = 0
    while index < source.count {
      guard source[index] == backslash else {
        result.append(source[index])
        index += 1
        continue
      }
      guard let unit = codeUnit(at: index, in: source) else {
        // The second character of a short escape is never the start of another one.
        result.append(contentsOf: source[index..<min(index + 2, source.count)])
        index += 2
        continue
      }
      if UTF16.isLeadSurrogate(unit), let next = codeUnit(at: index + 6, in: source),
        UTF16.isTrailSurrogate(next)
      {
        result.append(contentsOf: source[index..<index + 12])
        index += 12
      } else {
        let isHalf = UTF16.isLeadSurrogate(unit) || UTF16.isTrailSurrogate(unit)
        result.append(contentsOf: isHalf ? Array(#"\uFFFD"#.utf8)[...] : source[index..<index + 6])
        index += 6
      }
    }
    return result
  }

  /// The code unit of the `\uXXXX` escape at an index, if there is one.
  private static func codeUnit(at index: Int, in source: [UInt8]) -> UInt16? {
    guard index + 6 <= source.count, source[index] == UInt8(ascii: "\\"),
      source[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt16(String(decoding: source[index + 2..<index + 6], as: UTF8.self), radix: 16)
  }
}
