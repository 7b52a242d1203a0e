import Foundation
import SeededRandom
import TestSupport
import ViewTree

@testable import PreviewSupervision
@testable import ViewPreviews

/// A small package of previews, built by the commands that built the fixture's program, and built anew quickly
/// or from nothing.
@MainActor
final class EditedPackage {
  struct Failure: Error {
    var words: String
  }

  let folder: TemporaryFolder
  let quick: QuickBuilder
  private let root: String
  private let products: String
  private let runner = CommandRunner()
  private let compilation: BuildManifest.Command
  private let linking: BuildManifest.Command
  private let rest: [String]

  init() throws {
    folder = try TemporaryFolder()
    root = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path
    products =
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .resolvingSymlinksInPath().path
    let scratch = URL(fileURLWithPath: products).deletingLastPathComponent()
      .deletingLastPathComponent().path
    guard let manifest = BuildManifest(contentsOf: scratch + "/debug.yaml"),
      let linking = manifest.linking(of: products + "/PreviewFixture"),
      let list = linking.arguments.first(where: { $0.hasPrefix("@") }),
      let objects = try? String(contentsOfFile: String(list.dropFirst()), encoding: .utf8),
      let compilation = manifest.compilations.first(where: {
        $0.value(of: "-module-name") == "PreviewFixture"
      })
    else { throw Failure(words: "The fixture's commands are not in \(scratch)/debug.yaml") }
    self.linking = linking
    self.compilation = compilation
    rest = objects.split(separator: "\n").map { $0.filter { $0 != "'" } }
      .filter { !$0.contains("/PreviewFixture.build/") }
    quick = QuickBuilder(
      folder: root, scratch: root + "/.scratch", program: root + "/.scratch/debug/app")
  }

  // MARK: Sources

  private var sources: [String: String] = [:]

  /// Writes sources by their names; those of the module `Edited`.
  func write(_ new: [String: String]) throws -> Set<String> {
    var changed: Set<String> = []
    for (name, text) in new where sources[name] != text {
      let path = "Sources/Edited/\(name)"
      try folder.write(path, text)
      sources[name] = text
      changed.insert(path)
    }
    return changed
  }

  private func content(_ path: String) -> Data? { folder.read(path).map { Data($0.utf8) } }

  // MARK: Building

  private struct Built {
    var commands: [BuildManifest.Command]
    var program: String
    var list: [String]
  }

  /// Makes the folders and files that a build needs, and the commands that it consists of.
  private func commands(in build: String) throws -> Built {
    for part in ["Modules", "debug", "Edited.build", "Main.build"] {
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(build)/\(part)", withIntermediateDirectories: true)
    }
    try folder.write(
      "Sources/Main/main.swift", "import Edited\nimport ViewPreviews\nPreviewHost.main()\n")
    let names = sources.keys.sorted()
    let edited = names.map { root + "/Sources/Edited/" + $0 }
    let main = root + "/Sources/Main/main.swift"
    let commands = [
      command("Edited", edited, needs: [], build),
      command("Main", [main], needs: ["Edited"], build),
    ]
    for command in commands {
      let name = command.value(of: "-module-name") ?? ""
      try folder.write("\(build)/\(name).build/sources", command.sources.joined(separator: "\n"))
      var map: [String: [String: String]] = [
        "": ["swift-dependencies": "\(root)/\(build)/\(name).build/module.swiftdeps"]
      ]
      for (source, object) in zip(command.sources, command.outputs) {
        let stem = object.dropLast(2)
        map[source] = ["object": object, "swift-dependencies": "\(stem).swiftdeps"]
      }
      try folder.write(
        "\(build)/\(name).build/map.json",
        String(decoding: try JSONEncoder().encode(map), as: UTF8.self))
    }
    let objects = commands.flatMap { $0.outputs.dropLast() }
    try folder.write("\(build)/list", (rest + objects).map { "'\($0)'\n" }.joined())
    let program = "\(root)/\(build)/debug/app"
    let link = linking.arguments.map { argument -> String in
      if argument.hasPrefix("@") { return "@\(root)/\(build)/list" }
      if argument == products + "/PreviewFixture" { return program }
      return argument == "main=PreviewFixture_main" ? "main=Main_main" : argument
    }
    return Built(
      commands: commands + [.init(inputs: objects, outputs: [program], arguments: link)],
      program: program, list: objects)
  }

