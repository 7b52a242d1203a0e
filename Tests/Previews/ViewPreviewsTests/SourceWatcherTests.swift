import Foundation
import TestSupport
import Testing

@testable import PreviewSupervision

@Suite("Watching sources", .timeLimit(.minutes(1)))
@MainActor
struct SourceWatcherTests {
  private let folder: TemporaryFolder
  private let root: String

  init() throws {
    folder = try TemporaryFolder()
    root = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path
  }

  private func write(_ text: String, to path: String) throws { try folder.write(path, text) }

  /// The changes that are told while something is done, up to the one of a mark.
  private func changes(_ watcher: SourceWatcher, _ action: () throws -> Void) async throws
    -> Set<String>
  {
    try action()
    var all: Set<String> = []
    let told = AsyncStream<Set<String>> { stream in
      watcher.onChange = { stream.yield($0) }
    }
    // The mark is the last change, so what comes before it is all that is told.
    try write(UUID().uuidString, to: "Sources/mark.swift")
    for await paths in told {
      all.formUnion(paths)
      if all.contains("Sources/mark.swift") { break }
    }
    return all.subtracting(["Sources/mark.swift"])
  }

  @Test("Content counts, times don't; new folders, names that go, dotfiles and tests")
  func content() async throws {
    try write("a", to: "Sources/M/A.swift")
    try write("b", to: "Sources/M/B.swift")
    let watcher = try #require(SourceWatcher(root: root))
    #expect(try await changes(watcher) { try write("a", to: "Sources/M/A.swift") } == [])
    #expect(
      try await changes(watcher) { try write("c", to: "Sources/M/A.swift") }
        == ["Sources/M/A.swift"])
    #expect(
      try await changes(watcher) { try write("n", to: "Sources/M/Deep/Er/N.swift") }
        == ["Sources/M/Deep/Er/N.swift"])
    #expect(
      try await changes(watcher) {
        try FileManager.default.removeItem(atPath: root + "/Sources/M/B.swift")
      } == ["Sources/M/B.swift"])
    #expect(
      try await changes(watcher) {
        try write("x", to: "Sources/M/.hidden.swift")
        try write("x", to: ".build/x.swift")
        try write("x", to: "Tests/T.swift")
      } == [])
    // Editors write another file and rename it.
    #expect(
      try await changes(watcher) {
        try Data("d".utf8).write(
          to: URL(fileURLWithPath: root + "/Sources/M/A.swift"), options: .atomic)
      } == ["Sources/M/A.swift"])
  }

  @Test("A link that leads out of the package is no source")
  func links() async throws {
    let other = try TemporaryFolder()
    try other.write("Secret.swift", "1")
    try write("a", to: "Sources/M/A.swift")
    let watcher = try #require(SourceWatcher(root: root))
    #expect(
      try await changes(watcher) {
        try FileManager.default.createSymbolicLink(
          atPath: root + "/Sources/M/Link.swift", withDestinationPath: other.path + "/Secret.swift")
      } == [])
  }
}
