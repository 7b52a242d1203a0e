import Foundation

extension XcodeProject {
  /// The packages that the project names, with what was resolved.
  func packages() -> [PackageReference] {
    let resolved = resolvedVersions()
    return list(root, "packageReferences").compactMap { _, object in
      if let path = object["relativePath"]?.string {
        return PackageReference(.local(folder.appendingPathComponent(path).standardizedFileURL))
      }
      guard let address = object["repositoryURL"]?.string else { return nil }
      var reference = PackageReference(.remote(address))
      reference.requirement = requirement(object["requirement"]?.dictionary ?? [:])
      let pin = resolved[reference.identity.lowercased()]
      reference.version = pin?.version
      reference.revision = pin?.revision
      return reference
    }
  }

  private func requirement(_ values: [String: PropertyList]) -> String {
    let least = values["minimumVersion"]?.string ?? ""
    switch values["kind"]?.string {
    case "upToNextMajorVersion", "upToNextMinorVersion": return "from \(least)"
    case "exactVersion": return "version \(values["version"]?.string ?? "")"
    case "branch": return "branch \(values["branch"]?.string ?? "")"
    case "revision": return "revision \(values["revision"]?.string ?? "")"
    case "versionRange": return "\(least) to \(values["maximumVersion"]?.string ?? "")"
    default: return ""
    }
  }

  /// The pins of the project's `Package.resolved`, of any of its three forms.
  private func resolvedVersions() -> [String: (version: String?, revision: String?)] {
    struct Resolved: Decodable {
      struct State: Decodable {
        var version: String?
        var revision: String?
      }
      struct Pin: Decodable {
        var identity: String?
        var package: String?
        var location: String?
        var repositoryURL: String?
        var state: State
      }
      struct Object: Decodable { var pins: [Pin] }
      var pins: [Pin]?
      var object: Object?
    }
    let list = file.appendingPathComponent(
      "project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
    guard let data = try? Data(contentsOf: list),
      let resolved = try? JSONDecoder().decode(Resolved.self, from: data)
    else { return [:] }
    var result: [String: (version: String?, revision: String?)] = [:]
    for pin in resolved.pins ?? resolved.object?.pins ?? [] {
      let address = pin.location ?? pin.repositoryURL ?? pin.identity ?? ""
      let name = PackageReference(.remote(address)).identity.lowercased()
      result[name] = (pin.state.version, pin.state.revision)
    }
    return result
  }

  /// Notes that a target uses a package's product.
  func use(_ product: PropertyList, of target: String, in project: inout SourceProject) {
    guard let name = product["productName"]?.string,
      let index = project.targets.firstIndex(where: { $0.name == target })
    else { return }
    project.targets[index].dependencies.append(name)
    guard let object = object(product, "package") else { return }
    let path = object["relativePath"]?.string
    let address = object["repositoryURL"]?.string
    for (index, reference) in project.packages.enumerated() {
      let isMeant =
        switch reference.place {
        case .local(let place):
          path.map { folder.appendingPathComponent($0).standardizedFileURL } == place
        case .remote(let place): place == address
        }
      if isMeant, !reference.products.contains(name) {
        project.packages[index].products.append(name)
      }
    }
  }

  /// Packages that lie in the project's folder as file references, as Xcode wrote before 15.
  func folderPackages() -> [PackageReference] {
    objects.keys.sorted().compactMap { id in
      guard objects[id]?["isa"]?.string == "PBXFileReference", let place = place(id),
        place.appendingPathComponent("Package.swift").exists
      else { return nil }
      return PackageReference(.local(place))
    }
  }
}
