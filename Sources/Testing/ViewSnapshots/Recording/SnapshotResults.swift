import Foundation
import Glibc
import Synchronization

/// The results of this process.
///
/// If the environment's `SNAPSHOT_RESULTS` names a file, each is appended to it as a line of JSON;
/// processes that run side by side can share it.
package enum SnapshotResults {
  private struct State {
    var lines: [String: Int] = [:]
    var asked: Set<String> = []
    var output: FileHandle?
    var hasOpened = false
  }

  private static let state = Mutex(State())

  /// Notes that a baseline is asked for; false if another line of the test has asked for it, so that
  /// two snapshots would have one name.
  package static func ask(for place: SnapshotPlace, line: Int) -> Bool {
    state.withLock { state in
      state.asked.insert(place.path)
      let known = state.lines[place.path]
      state.lines[place.path] = known ?? line
      return known == nil || known == line
    }
  }

  /// Whether a baseline was asked for.
  package static func hasAsked(for path: String) -> Bool {
    state.withLock { $0.asked.contains(path) }
  }

  /// Adds a result to the file that the environment names.
  package static func append(_ result: SnapshotResult) {
    state.withLock { state in
      if !state.hasOpened {
        state.hasOpened = true
        state.output = open(ProcessInfo.processInfo.environment["SNAPSHOT_RESULTS"])
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      guard let output = state.output, let data = try? encoder.encode(result) else { return }
      try? output.write(contentsOf: data + Data("\n".utf8))
    }
  }

  /// Opens a file so that what several processes append to it stays whole lines.
  private static func open(_ path: String?) -> FileHandle? {
    guard let path, !path.isEmpty else { return nil }
    let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    return descriptor < 0 ? nil : FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }
}
