import Foundation
import PackagePlugin

/// `swift package preview`: shows the previews of a package and keeps them current.
///
/// SwiftPM holds the package's own scratch folder while a plugin runs, so the previews are built in
/// `.build/previews`.
@main
struct PreviewCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = try context.tool(named: "PreviewTool")
    let process = Process()
    process.executableURL = tool.url
    process.arguments = ["--package", context.package.directoryURL.path] + arguments
    // What ends the command ends the previews.
    signal(SIGINT, SIG_IGN)
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("The previews ended with code \(process.terminationStatus).")
    }
  }
}
