/// What the last build knows about the pages that it need not make again.
///
/// It is kept in the output folder, beside the list of the build's own files and apart from it:
/// without the list a build can't tell its own files from foreign ones and refuses the folder,
/// without this all pages are made again, which gives the same site.
struct PageCache: Sendable {
  static let fileName = ".site-cache"
  private static let format = Array("site cache 3\n".utf8)

  /// The pages whose inputs are known, by path.
  var pages: [String: PageRecord] = [:]
  /// What the build reported, for a build that makes nothing.
  var diagnostics: [Diagnostic] = []

  init() {}

  /// Reads a cache; nil if it is damaged.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init?(_ bytes: [UInt8]) {
    let start = PageCache.format.count
    guard bytes.starts(with: PageCache.format) else { return nil }
    var reader = BinaryReader(bytes, from: start)
    guard let sum = reader.hash(),
      sum
        == bytes.withUnsafeBytes({
          ContentHash(UnsafeRawBufferPointer(rebasing: $0[(start + 16)...]))
        })
    else { return nil }
    var tables = RecordTables()
    guard tables.read(from: &reader), let diagnostics = tables.diagnostics(from: &reader),
      let count = reader.count()
    else { return nil }
    self.diagnostics = diagnostics
    pages.reserveCapacity(count)
    for _ in 0..<count {
      guard let path = reader.text(), let record = tables.record(from: &reader) else { return nil }
      pages[path] = record
    }
    guard reader.isAtEnd else { return nil }
  }

  /// The cache as it is written: equal caches are equal bytes.
  var bytes: [UInt8] {
    var tables = RecordTables()
    var body = BinaryWriter()
    tables.append(diagnostics, to: &body)
    body.append(pages.count)
    let paths = pages.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for path in paths {
      guard let record = pages[path] else { continue }
      body.append(path)
      tables.append(record, to: &body)
    }
    var writer = BinaryWriter()
    tables.write(to: &writer)
    let content = writer.bytes + body.bytes
    var head = BinaryWriter()
    head.append(ContentHash(content))
    return PageCache.format + head.bytes + content
  }
}
