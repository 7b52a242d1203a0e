import ElementTree

/// The strings and keys that are a row's own, in the order of its views.
struct RowStrings {
  var strings: [String]
  var keys: [UInt64]
}

/// Stand-ins for the strings and keys of one row, by which a mould finds where they end up.
///
/// A row is lowered a second time with stand-ins in place of its strings. A stand-in has letters of both
/// cases, so that one whose case was changed on the way is found nowhere, and the same need for care with
/// spaces and directions as the string that it stands for.
struct RowHoles {
  /// The strings or keys of a row that are equal, as they have to be in every row of the mould.
  struct Group {
    /// Their places among the row's, the first of which fills all.
    var places: [Int]
    /// How often one of them was asked for while the row was lowered.
    var uses = 0
  }

  private(set) var strings: [Group] = []
  private(set) var keys: [Group] = []
  private var stringGroups: [String: Int] = [:]
  private var keyGroups: [UInt64: Int] = [:]
  private var marks: [String] = []

  /// - Parameters:
  ///   - row: The strings and keys of the row that is lowered with stand-ins.
  ///   - other: Those of another row of the same outline.
  /// - Returns: nil if it can't be told which string of the row is which.
  init?(_ row: RowStrings, _ other: RowStrings, isRightToLeft: Bool) {
    guard let strings = Self.groups(row.strings, other.strings),
      let keys = Self.groups(row.keys, other.keys)
    else { return nil }
    self.strings = strings
    self.keys = keys
    for (number, group) in strings.enumerated() {
      let string = row.strings[group.places[0]]
      stringGroups[string] = number
      marks.append(Self.mark(number, for: string, isRightToLeft))
    }
    for (number, group) in keys.enumerated() { keyGroups[row.keys[group.places[0]]] = number }
  }

  private static func groups<Value: Hashable>(_ row: [Value], _ other: [Value]) -> [Group]? {
    var groups: [Group] = []
    var numbers: [Value: Int] = [:]
    for (place, value) in row.enumerated() {
      if let number = numbers[value] {
        guard other[place] == other[groups[number].places[0]] else { return nil }
        groups[number].places.append(place)
      } else {
        numbers[value] = groups.count
        groups.append(Group(places: [place]))
      }
    }
    return groups
  }

  /// What is lowered in place of a string.
  mutating func standIn(for string: String) -> String {
    guard let number = stringGroups[string] else { return string }
    strings[number].uses += 1
    return marks[number]
  }

  /// What is lowered in place of a row's key.
  func standIn(for key: UInt64) -> UInt64 { keyGroups[key].map(Self.mark) ?? key }

  /// The numbers of the groups by their stand-ins.
  var stringNumbers: [String: Int] {
    Dictionary(uniqueKeysWithValues: marks.enumerated().map { ($0.element, $0.offset) })
  }

  var keyNumbers: [UInt64: Int] {
    Dictionary(uniqueKeysWithValues: keys.indices.map { (Self.mark($0), $0) })
  }

  /// Whether each string was asked for as often as the row has it, or is another one in another row.
  /// Else a string that every row has, such as one of a button's style, may have been taken for the row's.
  func areSurely(of row: RowStrings, not other: RowStrings) -> Bool {
    strings.allSatisfy {
      $0.uses <= $0.places.count || row.strings[$0.places[0]] != other.strings[$0.places[0]]
    }
  }

  private static func mark(_ number: Int) -> UInt64 { 0xA5C3_96E1_0000_0001 &+ UInt64(number) << 1 }

  private static let token = "hOle\(UInt64.random(in: .min ... .max))"
  /// Letters of both cases of a script that is written from right to left.
  private static let rightToLeftToken = "\u{1E900}\u{1E922}\(UInt64.random(in: .min ... .max))"

  private static func mark(_ number: Int, for string: String, _ isRightToLeft: Bool) -> String {
    let scan = TextScan(string)
    let hasLetters = TextScan.hasLeftToRight(string)
    let isOfLetters = hasLetters || !(isRightToLeft || scan.hasRightToLeft)
    var mark = "\(isOfLetters ? token : rightToLeftToken)-\(number)-"
    if hasLetters, scan.hasRightToLeft { mark += "\u{5D0}" }
    if scan.hasMeaningfulSpace { mark = " \(mark) " }
    return mark
  }
}

extension LoweringContext {
  /// A string of a view, or its stand-in while a mould is made.
  mutating func hole(_ string: String) -> String {
    holes == nil ? string : holes?.standIn(for: string) ?? string
  }

  /// The key of a row, or its stand-in while a mould is made.
  @usableFromInline
  func rowKey(_ key: UInt64) -> UInt64 { holes?.standIn(for: key) ?? key }
}
