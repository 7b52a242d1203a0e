import Combine
import Foundation

/// What the program that builds has to say to the pages of previews.
package struct BuildStatus: Codable, Hashable, Sendable {
  /// An error of the compiler at a place.
  package struct Problem: Codable, Hashable, Sendable {
    /// From the package's folder on; empty for none.
    package var file: String
    /// From 1; 0 for none.
    package var line: Int
    package var column: Int
    package var message: String

    package init(file: String = "", line: Int = 0, column: Int = 0, message: String) {
      self.file = file
      self.line = line
      self.column = column
      self.message = message
    }

    /// As compilers write it.
    package var description: String {
      file.isEmpty ? message : "\(file):\(line):\(column): \(message)"
    }
  }

  package var isBuilding = false
  /// Why the newest sources have no picture; what is shown is the last that had.
  package var problems: [Problem] = []
  /// From the save to the start of the new program, in seconds.
  package var reloadTime: Double?
  /// What the crashed previews have left, by their ids.
  package var crashes: [String: String] = [:]

  package init() {}
}

/// The status that all pages of the process show.
@MainActor
final class HostStatus: ObservableObject {
  @Published var build = BuildStatus()

  /// Takes lines of JSON, the newest of which counts; others are left out.
  func take(line: some Sequence<UInt8>) {
    guard let new = try? JSONDecoder().decode(BuildStatus.self, from: Data(line)), new != build
    else { return }
    build = new
  }
}
