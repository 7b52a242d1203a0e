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
    // SwiftPM holds back what plugins print until they end, unless it prints to a terminal.
    if let output = Self.commandOutput(1) { process.standardOutput = output }
    if let errors = Self.commandOutput(2) { process.standardError = errors }
    // What ends the command ends the previews.
    signal(SIGINT, SIG_IGN)
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("The previews ended with code \(process.terminationStatus).")
    }
  }

  /// What the command itself prints to: 1 for its output, 2 for its errors.
  private static func commandOutput(_ number: Int) -> FileHandle? {
    let descriptor = open("/proc/\(getppid())/fd/\(number)", O_WRONLY | O_APPEND)
    guard descriptor >= 0 else { return nil }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }
}
