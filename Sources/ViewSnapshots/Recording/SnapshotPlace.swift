import ElementTree
import Foundation

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
  /// - Parameter function: As `#function` says it; what comes after the name is cut.
  public init(testFile: String, function: String, name: String?, strategy: String) {
    self.testFile = testFile
    self.function = String(function.prefix { $0 != "(" })
    self.name = name
    self.strategy = strategy
  }

  /// The folder with the baselines of the test's file.
  public var folder: String {
    let file = URL(fileURLWithPath: testFile)
    return file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(file.deletingPathExtension().lastPathComponent).path
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
    let file = URL(fileURLWithPath: testFile).deletingPathExtension().lastPathComponent
    return "\(file)/\(fileName.dropLast(4))"
  }

  /// A name that every file system takes and that leads nowhere else.
  ///
  /// A name that has to be changed gets a hash of what it was, so that two never become one.
  static func safe(_ name: String) -> String {
    let kept = name.unicodeScalars.map { scalar in
      scalar == "-" || scalar == "_" || scalar.properties.isAlphabetic
        || scalar.properties.numericType != nil ? Character(scalar) : "-"
    }
    let text = String(kept.prefix(80))
    return text == name ? text : "\(text)-\(String(StableHash.of(name.utf8) >> 32, radix: 16))"
  }
}
