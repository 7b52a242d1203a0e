/// A file that a site will have.
public struct PlannedFile: Sendable {
  /// Where the bytes come from.
  enum Source: Sendable {
    /// They are made when the file is compared; equal input must give equal bytes.
    case producer(@MainActor @Sendable () throws -> [UInt8])
    /// They are those of another file.
    case copy(of: String)
  }
  /// Where the file goes.
  public let path: SitePath
  let source: Source

  /// A file whose bytes are made when the site is built.
  public init(_ path: SitePath, bytes: @escaping @MainActor @Sendable () throws -> [UInt8]) {
    self.path = path
    source = .producer(bytes)
  }

  /// A copy of the file at `origin`.
  public init(_ path: SitePath, copyOf origin: String) {
    self.path = path
    source = .copy(of: origin)
  }

  /// The file's bytes.
  @MainActor func bytes() throws(SiteError) -> [UInt8] {
    switch source {
    case .producer(let bytes):
      do {
        return try bytes()
      } catch let error as SiteError {
        throw error
      } catch {
        throw SiteError(.badData, "The page can't be made: \(error)", file: path.string)
      }
    case .copy(let origin):
      do throws(SystemError) {
        let (folder, name) = try Folder.containing(origin)
        return try folder.contents(name)
      } catch {
        throw SiteError(.noInput, "Can't copy a file: \(error)", file: path.string)
      }
    }
  }
}

extension Folder {
  /// The folder that a file is in, and the file's name there.
  static func containing(_ path: String) throws(SystemError) -> (folder: Folder, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return (try Folder.open("."), path)
    }
    let folder = path[..<slash]
    return (
      try Folder.open(folder.isEmpty ? "/" : String(folder)),
      String(path[path.utf8.index(after: slash)...])
    )
  }
}
