import Foundation
import SeededRandom
import TestSupport

/// What a build of moments is made from, as a test changes it.
struct SampleFeed {
  struct Moment {
    var id: Int
    var text: String
    var author: Int
    var seconds: Int
  }
  var moments: [Moment] = []
  var owner = "Ana"
  var pageSize = 3
  var language: String?
  var clock: Int?
  var base: String?
  /// What stands at the end of the page shell.
  var shell = ""
  /// What a file says that is copied.
  var note = ""

  var json: String {
    let moments = moments.map { moment in
      """
      {"id":"\(moment.id)","userDetails":{"id":"u\(moment.author)","name":"N\(moment.author)",\
      "avatar":"a.jpg"},"type":"PHOTOS","title":"\(moment.text)","photos":["p.jpg"],\
      "createdDate":"\(moment.seconds)"}
      """
    }
    return """
      {"userDetails":{"id":"u0","name":"\(owner)","avatar":"a.jpg","backgroundImage":""},\
      "moments":[\(moments.joined(separator: ","))]}
      """
  }

  /// Changes one thing or another.
  mutating func change(_ random: inout SeededGenerator) {
    switch Int.random(in: 0..<15, using: &random) {
    case 0...4:
      let id = (moments.map(\.id).max() ?? 0) + 1
      moments.insert(
        Moment(
          id: id, text: "Text \(id)", author: Int.random(in: 0...2, using: &random),
          seconds: 1_700_000_000 + Int.random(in: 0...1_000_000, using: &random)),
        at: Int.random(in: 0...moments.count, using: &random))
    case 5:
      if let index = moments.indices.randomElement(using: &random) { moments.remove(at: index) }
    case 6, 7:
      if let index = moments.indices.randomElement(using: &random) {
        moments[index].text += ["!", " é", "\\u0000", " <b>"].randomElement(using: &random) ?? ""
      }
    case 8: owner = owner == "Ana" ? "Bo" : "Ana"
    case 9: pageSize = Int.random(in: 1...4, using: &random)
    case 10: language = ["de", "ar", nil].randomElement(using: &random) ?? nil
    case 11:
      clock =
        Bool.random(using: &random)
        ? nil : 1_700_000_000 + Int.random(in: 0...9, using: &random) * 1_000_000
    case 12: note += "x"
    case 13: base = base == nil ? "https://example.org/m/" : nil
    default: shell = shell.isEmpty ? "<!-- x -->" : ""
    }
  }

  /// Writes the input into a folder and gives the options of a build of it.
  func write(to folder: TemporaryFolder, output: String) throws -> [String] {
    try folder.write("moments.json", json)
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(
      contentsOf: package.appending(path: "Templates/page.html"), encoding: .utf8)
    try folder.write("Templates/page.html", page + shell)
    try folder.write("Public/notes.txt", note)
    var options = [
      "--input", "\(folder.path)/moments.json", "--output", "\(folder.path)/\(output)",
      "--templates", "\(folder.path)/Templates", "--public", "\(folder.path)/Public",
      "--page-size", "\(pageSize)",
    ]
    if let language { options += ["--language", language] }
    if let clock { options += ["--clock", "\(clock)"] }
    if let base { options += ["--base-url", base] }
    return options
  }
}
