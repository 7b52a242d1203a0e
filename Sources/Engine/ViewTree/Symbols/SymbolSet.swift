import CSymbols
import Glibc

/// Symbols of our own drawing and of open sets (see NOTICE.md) under the names that SwiftUI sources use.
///
/// A symbol is one path in a box of 24 by 24 units, to be filled by the even-odd rule. Strokes
/// are about 2 units wide and already expanded, so that a symbol needs nothing but a colour:
///
///     <svg viewBox="0 0 24 24"><path d="…" fill-rule="evenodd"/></svg>
nonisolated package enum SymbolSet {
  /// The path data of a symbol, or nil if the set has none of that name.
  ///
  /// - Complexity: O(1); the first question looks for the lines of `symbols.txt`.
  package static func path(named name: String) -> String? {
    guard let line = lines[name] else { return nil }
    let text = String(decoding: line, as: UTF8.self)
    guard text.utf8.first == UInt8(ascii: "=") else { return text }
    // Another symbol's path, or the paths of a frame and of what stands in it.
    var path = ""
    for part in text.dropFirst().split(separator: "+") {
      path += self.path(named: String(part)) ?? ""
    }
    return path
  }

  /// The names of all symbols, sorted.
  package static let names: [String] = lines.keys.filter { $0.utf8.first != UInt8(ascii: ":") }
    .sorted()

  /// What stands for a symbol that the set lacks: a question mark in a dashed box.
  package static var placeholderPath: String {
    """
    M10 1.9a.95.95 0 0 0 0 1.9h4a.95.95 0 0 0 0-1.9zM5.57 1.9a3.7 3.7 0 0 0-3.67 3.67v1.03\
    a.95.95 0 0 0 1.9 0v-.99a1.8 1.8 0 0 1 1.81-1.81h.99a.95.95 0 0 0 0-1.9zM17.4 1.9\
    a.95.95 0 0 0 0 1.9h.99a1.8 1.8 0 0 1 1.81 1.81v.99a.95.95 0 0 0 1.9 0v-1.03\
    a3.7 3.7 0 0 0-3.67-3.67zM15.44 10.95\
    a3.52 3.52 0 0 0-6.9-1.49 1.31 1.31 0 0 0 .29 1.45.95.95 0 0 0 1.54\
    -.72 1.64 1.64 0 1 1 2.01 1.59 2.38 2.38 0 0 0-1.21 2.78.95.95 0 0 0 1.73\
    -.15 1.38 1.38 0 0 1 .22-.85 3.8 3.8 0 0 0 2.23-2.3zM3.8 10a.95.95 0 0 0-1.9 0v4\
    a.95.95 0 0 0 1.9 0zM22.1 10a.95.95 0 0 0-1.9 0v4a.95.95 0 0 0 1.9 0zM10.85 17\
    a1.15 1.15 0 1 0 2.3 0 1.15 1.15 0 1 0-2.3 0zM1.9 18.43a3.7 3.7 0 0 0 3.67 3.67h1.03\
    a.95.95 0 0 0 0-1.9h-.99a1.8 1.8 0 0 1-1.81-1.81v-.99a.95.95 0 0 0-1.9 0zM18.42 22.1\
    a3.7 3.7 0 0 0 3.68-3.68v-1.02a.95.95 0 0 0-1.9 0v.99a1.8 1.8 0 0 1-1.81 1.81h-.99\
    a.95.95 0 0 0 0 1.9zM10 20.2a.95.95 0 0 0 0 1.9h4a.95.95 0 0 0 0-1.9z
    """
  }

  /// What the lines say after a name, by name: a path, or `=` and names of others. Names that
  /// begin with a colon are of parts, which are no symbols by themselves.
  private nonisolated(unsafe) static let lines: [String: UnsafeRawBufferPointer] = {
    var length = 0
    guard let start = UnsafeRawPointer(symbols_text(&length)) else { return [:] }
    var text = UnsafeRawBufferPointer(start: start, count: length)
    var lines: [String: UnsafeRawBufferPointer] = [:]
    lines.reserveCapacity(3_200)
    while var line = text.removeFirst(upTo: "\n") {
      guard let name = line.removeFirst(upTo: " ") else { continue }
      lines[String(decoding: name, as: UTF8.self)] = line
    }
    return lines
  }()
}

extension UnsafeRawBufferPointer {
  /// Takes away what stands in front of a byte, and the byte; nil if there is none.
  fileprivate mutating func removeFirst(upTo byte: Unicode.Scalar) -> UnsafeRawBufferPointer? {
    // `memchr` is as fast in debug builds, where every app's first symbol comes this way.
    guard let start = baseAddress, let end = memchr(start, Int32(byte.value), count) else {
      return nil
    }
    let length = UnsafeRawPointer(end) - start
    let part = UnsafeRawBufferPointer(start: start, count: length)
    self = UnsafeRawBufferPointer(start: start + length + 1, count: count - length - 1)
    return part
  }
}
