import Foundation
import Testing

/// Pages of views in each other, made by a program of their own whose stack is as large as wanted.
@Suite("Deep pages")
struct DeepPageTests {
  /// What the program says of a page: of the static one and of the live one.
  private func outcome(
    of shape: String, _ count: Int, stack kilobytes: Int
  ) throws -> (fixed: String, live: String, status: Int32) {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let program = tests.deletingLastPathComponent().appendingPathComponent("DeepPages").path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "ulimit -s $0 && exec \"$@\"", "\(kilobytes)", program, shape, "\(count)",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    return (
      lines.first { $0.hasPrefix("static: ") } ?? "", lines.first { $0.hasPrefix("live: ") } ?? "",
      process.terminationStatus
    )
  }

  /// The views of which one is named where a shape is nested too deeply; nil where it works.
  static let shapes: [(shape: String, places: Set<String>?)] = [
    ("comments", ["Comment"]), ("outline", ["OutlineGroup"]), ("list", ["OutlineGroup"]),
    ("padding", ["ModifiedContent"]), ("frames", ["ModifiedContent"]),
    ("masks", ["ModifiedContent"]),
    ("stacks", ["HStack"]), ("layers", ["ModifiedContent"]), ("limits", ["HStack"]),
    ("buttons", ["VStack"]), ("groups", ["DisclosureGroup"]), ("environment", ["ModifiedContent"]),
    ("scrolls", ["ScrollView"]), ("sheets", ["ModifiedContent", "Presented"]), ("joined", nil),
    ("joined in front", nil), ("joined and bold", ["Text"]), ("sentences", ["Text"]), ("bold", nil),
    ("labels", nil),
  ]

  @Test(
    "100,000 views in each other are an issue that names one, or work, and go", arguments: shapes)
  func hundredThousand(shape: String, places: Set<String>?) throws {
    for stack in [8192, 512] {
      let outcome = try outcome(of: shape, 100_000, stack: stack)
      #expect(outcome.status == 0, "\(shape) with \(stack) KB")
      if let places {
        #expect(places.contains { outcome.fixed == "static: [\"tooDeep\"] \($0)" })
        #expect(places.contains { outcome.live == "live: [\"tooDeep\"] \($0)" })
      } else {
        #expect(outcome.fixed.hasPrefix("static: works, "), "\(shape) with \(stack) KB")
        #expect(outcome.live.hasPrefix("live: works, "), "\(shape) with \(stack) KB")
      }
    }
  }

  @Test("What browsers show works, whatever the views are", arguments: ["comments", "layers"])
  func works(shape: String) throws {
    // Frames of programs that are not optimised are larger.
    let outcome = try outcome(of: shape, 250, stack: 8192)
    #expect(outcome.fixed == "static: works, 251 deep")
    #expect(outcome.live.hasPrefix("live: works, 252 deep"))
  }
}
