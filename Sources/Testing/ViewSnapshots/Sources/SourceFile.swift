import Foundation
import Glibc

/// A Swift file of a package.
///
/// All of them are read when a program of previews starts, so that counts in thousandths of a second: they
/// are searched as bytes.
struct SourceFile {
  /// From the package's folder on.
  var path: String
  private var bytes: Data

  /// Files that are larger hold no views that anybody wrote.
  private static let largestFile = 1 << 20
  /// Folders that are nested deeper are not looked into.
  private static let deepestFolder = 64

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the file has a text somewhere.
  ///
  /// - Complexity: O(*n*), where *n* is the file's length.
  func contains(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { wanted in
      bytes.withUnsafeBytes { bytes in
        guard let first = wanted.first, let name = wanted.baseAddress, let start = bytes.baseAddress
        else { return wanted.isEmpty }
        var offset = 0
        while offset + wanted.count <= bytes.count,
          let found = memchr(start + offset, Int32(first), bytes.count - offset)
        {
          let place = start.distance(to: UnsafeRawPointer(found))
          guard place + wanted.count <= bytes.count else { return false }
          if memcmp(start + place, name, wanted.count) == 0 { return true }
          offset = place + 1
        }
        return false
      }
    }
  }

  /// The Swift files of a folder and those in it, in the order of their paths; nothing hidden, and no link
  /// is followed.
  static func all(in folder: String) -> [SourceFile] {
    var result: [SourceFile] = []
    collect("", in: folder, depth: 0, into: &result)
    return result.sorted { $0.path < $1.path }
  }

  private static func collect(
    _ path: String, in root: String, depth: Int, into result: inout [SourceFile]
  ) {
    guard depth < deepestFolder, let folder = opendir(root + "/" + path) else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard !name.hasPrefix(".") else { continue }
      let inner = path.isEmpty ? name : path + "/" + name
      var status = stat()
      switch Int(entry.pointee.d_type) {
      case Int(DT_DIR):
        collect(inner, in: root, depth: depth + 1, into: &result)
      case Int(DT_REG), Int(DT_UNKNOWN):
        guard name.hasSuffix(".swift") || Int(entry.pointee.d_type) == Int(DT_UNKNOWN),
          lstat(root + "/" + inner, &status) == 0
        else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          collect(inner, in: root, depth: depth + 1, into: &result)
        } else if status.st_mode & S_IFMT == S_IFREG, name.hasSuffix(".swift"),
          status.st_size <= largestFile,
          let bytes = FileManager.default.contents(atPath: root + "/" + inner)
        {
          result.append(SourceFile(path: inner, bytes: bytes))
        }
      default: continue
      }
    }
  }
}
