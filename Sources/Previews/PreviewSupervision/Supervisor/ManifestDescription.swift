import Foundation

/// What SwiftPM says about a package.
enum ManifestDescription {
  /// Reads a package's manifest, as JSON; nil if SwiftPM can't be run.
  ///
  /// It has a scratch folder of its own, so that a build that goes on doesn't block it.
  static func read(of folder: String, _ swift: String) -> Data? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: swift)
    process.arguments = [
      "package", "--package-path", folder, "--scratch-path", folder + "/.build/previews",
      "describe", "--type", "json",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}
