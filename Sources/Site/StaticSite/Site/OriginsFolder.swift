internal import ElementTree

/// The folder beside a site with the views that made its pages, a file each.
struct OriginsFolder {
  let path: String

  /// Writes the origins of a page.
  ///
  /// - Throws: ``SiteError`` if the file can't be written.
  func write(_ origins: PageOrigins, of page: SitePath) throws(SiteError) {
    do throws(SystemError) {
      let (parent, name) = try Folder.containing(path)
      try parent.makeFolder(name)
      var folder = try parent.folder(name)
      for part in page.parts.dropLast() {
        try folder.makeFolder(String(part))
        folder = try folder.folder(String(part))
      }
      let file = PageOrigins.fileName(of: page.parts.last.map { String($0) } ?? "page")
      try folder.removeFile(file)
      try folder.create(file, Array(origins.text.utf8))
    } catch {
      throw error.siteError
    }
  }
}
