import Foundation

/// Where the structures of a package are declared, by their names.
///
/// All sources are read once, for the first name that is asked for.
struct StructureIndex {
  /// A line of a file, from 1.
  struct Place {
    var file: String
    var line: Int
  }

  private let folder: String
  /// Nil of names that stand twice: whichever is meant can't be told.
  private var places: [String: Place?] = [:]

  /// - Parameters:
  ///   - folder: The package's folder.
  ///   - excluded: A folder whose sources are left out.
  /// - Complexity: O(*n*), where *n* is the number of bytes in the package's sources.
  init(folder: String, without excluded: String) {
    self.folder = folder
    guard let files = FileManager.default.enumerator(atPath: folder) else { return }
    while let file = files.nextObject() as? String {
      if file.hasSuffix(".swift"), !(folder + "/" + file).hasPrefix(excluded) { read(file) }
      // What was built, fetched, or belongs to the version control.
      let name = file.split(separator: "/").last ?? ""
      if name.hasPrefix(".") || name.hasSuffix(".xcassets") { files.skipDescendants() }
    }
  }

  /// The place of a structure; nil if there is none of that name, or more than one.
  subscript(name: String) -> Place? { places[name] ?? nil }

  private mutating func read(_ file: String) {
    guard let data = FileManager.default.contents(atPath: folder + "/" + file) else { return }
    let keyword = Data("struct ".utf8)
    var (line, counted) = (1, data.startIndex)
    while let found = data.range(of: keyword, in: counted..<data.endIndex) {
      line += Self.lineFeeds(data, counted..<found.upperBound)
      counted = found.upperBound
      let name = data[counted...].prefix(while: Self.isOfName)
      note(String(decoding: name, as: UTF8.self), at: Place(file: file, line: line))
    }
  }

  /// The line feeds in a part of some data, by the C library: a debug build takes a hundred times as long
  /// for each byte.
  private static func lineFeeds(_ data: Data, _ range: Range<Int>) -> Int {
    data.withUnsafeBytes { bytes in
      var count = 0
      var rest = bytes[range]
      while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress,
        let found = memchr(start, CInt(UInt8(ascii: "\n")), rest.count)
      {
        count += 1
        rest = rest[(start.distance(to: UnsafeRawPointer(found)) + rest.startIndex + 1)...]
      }
      return count
    }
  }

  private mutating func note(_ name: String, at place: Place) {
    places[name] = places[name] == nil ? .some(place) : .some(nil)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
