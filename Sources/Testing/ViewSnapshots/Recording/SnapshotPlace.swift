import ElementTree

/// Where a snapshot's baseline is: `__Snapshots__/TestFile/test.name.strategy.txt` beside the test.
public struct SnapshotPlace: Hashable, Sendable {
  /// The path of the test's source file.
  public var testFile: String
  /// The name of the test's function.
  public var function: String
  /// The snapshot's name in the test, if it has one.
  public var name: String?
  /// The name of the strategy.
  public var strategy: String

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - testFile: The path of the test's source file.
  ///   - function: As `#function` says it; what comes after the name is cut.
  ///   - name: The snapshot's name in the test, if it has one.
  ///   - strategy: The name of the strategy.
  public init(testFile: String, function: String, name: String?, strategy: String) {
    self.testFile = testFile
    self.function = String(function.prefix { $0 != "(" })
    self.name = name
    self.strategy = strategy
  }

  /// The folder with the baselines of the test's file.
  public var folder: String {
    let slash = testFile.utf8.lastIndex(of: UInt8(ascii: "/"))
    let parent = slash.map { String(testFile[..<$0]) + "/" } ?? ""
    return "\(parent)__Snapshots__/\(testFileName)"
  }

  /// The name of the test's file without its extension.
  private var testFileName: Substring {
    let slash = testFile.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = testFile[(slash.map { testFile.utf8.index(after: $0) } ?? testFile.startIndex)...]
    return name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name
  }

  /// The name of the baseline's file.
  public var fileName: String {
    ([function] + (name.map { [$0] } ?? []) + [strategy]).map(Self.safe)
      .joined(separator: ".") + ".txt"
  }

  /// The path of the baseline.
  public var path: String { "\(folder)/\(fileName)" }

  /// The snapshot as reports call it: `TimelineTests/timeline.dark.tree`.
  public var caseName: String {
    "\(testFileName)/\(fileName.dropLast(4))"
  }

  /// A name that every file system takes and that leads nowhere else.
  ///
  /// A name that has to be changed gets a hash of what it was, so that two never become one.
  static func safe(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    if isPlain, name.utf8.count <= 80 { return name }
    let kept = name.unicodeScalars.map { scalar in
      scalar == "-" || scalar == "_" || scalar.properties.isAlphabetic
        || scalar.properties.numericType != nil ? Character(scalar) : "-"
    }
    let text = String(kept.prefix(80))
    return text == name ? text : "\(text)-\(String(StableHash.of(name.utf8) >> 32, radix: 16))"
  }
}
