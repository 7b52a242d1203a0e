import ElementTree

extension SnapshotText {
  /// The document as a baseline file holds it, in UTF-8: the same bytes for equal documents.
  public var bytes: [UInt8] {
    var bytes = Array(
      "snapshot \(Self.formatVersion)\nstrategy \(strategy)\nbase-sheet \(baseSheetVersion)\n".utf8)
    for fact in environment.facts {
      bytes.append(contentsOf: "environment ".utf8)
      SnapshotQuoting.append(fact.name.utf8, to: &bytes)
      bytes.append(UInt8(ascii: " "))
      SnapshotQuoting.append(fact.value.utf8, to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    for asset in assets {
      bytes.append(contentsOf: "asset ".utf8)
      SnapshotQuoting.append(asset.name.utf8, to: &bytes)
      bytes.append(contentsOf: " \(asset.sha256)\n".utf8)
    }
    var first: [[UInt8]]?
    for section in sections {
      bytes.append(contentsOf: "\nvariant \(section.variant.label)\n".utf8)
      let lines = SnapshotSectionWriter.lines(of: section.content)
      let written = first.flatMap { SectionDifference.lines(from: $0, to: lines) } ?? lines
      for line in written {
        bytes.append(contentsOf: line)
        bytes.append(UInt8(ascii: "\n"))
      }
      if first == nil { first = lines }
    }
    return bytes
  }

  /// The document as a baseline file holds it.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
