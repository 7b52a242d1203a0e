package import Foundation

/// A file of the form `"key" = "value";` with comments.
package enum StringsFile {
  /// The pairs of a file; what can't be read is skipped up to the next semicolon.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - problems: Gets what was skipped, each with its line.
  package static func parse(_ data: Data, _ problems: inout [String]) -> [String: String] {
    if data.starts(with: Array("bplist".utf8)) || data.starts(with: Array("<?xml".utf8)) {
      let list = PropertyListFile.dictionary(data, &problems)
      return list.compactMapValues { $0 as? String }
    }
    guard let text = text(of: data) else {
      problems.append("It is neither UTF-8 nor UTF-16. Save it as UTF-8.")
      return [:]
    }
    var reader = Reader(scalars: Array(text.unicodeScalars))
    var result: [String: String] = [:]
    func skip(from start: Int) {
      problems.append(
        "Line \(reader.line(of: start)) is no \"key\" = \"value\"; and was skipped.")
      reader.skipEntry()
    }
    while reader.skipSpace() {
      let start = reader.index
      guard let key = reader.token(), reader.skipSpace() else {
        skip(from: start)
        continue
      }
      if reader.take(";") {
        result[key] = key
        continue
      }
      guard reader.take("="), reader.skipSpace(), let value = reader.token() else {
        skip(from: start)
        continue
      }
      result[key] = value
      _ = reader.skipSpace()
      if !reader.take(";") { skip(from: start) }
    }
    return result
  }

  /// The text of a file in UTF-8 or, with a byte order mark, in UTF-16.
  private static func text(of data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    let isMarked = data.starts(with: [0xEF, 0xBB, 0xBF])
    return String(validating: isMarked ? data.dropFirst(3) : data, as: UTF8.self)
  }

  private struct Reader {
    let scalars: [Unicode.Scalar]
    var index = 0

    init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

    /// The line of a place, from 1.
    func line(of place: Int) -> Int {
      1 + scalars[..<place].count { $0 == "\n" }
    }

    private func at(_ offset: Int) -> Unicode.Scalar? {
      index + offset < scalars.count ? scalars[index + offset] : nil
    }

    /// Skips white space and comments; false at the end.
    mutating func skipSpace() -> Bool {
      while let scalar = at(0) {
        if scalar.properties.isWhitespace {
          index += 1
        } else if scalar == "/", at(1) == "/" {
          while let next = at(0), next != "\n", next != "\r" { index += 1 }
        } else if scalar == "/", at(1) == "*" {
          index += 2
          while let next = at(0), !(next == "*" && at(1) == "/") { index += 1 }
          index = min(index + 2, scalars.count)
        } else {
          return true
        }
      }
      return false
    }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard at(0) == scalar else { return false }
      index += 1
      return true
    }

    /// Skips to behind the next semicolon, and always at least one character.
    mutating func skipEntry() {
      while let scalar = at(0) {
        index += 1
        if scalar == ";" { return }
      }
    }

    /// A quoted string or a bare word.
    mutating func token() -> String? {
      guard take("\"") else { return word() }
      var result = String.UnicodeScalarView()
      var highSurrogate: UInt32?
      while let scalar = at(0) {
        index += 1
        switch scalar {
        case "\"": return String(result)
        case "\\":
          guard let value = escape() else { continue }
          if (0xD800..<0xDC00).contains(value) {
            highSurrogate = value
          } else if let high = highSurrogate, (0xDC00..<0xE000).contains(value) {
            highSurrogate = nil
            let code = 0x10000 + (high - 0xD800) << 10 + (value - 0xDC00)
            if let scalar = Unicode.Scalar(code) { result.append(scalar) }
          } else if let scalar = Unicode.Scalar(value) {
            result.append(scalar)
          }
        default: result.append(scalar)
        }
      }
      return nil
    }

    private mutating func word() -> String? {
      let start = index
      while let scalar = at(0),
        scalar.properties.isAlphabetic || "0123456789._-/:$".unicodeScalars.contains(scalar)
      {
        if scalar == "/", at(1) == "/" || at(1) == "*" { break }
        index += 1
      }
      guard index > start else { return nil }
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[start..<index])
      return String(view)
    }

    /// The value of an escape after its backslash.
    private mutating func escape() -> UInt32? {
      guard let scalar = at(0) else { return nil }
      index += 1
      switch scalar {
      case "n": return 10
      case "r": return 13
      case "t": return 9
      case "U", "u": return digits(4, radix: 16)
      case "0"..."7":
        index -= 1
        return digits(3, radix: 8)
      default: return scalar.value
      }
    }

    private mutating func digits(_ count: Int, radix: Int) -> UInt32? {
      var value: UInt32 = 0
      var read = 0
      while read < count, let scalar = at(0), let digit = Int(String(scalar), radix: radix) {
        value = value * UInt32(radix) + UInt32(digit)
        index += 1
        read += 1
      }
      return read > 0 ? value : nil
    }
  }
}
