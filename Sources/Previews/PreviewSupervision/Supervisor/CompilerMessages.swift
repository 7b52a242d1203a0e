import Foundation

/// Finds errors in what a build prints.
enum CompilerMessages {
  /// The errors with their places, each once, in the order in which they were printed.
  ///
  /// - Parameter folder: The package's; paths of problems begin behind it.
  static func problems(in output: String, of folder: String) -> [BuildStatus.Problem] {
    var found: [BuildStatus.Problem] = []
    for line in output.split(whereSeparator: \.isNewline) {
      guard let problem = problem(in: line, of: folder), !found.contains(problem) else { continue }
      found.append(problem)
    }
    // The driver's last word says no more than that something was said before.
    let others = found.filter { !$0.message.contains("command failed with exit code") }
    return others.isEmpty ? found : others
  }

  /// `path:line:column: error: words`, or `error: words`.
  private static func problem(in line: Substring, of folder: String) -> BuildStatus.Problem? {
    let mark = "error: "
    if line.hasPrefix(mark) {
      return BuildStatus.Problem(message: String(line.dropFirst(mark.count)))
    }
    guard line.hasPrefix("/"), let range = line.range(of: ": " + mark) else { return nil }
    let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 3, let row = Int(place[place.count - 2]),
      let column = Int(place[place.count - 1])
    else { return nil }
    let path = place.dropLast(2).joined(separator: ":")
    return BuildStatus.Problem(
      file: path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path,
      line: row, column: column, message: String(line[range.upperBound...]))
  }
}
