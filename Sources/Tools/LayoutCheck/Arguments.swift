import CommandLineOptions
import Foundation
import LayoutChecking

/// What the command line asks for.
struct Arguments {
  static let syntax = CommandSyntax(
    "layout-check", operands: "FILE…", maximumOperandCount: .max,
    options: [
      .value(
        "browser", "NAME", "Where the cases are laid out; chromium if not given",
        "chromium, firefox or webkit"
      ) { BrowserName(rawValue: $0) },
      .flag("compare", "Say which cases Firefox and WebKit lay out otherwise than Chromium"),
      .number("seed", "N", "Lay out generated cases of this seed as well", in: 0...Int.max),
      .number("count", "N", "Generated cases of each kind; 300 if not given", in: 1...10_000),
      .flag("shrink", "Cut what is wrong down to the smallest views that still are"),
      .value(
        "kind", "NAME", "The one kind of generated cases that is wanted",
        LayoutGenerator.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      ) { LayoutGenerator.Kind(rawValue: $0) },
      .value("pages", "DIR", "Keep the pages that were laid out"),
    ])

  /// Where the cases are laid out.
  enum BrowserName: String, CaseIterable {
    case chromium, firefox, webkit
  }

  var browser = BrowserName.chromium
  /// Whether it is asked in which cases the browsers differ.
  var compares = false
  /// Files of cases.
  var files: [String] = []
  /// What generated cases are made of; nil for none.
  var seed: Int?
  /// How many generated cases there are of each kind.
  var count = 300
  /// Whether what is wrong is cut down.
  var shrinks = false
  /// The kinds of generated cases.
  var kinds = LayoutGenerator.Kind.allCases
  /// A folder for the pages that were laid out.
  var pages: String?

  init(_ list: ArgumentList) throws {
    files = list.operands
    pages = list["pages"]
    browser = list["browser"].flatMap(BrowserName.init) ?? .chromium
    compares = list.has("compare")
    seed = list.integer("seed")
    count = list.integer("count") ?? 300
    shrinks = list.has("shrink")
    if let kind = list["kind"].flatMap(LayoutGenerator.Kind.init) { kinds = [kind] }
    guard !files.isEmpty || seed != nil else { throw Failure(.usage, Self.syntax.usage) }
  }

  /// Keeps a page, if pages are wanted.
  func write(_ source: String, name: String) throws {
    guard let pages else { return }
    let folder = URL(fileURLWithPath: pages, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(source.utf8).write(to: folder.appendingPathComponent(name))
    } catch {
      throw Failure(.cannotCreate, "\(pages): no page can be written there. Check the rights.")
    }
  }
}
