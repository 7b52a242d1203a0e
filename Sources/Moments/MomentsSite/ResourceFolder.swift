import Foundation
import StaticSite

/// A folder that comes with the package: by option, in the working folder, beside the executable,
/// or up from it in the package.
enum ResourceFolder {
  static func find(_ name: String, option: String?) throws(SiteError) -> String {
    if let option {
      guard isFolder(option) else {
        throw SiteError(
          .noInput, "There is no such folder", file: option,
          hint: "Give --\(name == "Public" ? "public" : "templates") a folder that exists.")
      }
      return option
    }
    if isFolder(name) { return name }
    var folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
    while let current = folder, current.path != "/" {
      let candidate = current.appendingPathComponent(name).path
      if isFolder(candidate) { return candidate }
      folder = current.deletingLastPathComponent()
    }
    throw SiteError(
      .noInput, "The folder \(name) is neither here nor beside the program",
      hint: "Run the command in the package's folder, or name the folder by option.")
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }
}
