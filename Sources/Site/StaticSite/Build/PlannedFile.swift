internal import ViewTree

/// A file that a site will have.
public struct PlannedFile: Sendable {
  /// Where the bytes come from.
  enum Source: Sendable {
    /// They are made when the file is compared; equal input must give equal bytes.
    case producer(@MainActor @Sendable () throws -> [UInt8])
    /// They are those of another file.
    case copy(of: String)
    /// They are those of a page.
    case page(PlannedPage)
  }
  /// Where the file goes.
  public let path: SitePath
  let source: Source
  /// Whether what a camera wrote beside a picture is left out of its copy.
  var stripsMetadata = false
  /// Where the author wrote what the file is of.
  var place: SourcePlace?

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

  /// A page.
  init(_ path: SitePath, page: PlannedPage) {
    self.path = path
    source = .page(page)
  }

  /// The hash of what a picture's copy is made from that may lack what its file has; nil for other files.
  var copyInputs: ContentHash? {
    guard stripsMetadata, case .copy(let origin) = source, PictureType(fileName: origin) != nil,
      let known = try? FileHashes.shared.hash(of: origin)
    else { return nil }
    var inputs = PageInputs("copy without metadata")
    inputs.add(InputHash.program)
    inputs.add(known.hash)
    return inputs.hash
  }

  /// The hash of what a page is made from, if that is known.
  var inputs: ContentHash? {
    guard case .page(let page) = source else { return nil }
    return page.inputs
  }

  /// The file's bytes, and what a page uses of shared files.
  @MainActor func content() throws(SiteError) -> MadeFile {
    switch source {
    case .producer(let bytes):
      return try made { MadeFile(bytes: try bytes()) }
    case .page(let page):
      return try made(page.make)
    case .copy(let origin):
      do throws(SystemError) {
        let (folder, name) = try Folder.containing(origin)
        let bytes = try folder.contents(name)
        return MadeFile(bytes: stripsMetadata ? PictureMetadata.stripped(bytes) ?? bytes : bytes)
      } catch {
        throw SiteError(.noInput, "Can't copy a file: \(error)", file: path.string)
      }
    }
  }

  @MainActor private func made(
    _ make: @MainActor () throws -> MadeFile
  ) throws(SiteError) -> MadeFile {
    do {
      return try make()
    } catch let error as SiteError {
      throw error
    } catch {
      throw SiteError(.badData, "The page can't be made: \(error)", file: path.string)
    }
  }
}

/// The making of a page.
struct PlannedPage: Sendable {
  /// The hash of all that the page is made from; nil if that isn't known.
  var inputs: ContentHash?
  /// The site's own pictures, which pages are laid out by.
  var pictures: SitePictures?
  /// The number of a picture that several files are made of, which one process makes; nil for a page.
  var picture: Int?
  /// Makes the page; equal inputs and pictures must give equal bytes and resources.
  var make: @MainActor @Sendable () throws -> MadeFile
}

/// A file's bytes, and what the page in it uses of the files that pages share.
struct MadeFile {
  var bytes: [UInt8]
  var resources = PageResources()
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
