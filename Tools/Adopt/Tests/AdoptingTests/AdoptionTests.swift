import Foundation
import Testing

@testable import Adopting

@Suite("Adoption")
struct AdoptionTests {
  private func adopt(_ project: URL) throws -> Adoption.Summary {
    var options = Adoption.Options(input: project, engine: Fixture.engine)
    options.isOffline = true
    return try Adoption(options).run()
  }

  @Test("Sources are links where they are, translated ones name the original")
  func sources() throws {
    try Fixture.withCopy("Garden") { garden in
      let before = Fixture.files(garden)
      let summary = try adopt(garden)
      #expect(Fixture.files(garden) == before)
      #expect(summary.output.lastPathComponent == "Garden-web")
      #expect((summary.sources, summary.copies) == (4, 2))
      let files = Fixture.files(summary.output)
      let shared = files["Sources/Garden/Widgets/Shared.swift"]
      #expect(shared == "→ ../../../../Garden/Widgets/Shared.swift")
      let list = try #require(files["Sources/Garden/Garden/Views/PlantList.swift"])
      let original = garden.appendingPathComponent("Garden/Views/PlantList.swift").path
      #expect(list.hasPrefix("#sourceLocation(file: \"\(original)\", line: 1)\nimport SwiftUI\n"))
      #expect(list.contains("    #if true\n"))
      #expect(files["Sources/Soil/Soil.swift"]?.hasPrefix("→ ") == true)
      let color = "Assets.xcassets/Leaf.colorset/Contents.json"
      #expect(files["Sources/Garden/Resources/\(color)"] == before["Garden/\(color)"])
      #expect(files["Sources/Garden/Resources/en.lproj/Weather.strings"] != nil)
      #expect(files["Sources/Garden/Resources/Info.plist"]?.contains("My Garden") == true)
    }
  }

