internal import Synchronization

/// The words of documents and where they are, cut into files of which a query needs a few.
///
/// Documents have numbers, the last one has 0: where the newest come first, numbers stay when more come, and so do
/// most files.
final class SearchIndex: Sendable {
  /// How many documents one file tells of.
  static let chunk = 16
  private let documents: [SearchDocument]
  /// The number of files that words are in, each with those between two in the order of their letters.
  let parts: Int
  private let made = Mutex<Terms?>(nil)

  /// The files of words.
  private struct Terms: Sendable {
    /// The first word of each.
    var first: [String] = []
    var files: [[UInt8]] = []
  }

  init(_ documents: [SearchDocument]) {
    self.documents = documents.reversed()
    var parts = 1
    while parts < 256, parts * 64 < documents.count { parts *= 2 }
    self.parts = parts
  }

  /// The number of files that tell of documents.
  var chunks: Int { (documents.count + Self.chunk - 1) / Self.chunk }

  /// The documents that a file tells of.
  func inputs(ofChunk number: Int) -> PageInputs {
    var inputs = PageInputs("search entries")
    for document in slice(number) { document.add(to: &inputs) }
    return inputs
  }

  /// A list of addresses, titles and texts.
  func entries(_ number: Int) throws(SiteError) -> [UInt8] {
    var rows: [JSONValue] = []
    for document in slice(number) {
      let address = try SitePath(route: document.route).address
      rows.append(
        .array([
          .string(address), .string(document.title), .string(document.caption),
          .string(document.excerpt),
        ]))
    }
    return JSONValue.array(rows).bytes
  }

  /// An object of words, each with the steps from one to the next of the places where it is.
  ///
  /// A place is twice a document's number, and one more if the word is in its title.
  func terms(_ part: Int) -> [UInt8] { terms.files[part] }

  /// The first word of each file of words; files behind the last word have none.
  var firstTerms: [String] { terms.first }

  private var terms: Terms {
    made.withLock { made in
      let terms = made ?? makeTerms()
      made = terms
      return terms
    }
  }

  private func slice(_ number: Int) -> ArraySlice<SearchDocument> {
    documents[number * Self.chunk..<min((number + 1) * Self.chunk, documents.count)]
  }

  private func makeTerms() -> Terms {
    var places: [String: [Int]] = [:]
    for (number, document) in documents.enumerated() {
      SearchTerms.forEach(in: document.title) {
        Self.add(2 * number + 1, to: &places[$0, default: []])
      }
      SearchTerms.forEach(in: document.text) { Self.add(2 * number, to: &places[$0, default: []]) }
    }
    // The order of scripts in browsers, which compare texts by their units of 16 bits.
    let members = places.sorted { $0.key.utf16.lexicographicallyPrecedes($1.key.utf16) }
      .map { term, places in
        var last = 0
        let steps = places.map { place in
          defer { last = place }
          return JSONValue.integer(place - last)
        }
        let member = JSONValue.object([(term, .array(steps))]).bytes
        return (term: term, bytes: member.dropFirst().dropLast())
      }
    let total = members.reduce(0) { $0 + $1.bytes.count }
    var terms = Terms()
    var rest = members[...]
    var written = 0
    for part in 1...parts {
      if let first = rest.first { terms.first.append(first.term) }
      var file = Array("{".utf8)
      while let member = rest.first,
        part == parts || file.count == 1 || written * parts < total * part
      {
        if file.count > 1 { file.append(UInt8(ascii: ",")) }
        file += member.bytes
        written += member.bytes.count
        rest = rest.dropFirst()
      }
      terms.files.append(file + "}".utf8)
    }
    return terms
  }

  /// Adds a place behind the others; a document that has the word in its title has it.
  private static func add(_ place: Int, to places: inout [Int]) {
    if let last = places.last, last / 2 == place / 2 { return }
    places.append(place)
  }
}
