import CommandLineOptions
import Foundation
import Moments
import MomentsSite
import StaticSite
import TestSupport
import Testing

@Suite("A site to begin with")
@MainActor
struct StarterSiteTests {
  @Test("Its folder builds, without a warning, and every link leads somewhere")
  func builds() throws {
    let folder = try TemporaryFolder()
    let files = try StarterSite.write(to: "\(folder.path)/new")
    #expect(files.contains("feed.json"))
    #expect(files.contains("Templates/page.html"))
    let arguments = [
      "--input", "\(folder.path)/new/feed.json", "--output", "\(folder.path)/site",
      "--public", "\(folder.path)/new/Public", "--templates", "\(folder.path)/new/Templates",
      "--base-url", "https://example.org/",
    ]
    let report = try SiteBuild(settings: BuildSettings(BuildSettings.syntax.parse(arguments))).run()
    #expect(report.diagnostics.isEmpty)
    #expect(report.written.contains("t/beginnings.html"))
    #expect(try SiteChecker(folder: "\(folder.path)/site").check().findings.isEmpty)
    #expect(throws: SiteError.self) { try StarterSite.write(to: "\(folder.path)/new") }
  }

  @Test("The schema has the keys that are read, and asks for those that must be there")
  func schema() throws {
    let schema = try #require(
      JSONSerialization.jsonObject(with: Data(StarterSite.schema())) as? [String: Any])
    let kinds = try #require(schema["$defs"] as? [String: [String: Any]])
    let whole: [String: Any] = [
      "userDetails": person, "people": [person],
      "moments": [
        [
          "id": "1", "userDetails": ["id": "a", "name": "A", "avatar": "a.jpg"], "type": "PHOTOS",
          "title": "t", "url": "https://example.org/", "photos": ["p.jpg"], "createdDate": "1",
          "isLiked": true, "likes": [["id": "b", "avatar": "b.jpg"]],
        ] as [String: Any]
      ],
    ]
    #expect(reads(whole))
    let places: [(kind: String, path: [String])] = [
      ("timeline", []), ("person", ["userDetails"]), ("person", ["people"]),
      ("moment", ["moments"]),
      ("author", ["moments", "userDetails"]), ("liker", ["moments", "likes"]),
    ]
    for (kind, path) in places {
      let definition = try #require(kinds[kind])
      let properties = try #require(definition["properties"] as? [String: Any])
      let required = Set(definition["required"] as? [String] ?? [])
      let keys = try #require(Self.object(at: path, in: whole)).keys
      #expect(Set(keys) == Set(properties.keys).subtracting(["$schema"]), "\(kind)")
      for key in keys {
        let without = Self.removing(key, at: path, in: whole) as? [String: Any] ?? [:]
        #expect(reads(without) != required.contains(key), "\(kind).\(key)")
      }
    }
    let choices = (kinds["moment"]?["properties"] as? [String: [String: Any]])?["type"]?["enum"]
    #expect(choices as? [String] == Moment.Kind.allCases.map(\.rawValue))
  }

  private let person: [String: Any] = [
    "id": "a", "name": "A", "avatar": "a.jpg", "backgroundImage": "b.jpg", "bio": "x",
  ]

  private func reads(_ value: [String: Any]) -> Bool {
    guard let data = try? JSONSerialization.data(withJSONObject: value) else { return false }
    return (try? MomentsFeed.read(from: [UInt8](data), file: "feed")) != nil
  }

  private static func object(at path: [String], in value: Any) -> [String: Any]? {
    if let list = value as? [Any] { return list.first.flatMap { object(at: path, in: $0) } }
    guard let object = value as? [String: Any] else { return nil }
    guard let first = path.first else { return object }
    return object[first].flatMap { Self.object(at: Array(path.dropFirst()), in: $0) }
  }

  private static func removing(_ key: String, at path: [String], in value: Any) -> Any {
    if let list = value as? [Any] { return list.map { removing(key, at: path, in: $0) } }
    guard var object = value as? [String: Any] else { return value }
    if let first = path.first {
      object[first] = object[first].map { removing(key, at: Array(path.dropFirst()), in: $0) }
    } else {
      object[key] = nil
    }
    return object
  }

  @Test("A picture that is no file of the site is said once, with its place")
  func missingPictures() throws {
    let feed = """
      {"userDetails":{"id":"a","name":"A","avatar":"here.svg","backgroundImage":"no%20where.jpg"},
      "moments":[{"id":"7","userDetails":{"id":"a","name":"A","avatar":"here.svg"},"type":"PHOTOS",
      "photos":["gone.jpg","https://example.org/x.jpg","gone.jpg"],"createdDate":"1"}]}
      """
    let folder = try TemporaryFolder()
    try folder.write("feed.json", feed)
    try folder.write("Public/here.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>")
    let package = SampleSite.package
    let arguments = [
      "--input", "\(folder.path)/feed.json", "--output", "\(folder.path)/site",
      "--public", "\(folder.path)/Public", "--templates", package.path + "/Templates",
    ]
    let report = try SiteBuild(settings: BuildSettings(BuildSettings.syntax.parse(arguments))).run()
    let messages = report.diagnostics.map(\.description).map {
      $0.replacing(folder.path, with: "")
    }
    #expect(messages.count == 3)
    #expect(
      messages[0].contains("There is no file no where.jpg in /Public, which is the background of A")
    )
    #expect(messages[1].hasPrefix("/feed.json:2:12: warning: There is no file gone.jpg in /Public"))
    #expect(messages[1].contains("photos[0] of the moment 7"))
    #expect(messages[2].contains("Without --base-url"))
  }
}
