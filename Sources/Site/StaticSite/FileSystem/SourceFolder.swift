/// A folder that sites are made from, and the files in it.
package struct SourceFolder: Sendable {
  /// The folder's path.
  package let path: String
  /// The files' paths in the folder, in order.
  package let files: [String]
  /// What is left out.
  package let notes: [Diagnostic]
  private let folder: Folder

  /// Lists a folder, its subfolders included; links may lead anywhere and are left out.
  package init(_ path: String) throws(SiteError) {
    self.path = path
    do throws(SystemError) {
      folder = try Folder.open(path)
      let listing = try FolderListing(folder)
      var files: [String] = []
      var notes: [Diagnostic] = []
      if listing.hasUnclearNames {
        notes.append(
          Diagnostic(.warning, file: path, message: "A file whose name is not UTF-8 is left out"))
      }
      for name in listing.order.sorted() {
        switch listing.entries[name] {
        case .file: files.append(name)
        case .other:
          notes.append(
            Diagnostic(
              .warning, file: "\(path)/\(name)",
              message: "A link or special file is left out; only files are read"))
        default: continue
        }
      }
      self.files = files
      self.notes = notes
    } catch {
      throw SiteError(.noInput, "\(error)", hint: "Name a folder that exists and may be read.")
    }
  }

  /// The path of a file, from where the program runs.
  package func path(of file: String) -> String { "\(path)/\(file)" }

  /// A file's bytes.
  package func contents(of file: String, limit: Int = 64 << 20) throws(SiteError) -> [UInt8] {
    do throws(SystemError) {
      return try folder.contents(file, limit: limit)
    } catch {
      throw SiteError(.noInput, "\(error)", file: path(of: file))
    }
  }
}
