package import Foundation
import SwiftParser
import SwiftSyntax

/// A package's manifest, as `swift package dump-package` writes it.
package struct SwiftPackage: Sendable {
  package let folder: URL
  let manifest: PropertyList

  /// Has SwiftPM read a manifest; nothing is written into the package's folder.
  ///
  /// - Parameter cache: A folder for what was read, which is used while the manifest stays.
  package init(_ folder: URL, cache: URL) throws {
    self.folder = folder.standardizedFileURL
    let file = folder.appendingPathComponent("Package.swift")
    guard let data = try? Data(contentsOf: file) else {
      throw AdoptionError(
        .noProject, "Found no project and no package. Name an .xcodeproj or a package's folder.",
        folder.path)
    }
    if let playground = Self.playground(folder, String(decoding: data, as: UTF8.self)) {
      manifest = playground
      return
    }
    let name = "\(folder.lastPathComponent)-\(String(checksum(data + folder.path.utf8), radix: 36))"
    let kept = cache.appendingPathComponent(name + ".json")
    if let known = try? Data(contentsOf: kept), let manifest = Self.manifest(known) {
      self.manifest = manifest
      return
    }
    let output = Command.run(
      "swift",
      [
        "package", "dump-package", "--package-path", folder.path, "--scratch-path",
        cache.appendingPathComponent(name).path,
      ])
    guard output.status == 0, let manifest = Self.manifest(output.output) else {
      throw AdoptionError(
        .unreadable, "SwiftPM can't read the manifest. See `swift package describe`.", file.path)
    }
    try? output.output.write(to: kept)
    self.manifest = manifest
  }

  /// The manifest of an app of Swift Playgrounds, which SwiftPM on Linux can't read: one app that has
  /// all of the folder's files.
  private static func playground(_ folder: URL, _ text: String) -> PropertyList? {
    let reader = ImportReader(viewMode: .sourceAccurate)
    reader.walk(Parser.parse(source: text))
    guard reader.modules.contains("AppleProductTypes") else { return nil }
    let rule: [String: Any] = ["path": "Resources", "rule": ["process": [String: Any]()]]
    let rules = folder.appendingPathComponent("Resources").isFolder ? [rule] : []
    let name = moduleName(folder.deletingPathExtension().lastPathComponent)
    let target: [String: Any] = [
      "name": name, "type": "executable", "path": ".", "exclude": ["Tests"], "resources": rules,
    ]
    return PropertyList(["name": name, "targets": [target]])
  }

  private static func manifest(_ data: Data) -> PropertyList? {
    (try? JSONSerialization.jsonObject(with: data)).map { PropertyList($0) }
  }

  /// The targets of the package that are Swift and no tests.
  package func sourceProject() -> SourceProject {
    let name = manifest["name"]?.string ?? folder.lastPathComponent
    var project = SourceProject(name: name, folder: folder)
    for target in manifest["targets"]?.array ?? [] {
      let name = target["name"]?.string ?? ""
      switch target["type"]?.string {
      case "regular": add(target, name, .library, to: &project)
      case "executable": add(target, name, .app, to: &project)
      case "test", "plugin": break
      case let type:
        project.notes.append(Note("", nil, "target \(name) (\(type ?? "?")) is left out"))
      }
    }
    project.packages = (manifest["dependencies"]?.array ?? []).compactMap(reference)
    return project
  }

  /// The targets of each product.
  package var products: [String: [String]] {
    var result: [String: [String]] = [:]
    for product in manifest["products"]?.array ?? [] {
      result[product["name"]?.string ?? ""] = product["targets"]?.strings ?? []
    }
    return result
  }

  private func add(
    _ target: PropertyList, _ name: String, _ kind: SourceTarget.Kind,
    to project: inout SourceProject
  ) {
    let place = target["path"]?.string.map { folder.appendingPathComponent($0) }
    let usual = ["Sources", "Source", "src", "srcs"].map {
      folder.appendingPathComponent($0).appendingPathComponent(name)
    }
    guard let root = (place ?? usual.first { $0.isFolder })?.standardizedFileURL else {
      project.notes.append(Note("", nil, "target \(name) has no folder"))
      return
    }
    var source = SourceTarget(name: name, kind: kind, folder: root)
    let excluded = (target["exclude"]?.strings ?? []).map { root.appendingPathComponent($0).path }
    let chosen = target["sources"]?.strings.map { root.appendingPathComponent($0).path }
    let rules = (target["resources"]?.array ?? []).compactMap { rule -> (URL, Bool)? in
      guard let path = rule["path"]?.string else { return nil }
      return (root.appendingPathComponent(path), rule["rule"]?["copy"] != nil)
    }
    for (file, isCopied) in rules {
      let files = isCopied || !file.isFolder || FileKind.isPackage(file) ? [file] : nil
      source.resources += (files ?? FileKind.files(below: file)).map { SourceResource($0) }
    }
    for file in FileKind.files(below: root) {
      let path = file.path
      let isIn = { (folder: String) in path == folder || path.hasPrefix(folder + "/") }
      if excluded.contains(where: isIn) || rules.contains(where: { isIn($0.0.path) }) { continue }
      switch FileKind(file) {
      case .source:
        let isManifest = file == folder.appendingPathComponent("Package.swift")
        if chosen?.contains(where: isIn) ?? true, !isManifest { source.sources.append(file) }
      case .unsupported(let reason):
        project.notes.append(Note(path, nil, reason))
      case .resource where ["xcassets", "xcstrings", "lproj"].contains(file.pathExtension):
        source.resources.append(SourceResource(file))
      case .dataModel: source.dataModels.append(file)
      case .learnedModel: source.learnedModels.append(file)
      case .resource, .unused: break
      }
    }
    source.dependencies = (target["dependencies"]?.array ?? []).compactMap { dependency in
      let value = dependency["byName"] ?? dependency["product"] ?? dependency["target"]
      return value?.array.first?.string
    }
    for setting in target["settings"]?.array ?? [] {
      let kind = setting["kind"]
      if let name = kind?["define"]?["_0"]?.string { source.conditions.append(name) }
      if let name = kind?["enableUpcomingFeature"]?["_0"]?.string {
        source.language.features.append(name)
      }
      if let isolation = kind?["defaultIsolation"]?["_0"]?.string {
        source.language.isMainActorDefault = isolation == "MainActor"
      }
    }
    let tools = manifest["toolsVersion"]?["_version"]?.string ?? "5"
    source.language.isSwift6 = tools.hasPrefix("6")
    project.targets.append(source)
  }

  private func reference(_ dependency: PropertyList) -> PackageReference? {
    if let path = dependency["fileSystem"]?.array.first?["path"]?.string {
      return PackageReference(.local(URL(fileURLWithPath: path).standardizedFileURL))
    }
    guard let control = dependency["sourceControl"]?.array.first,
      let address = control["location"]?["remote"]?.array.first?["urlString"]?.string
    else { return nil }
    var result = PackageReference(.remote(address))
    for (kind, value) in control["requirement"]?.dictionary ?? [:] {
      let bounds = value.array.first
      let words = bounds?.string ?? bounds?["lowerBound"]?.string ?? ""
      result.requirement = kind == "range" ? "from \(words)" : "\(kind) \(words)"
      if kind == "range" || kind == "exact" { result.version = words }
    }
    return result
  }
}

/// Collects the modules that a source imports.
private final class ImportReader: SyntaxVisitor {
  var modules: Set<String> = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.path.first?.name.text { modules.insert(name) }
    return .skipChildren
  }
}

/// FNV-1a's sum of bytes.
func checksum(_ bytes: some Sequence<UInt8>) -> UInt64 {
  bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}
