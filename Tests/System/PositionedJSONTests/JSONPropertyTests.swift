import PositionedJSON
import SeededRandom
import Testing

/// A value to write and compare with.
private indirect enum Tree: Equatable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([Tree])
  case object([Member])

  struct Member: Equatable {
    var key: String
    var value: Tree
  }

  init?(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .bool:
      guard let bool = value.bool else { return nil }
      self = .bool(bool)
    case .number:
      guard let text = value.numberText else { return nil }
      self = .number(text)
    case .string:
      guard let string = value.string else { return nil }
      self = .string(string)
    case .array: self = .array((value.elements ?? []).compactMap { Tree($0) })
    case .object:
      self = .object(
        (value.members ?? []).compactMap { member in
          Tree(member.value).map { Member(key: member.key, value: $0) }
        })
    }
  }
}

private struct TreeWriter {
  var generator: SeededGenerator
  var text = ""

  mutating func tree(depth: Int) -> Tree {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &generator) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &generator))
    case 2: return .number(String(Int64.random(in: .min ... .max, using: &generator)))
    case 3:
      let fraction = UInt32.random(in: 0...999_999, using: &generator)
      return .number("-12.\(fraction)E-\(fraction % 300)")
    case 4: return .string(string())
    case 5:
      return .array(
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in tree(depth: depth - 1) })
    default:
      let count = Int.random(in: 0...(depth > 3 ? 24 : 4), using: &generator)
      return .object(
        (0..<count).map { Tree.Member(key: "\($0)" + string(), value: tree(depth: depth - 1)) })
    }
  }

  private mutating func string() -> String {
    var result = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...9, using: &generator) {
      let ranges: [ClosedRange<UInt32>] = [
        0...0x7F, 0x20...0x7E, 0x80...0x7FF, 0x800...0xD7FF, 0xE000...0xFFFF, 0x1_0000...0x10_FFFF,
      ]
      let range = ranges[Int.random(in: 0..<ranges.count, using: &generator)]
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) {
        result.append(scalar)
      }
    }
    return String(result)
  }

  mutating func write(_ tree: Tree) {
    space()
    switch tree {
    case .null: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .number(let number): text += number
    case .string(let string): write(string)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        write(element)
      }
      space()
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        space()
        write(member.key)
        space()
        text += ":"
        write(member.value)
      }
      space()
      text += "}"
    }
    space()
  }

  private mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      let mustEscape = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
      if mustEscape || Int.random(in: 0..<4, using: &generator) == 0 {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16, uppercase: Bool.random(using: &generator))
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private mutating func space() {
    guard Int.random(in: 0..<3, using: &generator) == 0 else { return }
    text += [" ", "\n", "\r\n", "\t", "\r", "  "][Int.random(in: 0..<6, using: &generator)]
  }
}

@Suite("JSON laws")
struct JSONPropertyTests {
  @Test("A value that is written and read is the same value")
  func roundTrip() throws {
    for seed in UInt64(1)...400 {
      var writer = TreeWriter(generator: SeededGenerator(seed: seed))
      let tree = writer.tree(depth: 5)
      writer.write(tree)
      let (document, errors) = read(writer.text)
      #expect(errors == [], "seed \(seed)")
      #expect(document.flatMap { Tree($0.root) } == tree, "seed \(seed)")
    }
  }

  @Test("No change of bytes makes the reader crash, and each refusal has a place in the text")
  func mutations() {
    let splices: [[UInt8]] = [
      [0x22], [0x5C], [0x5C, 0x75], [0x7B], [0x5D], [0x2C], [0x00], [0xFF], [0xC3], [0xED, 0xA0],
      [0x2D], [0x65], [0x0D], [0x5C, 0x75, 0x64, 0x38, 0x30, 0x30], [0xEF, 0xBB, 0xBF],
    ]
    var refused = 0
    for seed in UInt64(1)...3000 {
      var writer = TreeWriter(generator: SeededGenerator(seed: seed))
      writer.write(writer.tree(depth: 3))
      var generator = writer.generator
      var bytes = Array(writer.text.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0...bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes.removeSubrange(place...)
        case 1 where place < bytes.count:
          bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 2 where place < bytes.count: bytes.remove(at: place)
        default:
          let splice = splices[Int.random(in: 0..<splices.count, using: &generator)]
          bytes.insert(contentsOf: splice, at: place)
        }
      }
      let diagnostics = Diagnostics()
      let document = JSONDocument(bytes, file: "f", diagnostics: diagnostics)
      if let document { visit(document.root) }
      if document == nil { refused += 1 }
      #expect(document != nil || diagnostics.hasErrors, "seed \(seed)")
      let lines = bytes.count(where: { $0 == 0x0A || $0 == 0x0D }) + 1
      for error in diagnostics.errors {
        #expect((1...lines).contains(error.line), "seed \(seed)")
        #expect((1...bytes.count + 1).contains(error.column), "seed \(seed)")
      }
    }
    #expect(refused > 1000)
  }

  private func visit(_ value: JSONValue) {
    _ = (value.location, value.string, value.int, value.double)
    for element in value.elements ?? [] { visit(element) }
    for member in value.members ?? [] { visit(member.value) }
  }
}
