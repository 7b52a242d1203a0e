import Foundation

extension XcodeProject {
  /// The sources and resources of a target: of its build phases and of synchronized folders.
  func files(of id: String, _ target: PropertyList) -> [SourceResource] {
    var result: [SourceResource] = []
    for (_, phase) in list(target, "buildPhases") {
      let kind = phase["isa"]?.string
      guard kind == "PBXSourcesBuildPhase" || kind == "PBXResourcesBuildPhase" else { continue }
      for (_, file) in list(phase, "files") {
        guard isForPhones(file), let reference = file["fileRef"]?.string else { continue }
        result += resources(reference)
      }
    }
    let own = Set((target["fileSystemSynchronizedGroups"]?.array ?? []).compactMap(\.string))
    for (group, object) in objects
    where object["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" {
      result += synchronized(group, object, of: id, isOwn: own.contains(group))
    }
    var seen: Set<URL> = []
    return result.filter { seen.insert($0.file).inserted }
      .sorted { $0.file.path < $1.file.path }
  }

  /// Whether a file's filters of platforms, if it has any, let phones have it.
  private func isForPhones(_ file: PropertyList) -> Bool {
    let filters = (file["platformFilters"]?.strings ?? []) + (file["platformFilter"]?.strings ?? [])
    return filters.isEmpty || filters.contains("ios")
  }

  /// What a reference of a build phase stands for: a file, or a file in several languages.
  private func resources(_ reference: String) -> [SourceResource] {
    guard let object = objects[reference] else { return [] }
    switch object["isa"]?.string {
    case "PBXVariantGroup", "XCVersionGroup":
      if object["isa"]?.string == "XCVersionGroup" {
        return place(reference).map { [SourceResource($0)] } ?? []
      }
      return list(object, "children").compactMap { place($0.id).map { SourceResource($0) } }
    default:
      return place(reference).map { [SourceResource($0)] } ?? []
    }
  }

  /// The files of a synchronized folder that belong to a target.
  ///
  /// Exceptions of the target whose folder it is are files that it doesn't have; those of another
  /// target are files that it has all the same.
  private func synchronized(
    _ id: String, _ group: PropertyList, of target: String, isOwn: Bool
  ) -> [SourceResource] {
    guard let folder = place(id) else { return [] }
    var exceptions: Set<String> = []
    for (_, set) in list(group, "exceptions") where set["target"]?.string == target {
      exceptions.formUnion((set["membershipExceptions"]?.array ?? []).compactMap(\.string))
    }
    if !isOwn && exceptions.isEmpty { return [] }
    for (_, set) in list(group, "exceptions") where isOwn {
      for (path, filters) in set["platformFiltersByRelativePath"]?.dictionary ?? [:]
      where !filters.strings.contains("ios") { exceptions.insert(path) }
    }
    let paths = exceptions.map(Self.path(ofException:))
    let kept = (group["explicitFolders"]?.array ?? []).compactMap(\.string)
    var result: [SourceResource] = kept.map { path in
      SourceResource(folder.appendingPathComponent(path), place: path)
    }
    for file in FileKind.files(below: folder) {
      let path = file.path(from: folder)
      if kept.contains(where: { path.hasPrefix($0 + "/") }) { continue }
      let names = [path, Self.unlocalized(path)]
      let isNamed = paths.contains { name in
        names.contains { $0 == name || $0.hasPrefix(name + "/") }
      }
      if isNamed != isOwn { result.append(SourceResource(file)) }
    }
    return result
  }

  /// The path that an exception names; all versions of a file in languages are one, such as
  /// `/Localized: Texts/Localizable.strings`.
  private static func path(ofException name: String) -> String {
    for mark in ["/Localized: ", "/Localized/"] where name.hasPrefix(mark) {
      return String(name.dropFirst(mark.count))
    }
    return name
  }

  /// A path without its folder of a language.
  private static func unlocalized(_ path: String) -> String {
    path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }
}
