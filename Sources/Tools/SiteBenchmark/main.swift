import CommandLineOptions
import Foundation
import StaticSite

/// Measures builds of a blog of Markdown, each in a process of its own, as people run them.
///
///     site-benchmark --posts 1000
///     {"posts":1000,"cold":1.2,"unchanged":0.08,"changed":0.09}
///
/// With `--moments FEED` it is the sample's site of a feed, beside one of Hugo's, which Debian's `hugo` builds:
///
///     site-benchmark --moments feed.json
///     {"moments":10000,"ours":{"cold":2.0,…,"memory":90,"pages":11061},"hugo":{…}}
///
/// Times are in seconds, each the least of some rounds; memory is the most of one process, in MiB.
let syntax = CommandSyntax(
  "site-benchmark",
  options: [
    .number("posts", "N", "The posts of the blog; 1000", in: 1...1_000_000),
    .number("rounds", "N", "How often each build is measured; 3", in: 1...100),
    .value("moments", "FEED", "Measure the sample's site of a feed, and Hugo's of the same"),
    .value("build", "DIR", "Build the blog of a folder once, as the measured processes do"),
  ])

@MainActor func measure(posts: Int, rounds: Int) throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("site-benchmark-\(ProcessInfo.processInfo.processIdentifier)").path
  defer { try? FileManager.default.removeItem(atPath: folder) }
  let blog = SampleBlog(folder: folder)
  try blog.write(count: posts)
  var times: [String: [Double]] = [:]
  for round in 0..<rounds {
    try? FileManager.default.removeItem(atPath: "\(folder)/site")
    times["cold", default: []].append(try build(folder))
    times["unchanged", default: []].append(try build(folder))
    try blog.change(posts / 2, to: "\nRound \(round)\n")
    times["changed", default: []].append(try build(folder))
  }
  let parts = ["cold", "unchanged", "changed"].map { name in
    "\"\(name)\":" + String(format: "%.3f", times[name]?.min() ?? 0)
  }
  print("{\"posts\":\(posts),\(parts.joined(separator: ","))}")
}

/// The seconds that a process takes to build the blog.
func build(_ folder: String) throws -> Double {
  try MeasuredProcess(Bundle.main.executablePath ?? "", ["--build", folder]).time
}

do {
  let list = try syntax.parse(Array(CommandLine.arguments.dropFirst()))
  if list.has("help") {
    print(syntax.usage)
  } else if let folder = list["build"] {
    let command = WebsiteCommand(name: "site-benchmark") {
      try SampleBlog(folder: folder).site($0)
    }
    let outcome = command.run(["--output", "\(folder)/site", "--quiet"])
    if outcome.exitCode != .success { print(outcome.errors) }
    exit(outcome.exitCode.rawValue)
  } else if let feed = list["moments"] {
    try TimelineComparison(feed: feed, rounds: list.integer("rounds") ?? 3).measure()
  } else {
    try measure(posts: list.integer("posts") ?? 1000, rounds: list.integer("rounds") ?? 3)
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
