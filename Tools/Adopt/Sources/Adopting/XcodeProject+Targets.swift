import Foundation

/// What a kind of Xcode's products becomes.
private enum ProductType {
  case app, library, leftOut

  init(_ name: String) {
    switch name {
    case "com.apple.product-type.application",
      "com.apple.product-type.application.on-demand-install-capable":
      self = .app
    case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
      "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
      self = .library
    default: self = .leftOut
    }
  }
}

extension XcodeProject {
  /// The project's apps for phones, else its other apps, and the libraries that they need.
  package func sourceProject() throws -> SourceProject {
    var project = SourceProject(
      name: file.deletingPathExtension().lastPathComponent, folder: folder)
    var found: [String: SourceTarget] = [:]
    var needs: [String: [String]] = [:]
    var notes: [String: [Note]] = [:]
    var apps: [(id: String, isPhone: Bool)] = []
    for (id, target) in list(root, "targets") {
      let name = target["name"]?.string ?? id
      let settings = settings(target)
      let product = target["productType"]?.string ?? ""
      let kind = ProductType(product)
      guard kind != .leftOut else {
        let word = product.split(separator: ".").last.map(String.init) ?? "aggregate"
        project.notes.append(Note("", nil, "target \(name) (\(word)) is left out"))
        continue
      }
      needs[id] = list(target, "dependencies").compactMap { $0.object["target"]?.string }
      needs[id]? += linkedTargets(target)
      if kind == .app { apps.append((id, isForPhones(settings))) }
      let source = source(
        id, target, settings, kind == .app ? .app : .library, &notes[id, default: []])
      found[id] = source
    }
    var wanted = apps.filter(\.isPhone).map(\.id)
    if wanted.isEmpty { wanted = apps.map(\.id) }
    for app in apps where !wanted.contains(app.id) {
      let name = found[app.id]?.name ?? app.id
      project.notes.append(Note("", nil, "target \(name) (app of another platform) is left out"))
    }
    if apps.isEmpty { wanted = found.keys.sorted() }
    var taken: [String] = []
    while let id = wanted.popLast() {
      guard !taken.contains(id), found[id] != nil else { continue }
      taken.append(id)
      let inner = (needs[id] ?? []).filter { found[$0]?.kind == .library }
      let names = inner.compactMap { found[$0]?.name }
      found[id]?.dependencies += names
      wanted += inner
    }
    project.notes += taken.flatMap { notes[$0] ?? [] }
    project.targets = taken.compactMap { found[$0] }.sorted { $0.name < $1.name }
    project.packages = packages()
    let known = Set(project.packages.map(\.place))
    project.packages += folderPackages().filter { !known.contains($0.place) }
    for target in list(root, "targets") where taken.contains(target.id) {
      let products = list(target.object, "packageProductDependencies").map(\.object)
      for product in products {
        use(product, of: found[target.id]?.name ?? "", in: &project)
      }
    }
    // What tests alone use isn't needed.
    project.packages.removeAll { $0.products.isEmpty && $0.isRemote }
    guard !project.targets.isEmpty else {
      throw AdoptionError(
        .noTargets, "Found no app and no library. Name a project that has one.", file.path)
    }
    return project
  }

  /// Targets whose products a target links.
  private func linkedTargets(_ target: PropertyList) -> [String] {
    let products = list(root, "targets").reduce(into: [String: String]()) { result, target in
      if let product = target.object["productReference"]?.string { result[product] = target.id }
    }
    return list(target, "buildPhases").flatMap { phase in
      list(phase.object, "files").compactMap { file in
        products[file.object["fileRef"]?.string ?? ""]
      }
    }
  }

  private func isForPhones(_ settings: BuildSettings) -> Bool {
    let platforms = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "iphoneos"
    return platforms.contains("iphone") || platforms == "auto"
  }

  private func source(
    _ id: String, _ target: PropertyList, _ settings: BuildSettings, _ kind: SourceTarget.Kind,
    _ notes: inout [Note]
  ) -> SourceTarget {
    let name = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? id
    var source = SourceTarget(name: moduleName(name), kind: kind, folder: folder)
    var files = files(of: id, target)
    let list = settings["INFOPLIST_FILE"].map { folder.appendingPathComponent($0) }
    files.removeAll { $0.file.standardizedFileURL == list?.standardizedFileURL }
    for resource in files {
      switch FileKind(resource.file) {
      case .source: source.sources.append(resource.file)
      case .resource: source.resources.append(resource)
      case .dataModel: source.dataModels.append(resource.file)
      case .learnedModel: source.learnedModels.append(resource.file)
      case .unused: break
      case .unsupported(let reason):
        notes.append(Note(resource.file.path(from: folder), nil, reason))
      }
    }
    for (_, phase) in self.list(target, "buildPhases")
    where phase["isa"]?.string == "PBXShellScriptBuildPhase" {
      let title = phase["name"]?.string ?? "Run Script"
      notes.append(Note("", nil, "target \(source.name)'s script \"\(title)\" is not run"))
    }
    for file in source.sources where !file.exists {
      notes.append(Note(file.path(from: folder), nil, "is missing from the project's folder"))
    }
    source.sources.removeAll { !$0.exists }
    source.resources.removeAll { !$0.file.exists }
    source.conditions = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "")
      .split(separator: " ").map(String.init).filter { $0 != "DEBUG" }
    source.language = LanguageSettings(settings)
    if kind == .app {
      source.information = information(settings, list)
      let variables = environment(of: target["name"]?.string ?? id).mapValues {
        PropertyList.string($0)
      }
      if let file = storeConfiguration(of: target["name"]?.string ?? id) {
        source.resources.removeAll { $0.file.pathExtension == "storekit" }
        source.resources.append(SourceResource(file))
      }
      if !variables.isEmpty { source.information["LSEnvironment"] = .dictionary(variables) }
    }
    return source
  }

  /// What the app's Info.plist will say: its file, then the settings that Xcode writes into it.
  private func information(_ settings: BuildSettings, _ file: URL?) -> [String: PropertyList] {
    var result = file.flatMap { try? PropertyList(reading: $0) }?.dictionary ?? [:]
    for (key, value) in settings.values where key.hasPrefix("INFOPLIST_KEY_") {
      result[String(key.dropFirst("INFOPLIST_KEY_".count))] = .string(value)
    }
    for (key, value) in [
      ("CFBundleName", "$(PRODUCT_NAME)"), ("CFBundleIdentifier", "$(PRODUCT_BUNDLE_IDENTIFIER)"),
      ("CFBundleShortVersionString", "$(MARKETING_VERSION)"),
      ("CFBundleVersion", "$(CURRENT_PROJECT_VERSION)"),
    ] where result[key] == nil { result[key] = .string(value) }
    return result.mapValues { $0.mapStrings { settings.expand($0) } }
  }
}

extension LanguageSettings {
  init(_ settings: BuildSettings) {
    isSwift6 = settings["SWIFT_VERSION"]?.hasPrefix("6") == true
    isMainActorDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    if settings.isOn("ENABLE_BARE_SLASH_REGEX") { features.append("BareSlashRegexLiterals") }
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") {
      features += [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
        "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
      ]
    }
  }
}
