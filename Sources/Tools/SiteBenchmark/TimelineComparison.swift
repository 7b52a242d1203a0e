import Foundation
import Moments
import StaticSite

/// Measures the sample's site beside Hugo's of the same moments, in turn.
@MainActor
struct TimelineComparison {
  let feed: String
  let rounds: Int

  private struct Figures {
    var times: [String: [Double]] = [:]
    var memory = 0.0
    var pages = 0

    mutating func add(_ name: String, _ process: MeasuredProcess) {
      times[name, default: []].append(process.time)
      memory = max(memory, process.memory)
    }

    var json: String {
      let parts = ["cold", "unchanged", "changed"].map { name in
        "\"\(name)\":" + String(format: "%.3f", times[name]?.min() ?? 0)
      }
      return
        "{\(parts.joined(separator: ",")),\"memory\":\(Int(memory.rounded())),\"pages\":\(pages)}"
    }
  }

  /// Prints the least seconds of each build, and the most MiB of its process.
  func measure() throws {
    let timeline = try MomentsDetails.read(
      from: [UInt8](Data(contentsOf: URL(fileURLWithPath: feed))), file: feed)
    guard let middle = timeline.moments.dropFirst(timeline.moments.count / 2).first else {
      throw SiteError(.badData, "There are no moments", file: feed)
    }
    let home = FileManager.default.temporaryDirectory
      .appendingPathComponent("site-benchmark-\(ProcessInfo.processInfo.processIdentifier)").path
    defer { try? FileManager.default.removeItem(atPath: home) }
    let hugo = HugoSite(folder: "\(home)/hugo")
    try hugo.write(timeline)
    let program = Bundle.main.bundleURL.appendingPathComponent("moments").path
    var (ours, theirs) = (Figures(), Figures())
    for round in 0..<rounds {
      let text = "Round \(round) of what was changed."
      for output in ["ours", "hugo/public"] {
        try? FileManager.default.removeItem(atPath: "\(home)/\(output)")
      }
      var changed = timeline
      changed.moments[timeline.moments.count / 2].title = text
      try Data(JSONEncoder().encode(timeline)).write(to: URL(fileURLWithPath: "\(home)/feed.json"))
      for name in ["cold", "unchanged", "changed"] {
        if name == "changed" {
          try Data(JSONEncoder().encode(changed)).write(
            to: URL(fileURLWithPath: "\(home)/feed.json"))
          try hugo.change(middle, to: text)
        }
        ours.add(
          name,
          try MeasuredProcess(
            program,
            [
              "build", "--input", "\(home)/feed.json", "--output", "\(home)/ours", "--quiet",
              "--base-url", "https://example.org/",
            ]))
        theirs.add(
          name, try MeasuredProcess("/usr/bin/hugo", ["--source", "\(home)/hugo", "--quiet"]))
      }
      try hugo.change(middle, to: middle.title ?? "")
    }
    ours.pages = Self.pages(in: "\(home)/ours")
    theirs.pages = Self.pages(in: "\(home)/hugo/public")
    print("{\"moments\":\(timeline.moments.count),\"ours\":\(ours.json),\"hugo\":\(theirs.json)}")
  }

  private static func pages(in folder: String) -> Int {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".html") }.count
  }
}
