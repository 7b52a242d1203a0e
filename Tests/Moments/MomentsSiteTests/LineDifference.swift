/// The difference of two files in a few lines for people.
///
/// Only the lines between the common start and the common end are shown, at most six of either
/// side. Markup is broken before each tag and rules after each brace, since pages have long lines.
struct LineDifference: CustomStringConvertible {
  private let old: [String]
  private let new: [String]
  private let start: Int
  private let end: Int

  /// Compares the approved text with the new one.
  init(from old: String, to new: String) {
    self.old = Self.lines(old)
    self.new = Self.lines(new)
    var start = 0
    let shorter = min(self.old.count, self.new.count)
    while start < shorter, self.old[start].utf8.elementsEqual(self.new[start].utf8) { start += 1 }
    var end = 0
    while end < shorter - start,
      self.old[self.old.count - 1 - end].utf8.elementsEqual(
        self.new[self.new.count - 1 - end].utf8)
    {
      end += 1
    }
    self.start = start
    self.end = end
  }

  /// Lines with `-` for what was approved and `+` for what is there now.
  var description: String {
    if start == old.count, start == new.count { return "no difference" }
    var lines = ["@@ \(start + 1) @@"]
    if start > 0 { lines.append("  \(Self.shortened(old[start - 1]))") }
    lines += Self.side("-", old[start..<(old.count - end)])
    lines += Self.side("+", new[start..<(new.count - end)])
    return lines.joined(separator: "\n")
  }

  private static func side(_ sign: String, _ lines: ArraySlice<String>) -> [String] {
    let limit = 6
    let shown = lines.prefix(limit).map { "\(sign) \(shortened($0))" }
    return lines.count > limit ? shown + ["\(sign) … \(lines.count - limit) more"] : shown
  }

  private static func shortened(_ line: String) -> String {
    line.count > 160 ? line.prefix(160) + "…" : line
  }

  private static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "<", !line.isEmpty {
        lines.append(String(line))
        line = String.UnicodeScalarView()
      }
      if scalar != "\n" { line.append(scalar) }
      if scalar == "\n" || scalar == "}" {
        lines.append(String(line))
        line = String.UnicodeScalarView()
      }
    }
    return line.isEmpty ? lines : lines + [String(line)]
  }
}
