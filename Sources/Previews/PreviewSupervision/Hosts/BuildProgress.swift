/// How far a build has come.
package struct BuildProgress: Codable, Hashable, Sendable {
  /// The steps that have begun, and all that are known.
  package var step = 0
  package var steps = 0
  /// What is built now, as the build says it: `Compiling ViewTree`.
  package var work = ""
  /// Seconds since the build began.
  package var time = 0
  /// Seconds that the last build of this folder took that began with nothing; nil if there was none.
  package var lastTime: Int?

  package init() {}

  package var description: String {
    var parts: [String] = []
    if steps > 0 { parts.append("\(step) of \(steps), \(work)") }
    parts.append("\(time) s")
    if let lastTime { parts.append("the last first build took \(lastTime) s") }
    return parts.joined(separator: " · ")
  }

  /// Takes a line of a build's output; whether it says how far the build is.
  ///
  ///     [84/131] Compiling CommandLineOptions ArgumentList.swift
  package mutating func take(line: some StringProtocol) -> Bool {
    guard line.first == "[", let end = line.firstIndex(of: "]") else { return false }
    let numbers = line[line.index(after: line.startIndex)..<end].split(separator: "/")
    guard numbers.count == 2, let step = Int(numbers[0]), let steps = Int(numbers[1]) else {
      return false
    }
    self.step = step
    self.steps = steps
    // The module, not each of its files.
    work = line[end...].dropFirst().split(separator: " ").prefix(2).joined(separator: " ")
    return true
  }
}
