import Foundation
import SwiftData
import TestSupport
import Testing

@Suite("Files of models")
struct StoreFileTests {
  private static var writer: URL {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appendingPathComponent("SwiftDataWriter")
  }

  @Test("A program that is killed amid its saves leaves the objects of one save", arguments: 1...5)
  func killed(attempt: Int) throws {
    let folder = try TemporaryFolder()
    let file = URL(fileURLWithPath: folder.path).appendingPathComponent("volumes.store")

    let process = Process()
    process.executableURL = Self.writer
    process.arguments = [file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    var seen = 0
    while seen < attempt * 3 {
      let bytes = pipe.fileHandleForReading.availableData
      guard !bytes.isEmpty else { break }
      seen += bytes.count { $0 == 0x0A }
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(seen >= attempt * 3)

    let container = try ModelContainer(
      for: Volume.self, configurations: ModelConfiguration(url: file))
    let volumes = try ModelContext(container).fetch(FetchDescriptor<Volume>())
    #expect(volumes.count == 50)
    #expect(Set(volumes.map(\.pages)).count == 1)
    #expect((volumes.first?.pages ?? 0) >= seen)
  }

  @Test("A file belongs to its account alone")
  func permissions() throws {
    let folder = try TemporaryFolder()
    let file = URL(fileURLWithPath: folder.path).appendingPathComponent("volumes.store")
    let container = try ModelContainer(
      for: Volume.self, configurations: ModelConfiguration(url: file))
    let context = ModelContext(container)
    context.insert(Volume(title: "a"))
    try context.save()
    for name in folder.names {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)")
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600, "\(name)")
    }
  }
}
