import Foundation

/// The adopted package's manifest.
struct ManifestWriter {
  let name: String
  let engine: String
  let targets: [SourceTarget]
  /// The targets that each target needs.
  let dependencies: [[String]]

  /// The name of the program of previews, for a package without an app.
  var host: String? {
    targets.contains { $0.kind == .app } ? nil : moduleName(name) + "Previews"
  }

  /// What that program does.
  var hostSource: String {
    let imports = targets.map { "import \($0.name)\n" }.joined()
    return imports + "import ViewPreviews\n\nPreviewHost.main()\n"
  }

  var text: String {
    """
    // swift-tools-version: 6.2
    // Written by adopt, which writes it anew each time.
    import PackageDescription

    /// What sources that import Foundation alone expect of it on Apple's systems.
    let names: SwiftSetting = .unsafeFlags([
      "-Xfrontend", "-import-module", "-Xfrontend", "SwiftUI",
      "-Xfrontend", "-import-module", "-Xfrontend", "NetworkGaps",
    ])
    let engine: [Target.Dependency] = [
      .product(name: "SwiftUI", package: "swiftui-html"),
      .product(name: "SwiftData", package: "swiftui-html"),
      .product(name: "NetworkGaps", package: "swiftui-html"),
    ]

    let package = Package(
      name: \(literal(name)),
      dependencies: [.package(name: "swiftui-html", path: \(literal(engine)))],
      targets: [
    \(zip(targets, dependencies).map(entry).joined())\(hostEntry)  ]
    )

    """
  }

  private func entry(_ target: SourceTarget, _ needed: [String]) -> String {
    let kind = target.kind == .app ? "executableTarget" : "target"
    let inner = needed.map { ", .target(name: \(literal($0)))" }.joined()
    let isBundle = target.kind == .app || !target.resources.isEmpty
    return """
          .\(kind)(
            name: \(literal(target.name)), dependencies: engine + [\(inner.dropFirst(2))],
            path: \(literal("Sources/\(target.name)")),\
      \(isBundle ? " resources: [.copy(\"Resources\")]," : "")
            swiftSettings: [\(settings(target))],
            plugins: [.plugin(name: "AssetSymbols", package: "swiftui-html")]),

      """
  }

  private var hostEntry: String {
    guard let host else { return "" }
    let needed = targets.map { ", .target(name: \(literal($0.name)))" }.joined()
    return """
          .executableTarget(
            name: \(literal(host)),
            dependencies: [.product(name: "ViewPreviews", package: "swiftui-html")\(needed)]),

      """
  }

  private func settings(_ target: SourceTarget) -> String {
    let language = target.language
    var result = target.isShared ? [] : ["names"]
    result.append(".swiftLanguageMode(\(language.isSwift6 ? ".v6" : ".v5"))")
    if language.isMainActorDefault { result.append(".defaultIsolation(MainActor.self)") }
    result += target.conditions.map { ".define(\(literal($0)))" }
    result += language.features.map { ".enableUpcomingFeature(\(literal($0)))" }
    return result.joined(separator: ", ")
  }

  private func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

/// The source that makes `Bundle.main` the app's bundle, as it is in Xcode's apps.
enum BundleSource {
  static let text = """
    import Foundation

    extension Bundle {
      /// The app's resources and Info.plist; SwiftPM keeps them beside the program.
      static let main: Bundle = {
        let place = #fileID.split(separator: "/")[0]
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let folder = program.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let name = names.first { $0.hasSuffix("_\\(place).resources") }
        return name.flatMap { Bundle(path: folder.appendingPathComponent($0).path) }
          ?? Bundle(for: BundleMark.self)
      }()
    }

    private final class BundleMark {}

    """
}
