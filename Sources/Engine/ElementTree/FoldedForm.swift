/// The HTML of a kind of rows: what stands between the strings of each row, written once.
struct FoldedForm {
  private let bytes: [UInt8]
  /// What stands in front of each hole, and the hole.
  private var pieces: [(range: Range<Int>, number: Int, isAttribute: Bool)] = []
  private var tail: Range<Int>

  /// Writes the elements of a kind with stand-ins for strings, and takes what is around them.
  ///
  /// - Parameter style: The declarations of the outermost element.
  init(_ kind: FoldedTree.Kind, style: StyleTable.List, in page: ElementTree) {
    var row = ElementTree()
    row.styles = page.styles
    row.text = page.text
    row.nodes = kind.nodes
    row.attributes = kind.attributes
    for index in row.nodes.indices {
      row.nodes[index].attributeStart -= UInt32(truncatingIfNeeded: kind.attributeBase)
    }
    row.nodes[0].style = style
    let token = Array("hOle\(UInt64.random(in: .min ... .max))x".utf8)
    for (number, hole) in kind.holes.enumerated() {
      let start = UInt32(truncatingIfNeeded: row.text.count)
      row.text += token
      row.text += Array("\(number).".utf8)
      let end = UInt32(truncatingIfNeeded: row.text.count)
      if hole.isAttribute {
        row.attributes[hole.target].start = start
        row.attributes[hole.target].end = end
      } else {
        row.nodes[hole.target].textStart = start
        row.nodes[hole.target].textEnd = end
      }
    }
    var writer = HTMLWriter()
    row.write(to: &writer)
    bytes = writer.bytes
    tail = 0..<bytes.count
    findHoles(token, kind.holes)
  }

  private mutating func findHoles(_ token: [UInt8], _ holes: [FoldedTree.Kind.Hole]) {
    var start = 0
    var index = 0
    while index + token.count < bytes.count {
      guard bytes[index] == token[0], bytes[index..<(index + token.count)].elementsEqual(token)
      else {
        index += 1
        continue
      }
      let range = start..<index
      index += token.count
      var number = 0
      while index < bytes.count, bytes[index] != UInt8(ascii: ".") {
        number = number * 10 + Int(bytes[index]) - 48
        index += 1
      }
      index += 1
      pieces.append((range, number, holes[number].isAttribute))
      start = index
    }
    tail = start..<bytes.count
  }

  /// Writes a row.
  func write(_ row: FoldedTree.Row, of page: borrowing FoldedTree, to writer: inout HTMLWriter) {
    bytes.withUnsafeBufferPointer { bytes in
      for (range, number, isAttribute) in pieces {
        writer.appendMarkup(UnsafeBufferPointer(rebasing: bytes[range]))
        let string = page.strings[row.strings + number]
        if isAttribute {
          writer.appendAttributeValue(string)
        } else {
          writer.appendText(string)
        }
      }
      writer.appendMarkup(UnsafeBufferPointer(rebasing: bytes[tail]))
    }
  }
}
