/// By what the files of a large site are known again without being read.
///
/// They are kept with the generation before, since they are of this machine: the site itself is the same bytes wherever
/// it is built.
struct SiteStamps: Equatable {
  private static let format = Array("site generation 1\n".utf8)

  /// The hash of the list of the site's files, for which the stamps hold.
  var manifest: ContentHash
  /// When they were taken, in nanoseconds since 1970.
  var time: Int64
  var files: [String: FileStamp] = [:]

  init(manifest: ContentHash, time: Int64, files: [String: FileStamp]) {
    self.manifest = manifest
    self.time = time
    self.files = files
  }

  /// Reads stamps; nil if they are damaged.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.format) else { return nil }
    var reader = BinaryReader(bytes, from: Self.format.count)
    guard let manifest = reader.hash(), let time = reader.number(), time >= 0,
      let count = reader.count()
    else { return nil }
    self.init(manifest: manifest, time: Int64(time), files: [:])
    files.reserveCapacity(count)
    for _ in 0..<count {
      guard let path = reader.text(), let inode = reader.number(), let time = reader.number()
      else { return nil }
      files[path] = FileStamp(inode: UInt64(bitPattern: Int64(inode)), time: Int64(time))
    }
    guard reader.isAtEnd else { return nil }
  }

  /// The stamps as they are written.
  var bytes: [UInt8] {
    var writer = BinaryWriter()
    writer.append(manifest)
    writer.append(Int(time))
    writer.append(files.count)
    for (path, stamp) in files {
      writer.append(path)
      writer.append(Int(Int64(bitPattern: stamp.inode)))
      writer.append(Int(stamp.time))
    }
    return Self.format + writer.bytes
  }

  /// Whether a file with a stamp is the one that it was when the stamps were taken.
  func hold(_ stamp: FileStamp, for path: String) -> Bool {
    files[path] == stamp && stamp.isSettled(before: time)
  }
}
