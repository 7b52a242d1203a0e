import Foundation
import TestSupport
import Testing

@Suite("Commands that compare sites")
struct DiffCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for site in ["a", "b"] {
      try folder.write("\(site)/index.html", page("Tea"))
      try folder.write("\(site)/m/1.html", page("Milk"))
    }
  }

  private func page(_ text: String) -> String {
    """
    <!DOCTYPE html>
    <html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><meta charset="utf-8"/>\
    <title>Moments</title></head><body><main><p>\(text)</p></main></body></html>
    """
  }

  /// Runs `moments-live` in the folder to its end.
  private func run(_ arguments: String...) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("moments-live")
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test("Equal sites end with 0, others with 1, and what makes no sense with its own code")
  func exitCodes() throws {
    #expect(
      try run("diff", "a", "b") == (0, "a → b: nothing has changed in 2\n"))
    try folder.write("b/index.html", page("Coffee"))
    let changed = try run("diff", "a", "b")
    #expect(changed.status == 1)
    #expect(changed.output.hasPrefix("a → b: 1 of 2 are not as they were\n"))
    #expect(try run("diff", "a").status == 2)
    #expect(try run("diff", "a", "b", "--shard", "3/2").status == 2)
    #expect(try run("diff", "a", "nowhere").status == 66)
    #expect(try run("diff", "--against", "--upload-pack=x").status == 2)
    try folder.write(
      "results",
      """
      {"baseline":"b","caseName":"c","file":"f.swift","line":1,"verdict":{"missingBaseline":{"file":"b"}}}

      """)
    #expect(try run("diff", "--results", "results").status == 10)
  }

  @Test("Parts written as JSON are merged into one report in every form")
  func merging() throws {
    try folder.write("b/index.html", page("Coffee"))
    for part in ["1/2", "2/2"] {
      let name = "part\(part.prefix(1)).json"
      _ = try run("diff", "a", "b", "--shard", part, "--json", name, "--quiet")
    }
    let merged = try run(
      "diff", "--merge", "part2.json", "part1.json", "--junit", "r.xml", "--sarif", "r.sarif",
      "--html", "r.html")
    #expect(merged == (1, try run("diff", "a", "b").output))
    #expect(folder.read("r.xml")?.contains("<testcase classname=\"index.html\"") == true)
    #expect(folder.read("r.sarif")?.contains("\"ruleId\":\"text\"") == true)
    #expect(folder.read("r.html")?.hasPrefix("<!DOCTYPE html>") == true)
    #expect(try run("diff", "--merge", "part1.json").status == 2)
  }

  @Test("The report of two folders has pictures of what changed")
  func pictures() throws {
    try folder.write("b/index.html", page("Coffee"))
    let result = try run("diff", "a", "b", "--html", "r.html", "--quiet")
    #expect(result == (1, ""))
    let report = try #require(folder.read("r.html"))
    #expect(report.split(separator: "url(data:image/png;base64,").count == 4)
  }

  @Test("A group that is approved is no difference any more")
  func approving() throws {
    try folder.write("b/index.html", page("Coffee"))
    try folder.write("b/new.html", page("Cake"))
    let lines = try run("diff", "a", "b").output.split(separator: "\n")
    let group = try #require(lines.first { $0.contains("\"Tea\" → \"Coffee\"") })
    let id = try #require(group.split(separator: " ").first)
    #expect(try run("approve", "a", "b").status == 2)
    #expect(
      try run("approve", "a", "b", "--group", String(id)) == (
        1, "1 taken, 1 left\n  new.html  added\n"
      ))
    #expect(folder.read("a/index.html") == folder.read("b/index.html"))
    #expect(try run("approve", "a", "b", "--all") == (0, "1 taken, 0 left\n"))
    #expect(try run("diff", "a", "b").status == 0)
  }
}
