import Foundation
import Glibc

/// Where Chromium may be.
enum ExecutableSearch {
  /// The names that distributions and vendors give it, in order of preference.
  static let names = ["chromium", "chromium-browser", "google-chrome"]

  /// Finds the executable to run.
  ///
  /// A path given by the caller counts first, then the variable `CHROMIUM`, then the folders of
  /// `PATH`. A choice that was made but doesn't exist is an error, not a reason to look further.
  static func path(chosen: String?, environment: [String: String]) throws -> String {
    if let chosen { return try checked(chosen, from: "the launch's executable argument") }
    if let chosen = environment["CHROMIUM"], !chosen.isEmpty {
      return try checked(chosen, from: "the variable CHROMIUM")
    }
    let folders = environment["PATH"]?.split(separator: ":").map(String.init) ?? []
    for name in names {
      for folder in folders where isExecutable(folder + "/" + name) { return folder + "/" + name }
    }
    throw BrowserError(
      .executableMissing,
      "No Chromium was found on PATH (\(names.joined(separator: ", "))). Install the package "
        + "chromium (apt-get install chromium), or set CHROMIUM to the executable's path.")
  }

  private static func checked(_ path: String, from origin: String) throws -> String {
    guard isExecutable(path) else {
      throw BrowserError(
        .executableMissing,
        "\(path), named by \(origin), is not an executable file. Install the package chromium "
          + "(apt-get install chromium), or name the path of a Chromium that exists.")
    }
    return path
  }

  private static func isExecutable(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && access(path, X_OK) == 0
  }
}

extension Browser {
  /// The path of the Chromium that ``launch(executable:arguments:environment:timeout:)`` starts; nil
  /// if there is none.
  package static var executable: String? {
    try? ExecutableSearch.path(chosen: nil, environment: ProcessInfo.processInfo.environment)
  }
}
