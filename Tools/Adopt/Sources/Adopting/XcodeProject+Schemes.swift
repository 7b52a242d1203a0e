import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension XcodeProject {
  /// The variables that a target runs with, as the first scheme says that runs it and has some.
  func environment(of target: String) -> [String: String] {
    for scheme in schemes {
      guard let parser = XMLParser(contentsOf: scheme) else { continue }
      let reader = SchemeReader()
      parser.delegate = reader
      guard parser.parse(), reader.target == target, !reader.variables.isEmpty else { continue }
      return reader.variables
    }
    return [:]
  }

  /// What a target sells while it is tested: the file that the first scheme names that runs it, else the first of the
  /// project's by name.
  func storeConfiguration(of target: String) -> URL? {
    let files = objects.flatMap { id, object -> [URL] in
      switch object["isa"]?.string {
      case "PBXFileReference": place(id).map { [$0] } ?? []
      case "PBXFileSystemSynchronizedRootGroup":
        place(id).map { FileKind.files(below: $0) } ?? []
      default: []
      }
    }
    .filter { $0.pathExtension == "storekit" && $0.exists }.sorted { $0.path < $1.path }
    for scheme in schemes {
      guard let parser = XMLParser(contentsOf: scheme) else { continue }
      let reader = SchemeReader()
      parser.delegate = reader
      guard parser.parse(), reader.target == target, let name = reader.storeConfiguration,
        let file = files.first(where: { $0.lastPathComponent == name })
      else { continue }
      return file
    }
    return files.first
  }

  /// The schemes, those that everybody has first.
  private var schemes: [URL] {
    let users = file.appendingPathComponent("xcuserdata")
    let folders = [file.appendingPathComponent("xcshareddata")] + contents(of: users)
    return folders.flatMap { contents(of: $0.appendingPathComponent("xcschemes")) }
      .filter { $0.pathExtension == "xcscheme" }
  }

  private func contents(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }
}

/// Reads what a scheme runs, and the variables that it is run with.
private final class SchemeReader: NSObject, XMLParserDelegate {
  private(set) var target: String?
  private(set) var variables: [String: String] = [:]
  /// The name of the file that says what there is to buy.
  private(set) var storeConfiguration: String?
  /// The elements around.
  private var path: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    defer { path.append(name) }
    guard path.contains("LaunchAction") else { return }
    if name == "BuildableReference", path.last == "BuildableProductRunnable" {
      target = attributes["BlueprintName"]
    } else if name == "EnvironmentVariable", attributes["isEnabled"] == "YES",
      let key = attributes["key"], !key.isEmpty
    {
      variables[key] = attributes["value"] ?? ""
    } else if name == "StoreKitConfigurationFileReference" {
      storeConfiguration = attributes["identifier"].map { ($0 as NSString).lastPathComponent }
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { path.removeLast() }
}
