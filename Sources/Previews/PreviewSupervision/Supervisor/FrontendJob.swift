import Foundation

/// How the compiler's frontend is run for one file of a module, without the driver that plans the module's
/// jobs.
struct FrontendJob: Sendable {
  /// The program and what all files have in common.
  private var arguments: [String]
  private let sources: [String]

  /// The driver's command that prints the jobs of a module.
  static func planning(_ compilation: BuildManifest.Command) -> [String] {
    let unwanted: Set<String> = ["-parseable-output", "-incremental", "-enable-batch-mode"]
    return compilation.arguments.filter { !unwanted.contains($0) } + ["-driver-print-jobs"]
  }

  /// Reads the first job that compiles a file; nil if there is none or it can't be run alone.
  init?(jobs: String, sources: [String]) {
    self.sources = sources
    let known = Set(sources)
    for line in jobs.split(whereSeparator: \.isNewline) {
      let words = Self.words(line)
      guard words.contains("-primary-file"), words.contains("-c") else { continue }
      guard known.isSubset(of: words), !words.contains(where: { $0.hasPrefix("@") }) else {
        return nil
      }
      arguments = Self.common(words, sources: known)
      return
    }
    return nil
  }

  /// What belongs to one file, and what only other tools read.
  private static func common(_ words: [String], sources: Set<String>) -> [String] {
    let pairs: Set<String> = [
      "-o", "-emit-dependencies-path", "-serialize-diagnostics-path", "-index-store-path",
      "-emit-reference-dependencies-path", "-index-unit-output-path",
    ]
    let flags: Set<String> = ["-primary-file", "-index-system-modules"]
    var result: [String] = []
    var index = 0
    while index < words.count {
      let word = words[index]
      if pairs.contains(word) {
        index += 1
      } else if word == "-g", index > 0, words[index - 1] != "-Xcc" {
        // Enough for a crash's lines.
        result.append("-gline-tables-only")
      } else if !flags.contains(word), !sources.contains(word) {
        result.append(word)
      }
      index += 1
    }
    return result
  }

  /// The command that compiles one source.
  ///
  /// - Parameter overlay: A file that says which other content files have.
  func command(for source: String, object: String, overlay: String?) -> [String] {
    var result = arguments
    for path in sources {
      if path == source { result.append("-primary-file") }
      result.append(path)
    }
    if let overlay { result += ["-vfsoverlay", overlay] }
    return result + ["-o", object]
  }

  /// The words of a line as shells quote them.
  static func words(_ line: Substring) -> [String] {
    var result: [String] = []
    var word: [UInt8]?
    var quote: UInt8?
    var isEscaped = false
    for byte in line.utf8 {
      if isEscaped {
        word = (word ?? []) + [byte]
        isEscaped = false
      } else if let open = quote {
        if byte == open {
          quote = nil
        } else if byte == UInt8(ascii: "\\"), open == UInt8(ascii: "\"") {
          isEscaped = true
        } else {
          word?.append(byte)
        }
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = byte
        word = word ?? []
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: " ") {
        if let word { result.append(String(decoding: word, as: UTF8.self)) }
        word = nil
      } else {
        word = word ?? []
        word?.append(byte)
      }
    }
    if let word { result.append(String(decoding: word, as: UTF8.self)) }
    return result
  }
}
