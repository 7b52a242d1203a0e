import Foundation
import TestSupport
import Testing

@testable import StaticSite

@Suite("Build locks")
@MainActor
struct BuildLockTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func place() throws -> OutputPlace { try OutputPlace("\(folder.path)/site", makesParents: true) }

  func build(_ text: String, patience: Int = 0) throws -> BuildReport {
    var publisher = SitePublisher(output: "\(folder.path)/site")
    publisher.patience = patience
    return try publisher.publish {
      try BuildPlan([PlannedFile(try SitePath("a.txt")) { Array(text.utf8) }])
    }
  }

  @Test("While one build has the lock another fails, and says which process writes")
  func taken() throws {
    var place = try place()
    let lock = BuildLock()
    #expect(try lock.take(&place, patience: 0))
    #expect(folder.names == [".site.site-lock"])
    do {
      _ = try build("a")
      Issue.record("It has built")
    } catch let error as SiteError {
      #expect(error.exitCode == .cannotCreate)
      #expect(
        error.diagnostics.map(\.message) == [
          "Another build, process \(getpid()), is writing \"\(folder.path)/site\""
        ])
      #expect(
        error.diagnostics.map(\.hint) == [
          "Wait until it has ended, or give --wait more seconds."
        ])
    }
    lock.release()
    #expect(try build("a").written == ["a.txt"])
    #expect(folder.names == ["site"])
  }

  @Test("A lock that is let go is free, also while copies of its descriptors are open")
  func copies() throws {
    _ = try build("a")
    var first = try place()
    let lock = BuildLock()
    #expect(try lock.take(&first, patience: 0))
    // A process that another thread is starting has all descriptors until it runs its program.
    let links = FileManager.default
    let descriptors = try links.contentsOfDirectory(atPath: "/proc/self/fd").compactMap(Int32.init)
    let copies = descriptors.filter { number in
      let file = try? links.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(number)")
      return file?.hasPrefix(folder.path) == true
    }.map { dup($0) }
    defer { for copy in copies { close(copy) } }
    #expect(copies.count >= 2)
    lock.release()
    var second = try place()
    #expect(try BuildLock().take(&second, patience: 0))
  }

  @Test("Builds of two folders side by side don't wait for each other")
  func neighbours() throws {
    var other = try OutputPlace("\(folder.path)/other", makesParents: true)
    let lock = BuildLock()
    #expect(try lock.take(&other, patience: 0))
    #expect(try build("a").written == ["a.txt"])
    withExtendedLifetime(lock) {}
  }

  nonisolated static let owners = [
    "", "site-lock 1\n", "nonsense",
    // A process that has ended, one whose number is given again, and one of another run.
    "site-lock 1\n4194305\n1\nX\n", "site-lock 1\n\(getpid())\n1\nX\n",
    "site-lock 1\n\(getpid())\n1\n-\n",
  ]

  @Test("The lock of a killed build is taken over", arguments: owners, [true, false])
  func stale(_ content: String, usesSystemLocks: Bool) throws {
    let boot = LockOwner.current.boot
    try folder.write(".site.site-lock", content.replacingOccurrences(of: "X", with: boot))
    var place = try place()
    let lock = BuildLock(usesSystemLocks: usesSystemLocks)
    #expect(try lock.take(&place, patience: 0))
    #expect(LockOwner(Array((folder.read(".site.site-lock") ?? "").utf8)) == .current)
    lock.release()
    #expect(folder.names == [])
  }

  @Test("Without the system's locks a living owner keeps others out")
  func byName() throws {
    var place = try place()
    let lock = BuildLock(usesSystemLocks: false)
    #expect(try lock.take(&place, patience: 0))
    let other = BuildLock(usesSystemLocks: false)
    var same = place
    #expect(try !other.take(&same, patience: 0))
    #expect(other.owner == .current)
    #expect(folder.names == [".site.site-lock"])
    lock.release()
    #expect(try other.take(&same, patience: 0))
  }

  @Test("An owner is read as it was written")
  func owner() {
    let owner = LockOwner(process: 7, start: 1234, boot: "ab-cd")
    #expect(String(decoding: owner.bytes, as: UTF8.self) == "site-lock 1\n7\n1234\nab-cd\n")
    #expect(LockOwner(owner.bytes) == owner)
    #expect(LockOwner(owner.bytes.dropLast() + []) == nil)
    #expect(LockOwner.current.isAlive)
    #expect(!owner.isAlive)
  }

  @Test("A folder that can't be written beside is locked itself")
  func protected() throws {
    _ = try build("a")
    // Another user's build, which has no lock beside the folder.
    var other: OutputPlace? = try place()
    try #require(other?.current != nil)
    do {
      let lock = BuildLock()
      #expect(
        try other.map { place in
          var place = place
          return try lock.take(&place, patience: 0)
        } == true)
      try FileManager.default.removeItem(atPath: "\(folder.path)/.site.site-lock")
      #expect(throws: SiteError.self) { try build("b") }
    }
    other = nil
    #expect(try build("b").written == ["a.txt"])
  }
}
