import Foundation
import PackagePlugin

/// Names the pictures and colours of a target's catalogues for its sources, as Xcode does:
/// `Image(.heart)`, `.foregroundStyle(.appWhite)`.
@main
struct AssetSymbolsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let (catalogs, inputs) = catalogs(in: module.directoryURL)
    guard !catalogs.isEmpty else { return [] }
    let hasBundle = module.sourceFiles.contains { $0.type == .resource }
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("AssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Naming the assets of \(target.name)",
        executable: try context.tool(named: "AssetSymbolTool").url,
        arguments: [hasBundle ? "Bundle.module" : "Bundle.main", output.path]
          + catalogs.map(\.path),
        inputFiles: inputs, outputFiles: [output])
    ]
  }

  /// The catalogues below a folder, and the files that say what is in them.
  private func catalogs(in folder: URL) -> (catalogs: [URL], inputs: [URL]) {
    var (catalogs, inputs): ([URL], [URL]) = ([], [])
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() {
      if file.pathExtension == "xcassets" { catalogs.append(file) }
      if file.lastPathComponent == "Contents.json" { inputs.append(file) }
    }
    return (catalogs, inputs)
  }
}
