import Foundation

/// What earlier runs made of each source.
struct Records: Codable {
  /// A source's size and date, and what it became.
  struct Entry: Codable {
    var size: Int
    var date: Double
    /// The sum of what the translation depended on.
    var surroundings: UInt64
    var isCopy: Bool
    var notes: [Note]
    var rootView: RootView?
    var delegate: String?
    var hasMain: Bool

    func matches(_ size: Int, _ date: Double, _ surroundings: UInt64) -> Bool {
      self.size == size && self.date == date && self.surroundings == surroundings
    }
  }

  /// By the path in the adopted package.
  var sources: [String: Entry] = [:]

  static func file(in folder: URL) -> URL {
    folder.appendingPathComponent(".adopt").appendingPathComponent("records.json")
  }

  init() {}

  init(readingFrom folder: URL) {
    let data = try? Data(contentsOf: Self.file(in: folder))
    self = data.flatMap { try? JSONDecoder().decode(Self.self, from: $0) } ?? Records()
  }
}

/// A file's size and the seconds of its last change.
func stamp(_ file: URL) -> (size: Int, date: Double) {
  let values = try? FileManager.default.attributesOfItem(atPath: file.path)
  let date = (values?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
  return ((values?[.size] as? NSNumber)?.intValue ?? -1, date)
}