  @Test("The report names files, and packages with their revisions")
  func report() throws {
    try Fixture.withCopy("Garden") { garden in
      let output = try adopt(garden).output.appendingPathComponent("Adoption.txt")
      #expect(
        try String(contentsOf: output, encoding: .utf8) == """
          package Rain can't be had: https://example.org/Rain.git (branch main; resolved \
          0123456789abcdef); a copy in Packages/Rain would be used
          target GardenTests (unit-test) is left out
          Garden/GardenApp.swift:1: module Rain is not there; its import is left out
          Garden/Paint.metal: shaders are left out

          """)
    }
  }

  @Test("A second run writes nothing, and one after a change only what changed")
  func again() throws {
    try Fixture.withCopy("Garden") { garden in
      _ = try adopt(garden)
      let second = try adopt(garden)
      #expect((second.written, second.translated) == (0, 0))
      let list = garden.appendingPathComponent("Garden/Views/PlantList.swift")
      try "import SwiftUI\nstruct PlantList: View { var body: some View { Text(\"\") } }\n"
        .write(to: list, atomically: true, encoding: .utf8)
      let third = try adopt(garden)
      #expect((third.written, third.translated, third.copies) == (1, 1, 1))
      try FileManager.default.removeItem(at: garden.appendingPathComponent("Widgets/Shared.swift"))
      let fourth = try adopt(garden)
      let files = Fixture.files(fourth.output)
      #expect(!files.keys.contains { $0.contains("Shared.swift") })
    }
  }

  @Test("The manifest is one that SwiftPM reads, with targets that depend on each other")
  func manifest() throws {
    try Fixture.withCopy("Shop") { shop in
      let summary = try adopt(shop)
      #expect(summary.apps == ["The_Shop"])
      let cache = summary.output.appendingPathComponent(".adopt")
      let package = try SwiftPackage(summary.output, cache: cache).sourceProject()
      #expect(package.targets.map(\.name) == ["ShopCore", "The_Shop"])
      let needed = package.targets[1].dependencies
      #expect(needed == ["SwiftUI", "SwiftData", "NetworkGaps", "ShopCore"])
      let app = Fixture.files(summary.output)["Sources/The_Shop/AdoptedApp.swift"]
      #expect(app?.contains("      Text(\"Shop\").bold()\n") == true)
      #expect(app?.contains("@UIApplicationDelegateAdaptor(AppDelegate.self)") == true)
    }
  }

  @Test("A package of views gets a program that shows its previews")
  func package() throws {
    try Fixture.withCopy("Garden") { garden in
      let summary = try adopt(garden.appendingPathComponent("Packages/Soil"))
      #expect(summary.apps == ["Soil_webPreviews"])
      let files = Fixture.files(summary.output)
      #expect(files["Sources/Soil_webPreviews/main.swift"]?.contains("import Soil\n") == true)
    }
  }

  @Test("An app of Swift Playgrounds is one target")
  func playground() throws {
    try Fixture.withCopy("Sketch.swiftpm") { sketch in
      let summary = try adopt(sketch)
      #expect(summary.output.lastPathComponent == "Sketch-web")
      #expect(summary.apps == ["Sketch"])
      let files = Fixture.files(summary.output)
      #expect(files.keys.contains("Sources/Sketch/SketchApp.swift"))
      #expect(!files.keys.contains("Sources/Sketch/Package.swift"))
      #expect(files.keys.contains("Sources/Sketch/Resources/lines.json"))
    }
  }

  @Test("A model of Core ML's that takes numbers gets the class that Xcode makes, another is named")
  func learnedModels() throws {
    // Messages of Protocol Buffers: version 1, and what the models take and give.
    let models = [
      "Sleep Calculator": "CAESJQoKCgR3YWtlGgISAAoKCgRjdXBzGgIKAFILCgVzbGVlcBoCEgA=",
      "Painter": "CAESGgoLCgVwaG90bxoCIgBSCwoFc2xlZXAaAhIA",
      "Strange": "CAESJwoYChJhOiBJbnQgPSAwKSB7IH0gLy8aAhIAUgsKBXNsZWVwGgISAA==",
    ]
    try Fixture.withCopy("Sketch.swiftpm") { sketch in
      for (name, text) in models {
        let data = try #require(Data(base64Encoded: text))
        try data.write(to: sketch.appendingPathComponent("\(name).mlmodel"))
      }
      let output = try adopt(sketch).output
      let files = Fixture.files(output)
      #expect(files.keys.contains("Sources/Sketch/Resources/Sleep Calculator.mlmodel"))
      let source = try #require(files["Sources/Sketch/Sleep_CalculatorModel.swift"])
      #expect(source.contains("class Sleep_Calculator {\n"))
      #expect(
        source.contains(
          "func prediction(wake: Double, cups: Int64) throws -> Sleep_CalculatorOutput"))
      #expect(source.contains("forResource: \"Sleep Calculator\", withExtension: \"mlmodel\""))
      #expect(!files.keys.contains { $0.contains("Painter") || $0.contains("Strange") })
      let report = try String(
        contentsOf: output.appendingPathComponent("Adoption.txt"), encoding: .utf8)
      #expect(
        report.contains("Painter.mlmodel: of Core ML's models those of tables are read"))
    }
  }

  @Test("Sources in a folder named Resources are compiled, and are no resources")
  func sourcesAmongResources() throws {
    try Fixture.withCopy("Garden") { garden in
      try FileManager.default.removeItem(at: garden.appendingPathComponent("Widgets/Shared.swift"))
      let folder = garden.appendingPathComponent("Garden/Resources")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let source = folder.appendingPathComponent("Samples.swift")
      try "let samples = [1]\n".write(to: source, atomically: true, encoding: .utf8)
      let files = Fixture.files(try adopt(garden).output)
      let places = files.keys.filter { $0.hasSuffix("/Samples.swift") }
      #expect(places == ["Sources/Garden/SourcesInResources/Samples.swift"])
    }
  }

  @Test("A folder with other files in it is not written into")
  func occupied() throws {
    try Fixture.withCopy("Garden") { garden in
      var options = Adoption.Options(input: garden, engine: Fixture.engine)
      options.output = garden.appendingPathComponent("Garden")
      #expect(throws: AdoptionError.self) { try Adoption(options) }
    }
  }

  @Test("The engine's modules and types are read from its manifest and list")
  func engine() throws {
    let engine = try Engine(Fixture.engine)
    #expect(engine.modules.isSuperset(of: ["SwiftUI", "SwiftData", "Kingfisher", "MapKit"]))
    #expect(engine.modules.isSuperset(of: ["Foundation", "FoundationNetworking", "RegexBuilder"]))
    #expect(engine.types.isSuperset(of: ["View", "UIColor", "UIPageControl"]))
    #expect(engine.targets.contains("LivePages"))
  }
}
