import Foundation

/// Opens addresses in the user's browser.
enum PageOpener {
  /// Does nothing where there is no `xdg-open`.
  static func open(_ url: String) {
    for program in ["/usr/bin/xdg-open", "/usr/local/bin/xdg-open"]
    where FileManager.default.isExecutableFile(atPath: program) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = [url]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      if (try? process.run()) != nil { return }
    }
  }
}
