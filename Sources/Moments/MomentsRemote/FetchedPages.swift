import Foundation

/// Pages of a feed that were had before, in a folder: what a run that was cut goes on from.
struct FetchedPages {
  /// A page with what its server said of it.
  struct Page: Codable {
    /// The page's address.
    var url: String
    /// What the server calls this state of it, if it says.
    var tag: String?
    /// The address of the next page, if there is one.
    var next: String?
    /// When it was had, in seconds since 1970.
    var time: Double
    /// The number of its bytes, so that one that was cut is known.
    var count: Int
  }

  private let folder: URL

  init(folder: String) throws {
    self.folder = URL(fileURLWithPath: folder, isDirectory: true)
    try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
  }

  /// The page of a number, if it is the one of that address and whole.
  func page(_ number: Int, of url: URL) -> (page: Page, bytes: [UInt8])? {
    guard let facts = try? Data(contentsOf: file(number, "page")),
      let page = try? JSONDecoder().decode(Page.self, from: facts), page.url == url.absoluteString,
      let bytes = try? Data(contentsOf: file(number, "json")), bytes.count == page.count
    else { return nil }
    return (page, [UInt8](bytes))
  }

  /// Keeps a page; what is there of another is replaced as a whole.
  func keep(_ page: Page, _ bytes: [UInt8], as number: Int) throws {
    // Bytes and facts that don't belong together have different counts or addresses.
    try? FileManager.default.removeItem(at: file(number, "page"))
    try Data(bytes).write(to: file(number, "json"), options: .atomic)
    try JSONEncoder().encode(page).write(to: file(number, "page"), options: .atomic)
  }

  /// Forgets the pages from a number on.
  func forget(from number: Int) {
    var number = number
    while (try? FileManager.default.removeItem(at: file(number, "page"))) != nil {
      try? FileManager.default.removeItem(at: file(number, "json"))
      number += 1
    }
  }

  private func file(_ number: Int, _ ending: String) -> URL {
    folder.appendingPathComponent("\(number).\(ending)")
  }
}
