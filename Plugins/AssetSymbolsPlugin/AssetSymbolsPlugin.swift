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
    let sources = module.sourceFiles.filter { $0.type == .source }.map(\.url)
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("AssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Naming the assets of \(target.name)",
        executable: try context.tool(named: "AssetSymbolTool").url,
        arguments: [hasBundle ? "Bundle.module" : "Bundle.main", output.path]
          + (catalogs + sources).map(\.path),
        inputFiles: inputs + sources, outputFiles: [output])
    ]
  }

  /// The catalogues below a folder, and the files that say what is in them.
  ///
  /// A catalogue may be a link to one elsewhere, into which enumerators don't go.
  private func catalogs(in folder: URL) -> (catalogs: [URL], inputs: [URL]) {
    let catalogs = files(in: folder).filter { $0.pathExtension == "xcassets" }
      .map { $0.resolvingSymlinksInPath() }
    let inputs = catalogs.flatMap(files).filter { $0.lastPathComponent == "Contents.json" }
    return (catalogs, inputs)
  }

  private func files(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found ?? .init()).compactMap { $0 as? URL }
  }
}
