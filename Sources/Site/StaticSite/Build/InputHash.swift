internal import Glibc
internal import ViewTree

/// The hash of all that a site is made from, the program included.
///
///     var input = InputHash()
///     input.addProgram()
///     try input.addFile("moments.json")
///     input.add("page-size", "20")
///
/// If it is equal to that of the last build, no page needs to be made again.
public struct InputHash: Sendable {
  /// The hash of what was added so far.
  public private(set) var value = ContentHash(Array("site input 1".utf8))

  /// Creates the hash of nothing.
  public init() {}

  /// Adds an option.
  public mutating func add(_ name: String, _ option: String?) {
    add(Array(name.utf8))
    add(Array((option.map { "=\($0)" } ?? "-").utf8))
  }

  /// Adds bytes.
  public mutating func add(_ bytes: [UInt8]) {
    value = value.combined(with: ContentHash(bytes))
  }

  /// Adds the hash of something larger.
  public mutating func add(_ hash: ContentHash) { value = value.combined(with: hash) }

  /// Adds a file's bytes.
  public mutating func addFile(_ path: String) throws(SiteError) {
    do throws(SystemError) {
      let (folder, name) = try Folder.containing(path)
      add(try folder.contents(name))
    } catch {
      throw SiteError(.noInput, "\(error)")
    }
  }

  /// Adds the paths and bytes of all files in a folder.
  public mutating func addFolder(_ path: String) throws(SiteError) {
    do throws(SystemError) {
      let folder = try Folder.open(path)
      let entries = try FolderListing(folder).entries
      for name in entries.keys.sorted() where entries[name] == .file {
        add(Array(name.utf8))
        add(try FileHashes.shared.hash(of: name, in: folder, path: "\(path)/\(name)").hash)
      }
    } catch {
      throw SiteError(.noInput, "\(error)")
    }
  }

  /// Adds the running program and the resource bundles beside it, so that a new version makes all
  /// pages again.
  public mutating func addProgram() { value = value.combined(with: InputHash.program) }

  /// The hash of the running program and the resource bundles beside it.
  ///
  /// Where the system doesn't show one of the files, it is a value that no other run has.
  static let program: ContentHash = {
    var input = InputHash()
    do throws(SiteError) {
      for bundle in AssetCatalog.resourceBundles {
        input.add("bundle", bundle)
        try input.addFolder(bundle)
      }
      if let executable { return input.value.combined(with: executable) }
    } catch {}
    return ContentHash(Array("\(UInt64.random(in: 0...UInt64.max))".utf8))
  }()

  private static var executable: ContentHash? {
    let file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC)
    defer { if file >= 0 { close(file) } }
    var status = stat()
    guard file >= 0, fstat(file, &status) == 0, status.st_size > 0,
      let mapping = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, file, 0),
      mapping != MAP_FAILED
    else { return nil }
    defer { munmap(mapping, Int(status.st_size)) }
    return ContentHash(UnsafeRawBufferPointer(start: mapping, count: Int(status.st_size)))
  }
}
