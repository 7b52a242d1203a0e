/// All files of a folder, copied as they are.
public struct Files: SitePart {
  /// The folder that is copied.
  public var origin: String
  /// The folder of the site that receives the files, or an empty text for the site itself.
  public var destination: String

  /// Copies a folder's files, those of its subfolders included.
  ///
  /// Symbolic links are left out, since they may lead anywhere; a warning names each.
  public init(from origin: String, to destination: String = "") {
    self.origin = origin
    self.destination = destination
  }

  public func add(to plan: inout SitePlan) {
    let listing: FolderListing
    do throws(SystemError) {
      listing = try FolderListing(try Folder.open(origin))
    } catch {
      plan.report(Diagnostic(file: origin, message: "The folder can't be copied: \(error)"))
      return
    }
    if listing.hasUnclearNames {
      plan.report(
        Diagnostic(.warning, file: origin, message: "A file whose name is not UTF-8 is left out"))
    }
    for path in listing.order.sorted() {
      switch listing.entries[path] {
      case .file:
        plan.add(
          destination.isEmpty ? path : "\(destination)/\(path)", copyOf: "\(origin)/\(path)")
      case .other:
        plan.report(
          Diagnostic(
            .warning, file: "\(origin)/\(path)",
            message: "A link or special file is left out; only files are copied"))
      default: continue
      }
    }
  }
}

/// A file of a site whose bytes a closure makes.
public struct GeneratedFile: SitePart {
  /// The file's path.
  public var path: String
  let bytes: @MainActor @Sendable (PageContext) throws -> [UInt8]

  /// A file whose bytes are made when the site is built.
  public init(
    _ path: String, bytes: @escaping @MainActor @Sendable (PageContext) throws -> [UInt8]
  ) {
    self.path = path
    self.bytes = bytes
  }

  public func add(to plan: inout SitePlan) { plan.add(path, bytes: bytes) }
}