  private func command(
    _ name: String, _ sources: [String], needs: [String], _ build: String
  ) -> BuildManifest.Command {
    let place = "\(root)/\(build)"
    var arguments = compilation.arguments
    func set(_ option: String, _ value: String) {
      if let index = arguments.firstIndex(of: option) { arguments[index + 1] = value }
    }
    set("-module-name", name)
    set("-emit-module-path", "\(place)/Modules/\(name).swiftmodule")
    set("-output-file-map", "\(place)/\(name).build/map.json")
    set("-emit-objc-header-path", "\(place)/\(name).build/header.h")
    arguments = arguments.map { argument in
      if argument.hasPrefix("@") { return "@\(place)/\(name).build/sources" }
      return argument == "PreviewFixture_main" ? "Main_main" : argument
    }
    if name != "Main", let index = arguments.firstIndex(of: "-entry-point-function-name") {
      arguments.removeSubrange(index - 1...index + 2)
      arguments.append("-parse-as-library")
    }
    arguments += ["-I", place + "/Modules"]
    let objects = sources.map {
      "\(place)/\(name).build/\(($0 as NSString).lastPathComponent).o"
    }
    return BuildManifest.Command(
      inputs: sources + needs.map { "\(place)/Modules/\($0).swiftmodule" },
      outputs: objects + ["\(place)/Modules/\(name).swiftmodule"], arguments: arguments)
  }

  /// Builds all in a folder from nothing.
  ///
  /// - Returns: The program.
  private func buildAll(in build: String) async throws -> Built {
    try? FileManager.default.removeItem(atPath: "\(root)/\(build)")
    let built = try commands(in: build)
    for command in built.commands {
      let arguments = command.arguments.filter { $0 != "-parseable-output" }
      let result = await runner.run(arguments)
      guard result.hasSucceeded else { throw Failure(words: result.output) }
    }
    return built
  }

  /// Builds for the first time, as SwiftPM would.
  func begin() async throws {
    quick.wholeBuildBegins(
      Dictionary(
        uniqueKeysWithValues: sources.map { ("Sources/Edited/\($0.key)", Data($0.value.utf8)) }))
    let built = try await buildAll(in: ".scratch")
    try describe(built)
    quick.wholeBuildHasEnded()
  }

  /// Writes what SwiftPM writes about a build.
  private func describe(_ built: Built) throws {
    var text = "commands:\n"
    for (number, command) in built.commands.enumerated() {
      text += "  \"C.\(number)\":\n    tool: shell\n"
      for (name, list) in [
        ("inputs", command.inputs), ("outputs", command.outputs), ("args", command.arguments),
      ] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        text += "    \(name): \(String(decoding: try encoder.encode(list), as: UTF8.self))\n"
      }
    }
    try folder.write(".scratch/debug.yaml", text)
  }

  /// Has a supervisor show the package: it builds by a `swift` that does nothing but run the commands of
  /// both modules.
  func supervised() throws -> PreviewSupervisor {
    let built = try commands(in: ".scratch")
    try describe(built)
    let lines = built.commands.map { command in
      command.arguments.filter { $0 != "-parseable-output" }
        .map { "'" + $0.replacing("'", with: "'\\''") + "'" }.joined(separator: " ")
    }
    try folder.write(".tools/swift", (["#!/bin/sh", "set -e"] + lines).joined(separator: "\n"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: root + "/.tools/swift")
    var options = PreviewSupervisor.Options(
      package: root, product: "app", swift: root + "/.tools/swift")
    options.scratch = root + "/.scratch"
    options.port = 0
    let supervisor = try PreviewSupervisor(options)
    supervisor.start()
    return supervisor
  }

  /// Builds what has changed quickly.
  func build(_ changed: Set<String>) async -> QuickBuilder.Outcome {
    await withCheckedContinuation { continuation in
      quick.build(
        changed, content: { [weak self] in self?.content($0) }, onWork: {},
        { continuation.resume(returning: $0) })
    }
  }

  // MARK: Pictures

  /// The site of what a program shows.
  private func pictures(
    _ program: String, _ literals: [Int: EditedLiteral]
  ) throws -> [String: String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    let target = root + "/.site"
    try? FileManager.default.removeItem(atPath: target)
    process.arguments = ["--static", target, "--package", root]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "PREVIEW_LITERALS": String(decoding: try JSONEncoder().encode(literals), as: UTF8.self)
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(words: "\(program) has failed") }
    return folder.contents(of: ".site")
  }

  /// What the program shows that was built quickly.
  func quickPictures() throws -> [String: String] {
    try pictures(root + "/.scratch/debug/app.parts", quick.literals)
  }

  /// What a program shows that is built from nothing.
  func cleanPictures() async throws -> [String: String] {
    try pictures(try await buildAll(in: ".clean").program, [:])
  }
}

extension BuildManifest.Command {
  fileprivate var sources: [String] { inputs.filter { $0.hasSuffix(".swift") } }
}
