import Foundation
package import StaticSite

/// A small site to begin with: a feed, its schema, pictures and a page shell.
package enum StarterSite {
  /// Writes it into a folder, which must not be there or must be empty.
  ///
  /// - Returns: The paths of what was written, in the folder.
  package static func write(to folder: String) throws(SiteError) -> [String] {
    let manager = FileManager.default
    let known = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    guard known.isEmpty else {
      throw SiteError(
        .usage, "The folder is not empty", file: folder,
        hint: "Name a folder that is not there yet.")
    }
    let templates = try ResourceFolder.find("Templates", option: nil)
    let source = try source()
    do {
      let target = URL(fileURLWithPath: folder)
      try manager.createDirectory(at: target, withIntermediateDirectories: true)
      for name in try manager.contentsOfDirectory(atPath: source) {
        try manager.copyItem(
          at: URL(fileURLWithPath: source).appendingPathComponent(name),
          to: target.appendingPathComponent(name))
      }
      try manager.createDirectory(
        at: target.appendingPathComponent("Templates"), withIntermediateDirectories: true)
      try manager.copyItem(
        at: URL(fileURLWithPath: templates).appendingPathComponent("page.html"),
        to: target.appendingPathComponent("Templates/page.html"))
    } catch {
      throw SiteError(.inputOutput, "The folder can't be written: \(error)", file: folder)
    }
    return (manager.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
      .filter { !$0.hasSuffix("/") && isFile("\(folder)/\($0)") }.sorted()
  }

  /// The schema of feeds, as editors read it.
  package static func schema() throws(SiteError) -> [UInt8] {
    let path = "\(try source())/moments.schema.json"
    guard let data = FileManager.default.contents(atPath: path) else { throw missing() }
    return [UInt8](data)
  }

  private static func source() throws(SiteError) -> String {
    var folders = [Bundle.main.bundleURL]
    if let program = Bundle.main.executableURL?.resolvingSymlinksInPath() {
      folders.append(program.deletingLastPathComponent())
    }
    for folder in folders {
      let path = folder.appendingPathComponent("swiftui-html_MomentsSite.resources/Starter").path
      if FileManager.default.fileExists(atPath: path) { return path }
    }
    throw missing()
  }

  private static func missing() -> SiteError {
    SiteError(
      .noInput, "The files to begin with are not beside the program",
      hint: "Copy the folder swiftui-html_MomentsSite.resources along with the program.")
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }
}
