internal import Glibc

/// The hash of all that a site is made from, the program included.
///
///     var input = InputHash()
///     input.addExecutable()
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
        add(try folder.contents(name))
      }
    } catch {
      throw SiteError(.noInput, "\(error)")
    }
  }

  /// Adds the running program, so that a new version makes all pages again.
  ///
  /// Where the system doesn't show the program's file, a value is added that no other run has.
  public mutating func addExecutable() {
    let file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC)
    defer { if file >= 0 { close(file) } }
    var status = stat()
    guard file >= 0, fstat(file, &status) == 0, status.st_size > 0,
      let mapping = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, file, 0),
      mapping != MAP_FAILED
    else {
      value = value.combined(
        with: ContentHash(Array("\(UInt64.random(in: 0...UInt64.max))".utf8)))
      return
    }
    defer { munmap(mapping, Int(status.st_size)) }
    value = value.combined(
      with: ContentHash(UnsafeRawBufferPointer(start: mapping, count: Int(status.st_size))))
  }
}
