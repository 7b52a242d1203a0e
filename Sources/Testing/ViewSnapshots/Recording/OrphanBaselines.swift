import Foundation

/// Finds baselines that no test asks for.
package enum OrphanBaselines {
  /// Baselines beside a test's file that were not asked for though the test has run, and those of
  /// functions that the file does not have.
  ///
  /// - Parameters:
  ///   - testFile: The path of the test's source file.
  ///   - function: The function that has run to its end.
  package static func paths(besides testFile: String, ranFunction function: String) -> [String] {
    let place = SnapshotPlace(testFile: testFile, function: function, name: nil, strategy: "")
    let ran = SnapshotPlace.safe(place.function)
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: place.folder),
      let source = try? String(contentsOfFile: testFile, encoding: .utf8)
    else { return [] }
    let functions = Set(source.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    return names.sorted().filter { name in
      guard name.hasSuffix(".txt") else { return false }
      let owner = String(name.prefix { $0 != "." })
      let isGone = !functions.contains(owner) && !owner.contains("-")
      return isGone
        || (owner == ran && !SnapshotResults.hasAsked(for: "\(place.folder)/\(name)"))
    }.map { "\(place.folder)/\($0)" }
  }
}
