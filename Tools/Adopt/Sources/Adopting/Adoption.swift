package import Foundation

/// A project that is made a package that runs here.
package struct Adoption {
  package struct Options: Sendable {
    package var input: URL
    package var output: URL?
    package var engine: URL
    package var isOffline = false

    package init(input: URL, engine: URL) {
      self.input = input
      self.engine = engine
    }
  }

  /// What became of the files.
  package struct Summary: Sendable {
    package var output: URL
    package var apps: [String] = []
    package var sources = 0
    package var copies = 0
    package var translated = 0
    package var written = 0
    package var notes: [Note] = []
  }

  let engine: Engine
  let output: URL
  private var project: SourceProject
  private let fetching: PackageFetching
  private var productTargets: [String: [String]] = [:]

  package init(_ options: Options) throws {
    engine = try Engine(options.engine)
    let input = try Self.project(at: options.input.standardizedFileURL)
    let base = input.pathExtension == "xcodeproj" ? input.deletingLastPathComponent() : input
    output =
      (options.output
      ?? base.deletingLastPathComponent()
      .appendingPathComponent("\(Self.plainName(base))-web")).standardizedFileURL
    fetching = PackageFetching(
      folder: output.appendingPathComponent("Packages"), isOffline: options.isOffline)
    try Self.prepare(output, beside: base)
    let cache = output.appendingPathComponent(".adopt/manifests")
    try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    if input.pathExtension == "xcodeproj" {
      project = try XcodeProject(input).sourceProject()
    } else {
      let package = try SwiftPackage(input, cache: cache)
      project = package.sourceProject()
      productTargets = package.products
    }
    addPackages(cache)
  }

  private static func plainName(_ folder: URL) -> String {
    let isPlayground = folder.pathExtension == "swiftpm"
    return (isPlayground ? folder.deletingPathExtension() : folder).lastPathComponent
  }

  /// The project in a folder, the package if there is none.
  private static func project(at place: URL) throws -> URL {
    if place.pathExtension == "xcodeproj" { return place }
    guard place.isFolder else {
      throw AdoptionError(.noProject, "Found no such folder. Name a project's folder.", place.path)
    }
    let found = place.contents.filter { $0.pathExtension == "xcodeproj" }
    if found.count == 1 { return found[0] }
    if place.appendingPathComponent("Package.swift").exists, found.isEmpty { return place }
    let inner = place.contents.filter(\.isFolder).flatMap(\.contents)
      .filter { $0.pathExtension == "xcodeproj" }
    if found.isEmpty, inner.count == 1 { return inner[0] }
    let names = (found + inner).map { $0.path(from: place) }.joined(separator: ", ")
    throw AdoptionError(
      .noProject,
      names.isEmpty
        ? "Found no .xcodeproj and no Package.swift. Name a project's folder."
        : "Found several projects. Name one of them: \(names).", place.path)
  }

  /// Makes the folder to write into; one with other things in it is refused.
  private static func prepare(_ output: URL, beside base: URL) throws {
    if output.path == base.path || base.path.hasPrefix(output.path + "/") {
      throw AdoptionError(
        .occupied, "The output is the original. Name another folder with --output.", output.path)
    }
    let own = output.appendingPathComponent(".adopt")
    if !output.contents.isEmpty, !own.isFolder {
      throw AdoptionError(
        .occupied, "The folder has files that are not adopt's. Name another with --output.",
        output.path)
    }
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
  }

  /// Adds the targets of the packages that the project uses, and of those that these use.
  private mutating func addPackages(_ cache: URL) {
    var waiting = project.packages
    var seen: Set<String> = []
    while !waiting.isEmpty {
      let round = waiting.filter { seen.insert($0.identity.lowercased()).inserted }
      waiting = []
      let needed = round.filter { !isOurs($0) }
      let fetching = fetching
      let found = concurrentMap(needed) { reference -> SwiftPackage? in
        guard let place = fetching.copy(of: reference) else { return nil }
        return try? SwiftPackage(place, cache: cache)
      }
      for (reference, package) in zip(needed, found) {
        guard let package else {
          project.notes.append(Note("", nil, missing(reference)))
          continue
        }
        let inner = package.sourceProject()
        for var target in inner.targets where target.kind == .library {
          target.isShared = reference.isRemote
          project.targets.append(target)
        }
        project.notes += inner.notes.map {
          Note($0.file.isEmpty ? reference.identity : $0.file, $0.line, $0.text)
        }
        productTargets.merge(package.products) { old, _ in old }
        waiting += inner.packages
      }
    }
    var names: Set<String> = []
    project.targets.removeAll { !names.insert($0.name).inserted }
    dropUnused()
  }

  /// Leaves targets out that no app needs, where there is an app.
  private mutating func dropUnused() {
    var wanted = project.targets.filter { $0.kind == .app }.map(\.name)
    guard !wanted.isEmpty else { return }
    var needed: Set<String> = []
    while let name = wanted.popLast() {
      guard needed.insert(name).inserted else { continue }
      let target = project.targets.first { $0.name == name }
      wanted += target.map { targetNames($0.dependencies) } ?? []
    }
    project.targets.removeAll { !needed.contains($0.name) }
  }

  /// Whether all that a project uses of a package is in the engine.
  private func isOurs(_ reference: PackageReference) -> Bool {
    let products = reference.products.isEmpty ? [reference.identity] : reference.products
    return products.allSatisfy { engine.modules.contains($0) }
  }

  private func missing(_ reference: PackageReference) -> String {
    let place =
      switch reference.place {
      case .local(let folder): folder.path
      case .remote(let address): address
      }
    let pin = [reference.version, reference.revision].compactMap { $0 }.joined(separator: ", ")
    let words = [reference.requirement, pin.isEmpty ? "" : "resolved \(pin)"]
    let details = words.filter { !$0.isEmpty }.joined(separator: "; ")
    return "package \(reference.identity) can't be had: \(place)"
      + (details.isEmpty ? "" : " (\(details))")
      + "; a copy in Packages/\(reference.identity) would be used"
  }

  /// The project's targets that names of targets and products stand for.
  private func targetNames(_ names: [String]) -> [String] {
    let known = Set(project.targets.map(\.name))
    var seen: Set<String> = []
    return names.flatMap { known.contains($0) ? [$0] : productTargets[$0] ?? [] }
      .filter { known.contains($0) && seen.insert($0).inserted }
  }

  /// Writes the package.
  package func run() throws -> Summary {
    var writer = PackageWriter(output)
    var summary = Summary(output: output, notes: project.notes)
    let old = Records(readingFrom: output)
    var new = Records()
    let modules = engine.modules.union(project.targets.map(\.name))
    for target in project.targets {
      var adopted = TargetAdoption(target, project.folder, engine, modules)
      try adopted.run(&writer, old: old, new: &new, &summary)
      if target.kind == .app { summary.apps.append(target.name) }
    }
    let manifest = ManifestWriter(
      name: output.lastPathComponent, engine: engine.folder.path, targets: project.targets,
      dependencies: project.targets.map { targetNames($0.dependencies) })
    try writer.write(manifest.text, to: "Package.swift")
    if let host = manifest.host {
      try writer.write(manifest.hostSource, to: "Sources/\(host)/main.swift")
      summary.apps.append(host)
    }
    try writer.write(".build/\n", to: ".gitignore")
    summary.notes = Set(summary.notes).sorted()
    let report = summary.notes.map(\.description).joined(separator: "\n")
    try writer.write(report + "\n", to: "Adoption.txt")
    writer.clean("Sources")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try encoder.encode(new).write(to: Records.file(in: output))
    summary.written = writer.written
    return summary
  }
}

/// Maps on all processors.
func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ change: @escaping @Sendable (Element) -> Result
) -> [Result] {
  nonisolated(unsafe) var results = [Result?](repeating: nil, count: elements.count)
  let lock = NSLock()
  DispatchQueue.concurrentPerform(iterations: elements.count) { index in
    let result = change(elements[index])
    lock.withLock { results[index] = result }
  }
  return results.compactMap { $0 }
}
