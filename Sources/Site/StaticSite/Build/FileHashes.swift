internal import Glibc
internal import Synchronization

/// The hashes of files that a site is made from, each found once while the file stays as it is.
///
/// A file is known again by its number, its size and when it was written and changed. What is known of many bytes is kept beside the
/// output for the next build, in a file that is of this machine.
package final class FileHashes: Sendable {
  /// What is known in this process.
  package static let shared = FileHashes()

  private struct Known {
    var stamp: FileStamp
    /// When anything of the file changed last, its times included: a copy over it may have brought its old ones.
    var changed: Int64
    var byteCount: Int
    /// When the file was read, in nanoseconds since 1970.
    var time: Int64
    var hash: ContentHash
  }
  private struct State {
    var known: [String: Known] = [:]
    /// The paths that were asked for.
    var used: Set<String> = []
    var isNew = false
  }
  private let state = Mutex(State())
  private static let format = Array("site hashes 1\n".utf8)
  /// So many bytes are read again in no time.
  private static let fewestBytes = 16 << 20

  private init() {}

  /// The hash of a file's bytes, and how many there are.
  func hash(of path: String) throws(SystemError) -> (hash: ContentHash, byteCount: Int) {
    let (folder, name) = try Folder.containing(path)
    return try hash(of: name, in: folder, path: path)
  }

  /// The hash of a file in a folder that is open already; `path` is its name among those that are known.
  func hash(
    of name: String, in folder: Folder, path: String
  ) throws(SystemError) -> (hash: ContentHash, byteCount: Int) {
    let status = try folder.status(name)
    let stamp = status.map { FileStamp($0) }
    let byteCount = status.map { Int($0.st_size) }
    let changed = status.map { FileStamp.nanoseconds($0.st_ctim) } ?? 0
    let known = state.withLock { state in
      state.used.insert(path)
      return state.known[path]
    }
    if let known, let stamp, known.stamp == stamp, known.byteCount == byteCount,
      known.changed == changed,
      stamp.isSettled(before: known.time)
    {
      return (known.hash, known.byteCount)
    }
    let time = FileStamp.now
    let bytes = try folder.contents(name)
    let hash = ContentHash(bytes)
    if let stamp, bytes.count == byteCount {
      state.withLock { state in
        state.known[path] = Known(
          stamp: stamp, changed: changed, byteCount: bytes.count, time: time, hash: hash)
        state.isNew = true
      }
    }
    return (hash, bytes.count)
  }

  // MARK: Between builds

  /// Reads what an earlier build knew; what is damaged is nothing.
  package func load(beside output: String) {
    guard let place = try? OutputPlace(output, makesParents: false), let parent = place.parent,
      let bytes = try? parent.contents(Self.name(beside: place), limit: 256 << 20),
      bytes.starts(with: Self.format)
    else { return }
    var reader = BinaryReader(bytes, from: Self.format.count)
    guard let sum = reader.hash(),
      sum == ContentHash(Array(bytes.dropFirst(Self.format.count + 16))),
      let known = reader.list({ reader -> (String, Known)? in
        guard let path = reader.text(), let inode = reader.number(), let written = reader.number(),
          let changed = reader.number(),
          let byteCount = reader.number(), let time = reader.number(), let hash = reader.hash()
        else { return nil }
        let stamp = FileStamp(
          inode: UInt64(bitPattern: Int64(inode)), time: Int64(written))
        return (
          path,
          Known(
            stamp: stamp, changed: Int64(changed), byteCount: byteCount, time: Int64(time),
            hash: hash)
        )
      }), reader.isAtEnd
    else { return }
    state.withLock { state in
      for (path, file) in known where state.known[path] == nil { state.known[path] = file }
    }
  }

  /// Keeps what this build has asked for, if it is worth it; a failure costs time alone.
  func save(beside place: OutputPlace) {
    guard let parent = place.parent else { return }
    let known = state.withLock { state in
      defer { (state.isNew, state.used) = (false, []) }
      return state.isNew ? state.known.filter { state.used.contains($0.key) } : [:]
    }
    guard known.values.reduce(0, { $0 + $1.byteCount }) >= Self.fewestBytes else { return }
    var body = BinaryWriter()
    body.append(known.count)
    for (path, file) in known.sorted(by: { $0.key < $1.key }) {
      body.append(path)
      body.append(Int(Int64(bitPattern: file.stamp.inode)))
      body.append(Int(file.stamp.time))
      body.append(Int(file.changed))
      body.append(file.byteCount)
      body.append(Int(file.time))
      body.append(file.hash)
    }
    var head = BinaryWriter()
    head.append(ContentHash(body.bytes))
    let name = Self.name(beside: place)
    try? parent.removeFile(name + "-new")
    guard (try? parent.create(name + "-new", Self.format + head.bytes + body.bytes)) != nil
    else { return }
    try? parent.rename(name + "-new", to: parent, name)
  }

  private static func name(beside place: OutputPlace) -> String { ".\(place.name).site-hashes" }
}
