package import Foundation

/// The objects of a `project.pbxproj`, each under its identifier.
package struct XcodeProject: Sendable {
  /// The `.xcodeproj` folder.
  package let file: URL
  /// The folder that paths begin at.
  package let folder: URL
  let objects: [String: PropertyList]
  let root: PropertyList
  /// The groups that objects are in, by the identifiers of what they hold.
  let parents: [String: String]

  package init(_ file: URL) throws {
    self.file = file
    let list = file.appendingPathComponent("project.pbxproj")
    guard list.exists else {
      throw AdoptionError(.noProject, "Found no project.pbxproj. Name an .xcodeproj.", file.path)
    }
    let content = try PropertyList(reading: list)
    objects = content["objects"]?.dictionary ?? [:]
    guard let root = objects[content["rootObject"]?.string ?? ""] else {
      throw AdoptionError(
        .unreadable, "Found no root object. Open and save the project in Xcode.", list.path)
    }
    self.root = root
    let start = file.deletingLastPathComponent()
    let inner = root["projectDirPath"]?.string ?? ""
    folder = inner.isEmpty ? start : start.appendingPathComponent(inner).standardizedFileURL
    var parents: [String: String] = [:]
    for (name, object) in objects {
      for child in object["children"]?.array ?? [] { parents[child.string ?? ""] = name }
    }
    self.parents = parents
  }

  /// The objects that an array of an object names, with their identifiers.
  func list(_ object: PropertyList, _ key: String) -> [(id: String, object: PropertyList)] {
    (object[key]?.array ?? []).compactMap { item in
      guard let id = item.string, let object = objects[id] else { return nil }
      return (id, object)
    }
  }

  /// The object that a key of an object names.
  func object(_ object: PropertyList?, _ key: String) -> PropertyList? {
    objects[object?[key]?.string ?? ""]
  }

  /// Where a file, a group or a synchronized folder is.
  func place(_ id: String, depth: Int = 0) -> URL? {
    guard depth < 64, let object = objects[id] else { return nil }
    let path = object["path"]?.string
    switch object["sourceTree"]?.string {
    case "<group>":
      let parent = parents[id].map { place($0, depth: depth + 1) } ?? folder
      guard let parent, let path else { return parent }
      return parent.appendingPathComponent(path).standardizedFileURL
    case "SOURCE_ROOT":
      return path.map { folder.appendingPathComponent($0).standardizedFileURL } ?? folder
    case "<absolute>": return path.map { URL(fileURLWithPath: $0) }
    default: return nil
    }
  }

  /// The debug settings of a target above those of the project.
  func settings(_ target: PropertyList) -> BuildSettings {
    var settings = BuildSettings()
    let name = target["name"]?.string ?? ""
    for (key, value) in [
      ("TARGET_NAME", name), ("PRODUCT_NAME", name), ("SRCROOT", folder.path),
      ("PROJECT_DIR", folder.path),
      ("PROJECT_NAME", file.deletingPathExtension().lastPathComponent),
      ("DEVELOPMENT_LANGUAGE", root["developmentRegion"]?.string ?? "en"),
    ] { settings.add(key, value) }
    for owner in [root, target] {
      guard let configuration = configuration(owner) else { continue }
      if let base = configuration["baseConfigurationReference"]?.string, let file = place(base) {
        settings.add(configuration: file)
      }
      settings.add(configuration["buildSettings"]?.dictionary ?? [:])
    }
    settings.add("EXECUTABLE_NAME", "$(PRODUCT_NAME)")
    return settings
  }

  private func configuration(_ owner: PropertyList) -> PropertyList? {
    guard let list = object(owner, "buildConfigurationList") else { return nil }
    let all = self.list(list, "buildConfigurations").map(\.object)
    return all.first { $0["name"]?.string == "Debug" } ?? all.first
  }
}
