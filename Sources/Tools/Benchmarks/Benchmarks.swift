import CommandLineOptions
import Dispatch
import ElementTree
import Foundation
import HTMLParsing
import Moments
import MomentsViews
import ViewTree

/// `Benchmarks`: prints figures as JSON; ratios are against a reference in the same run.
@main
struct Benchmarks {
  private static let syntax = CommandSyntax(
    "Benchmarks", maximumOperandCount: 1,
    options: [
      .flag("live", "Live pages alone"), .flag("cards", "Rows of cards alone"),
      .flag("snapshots", "Snapshots alone"), .flag("site-diff", "Comparing sites alone"),
      .flag("pixels", "Comparing pictures alone, in Chromium"),
      .flag("false-positives", "How often equal pictures differ, in Chromium"),
      .flag("empty", "The memory of a process that does nothing"),
      .flag("page", "The memory of a page of cards; a number repeats it, for a profiler"),
      .flag("small", "A small round, which shows that figures can be taken"),
    ], notes: "Without an option it prints all that need no browser, as JSON.")

  @MainActor static func main() {
    let list = syntax.parseProgram()
    do {
      if list.has("live") {
        show(try LiveFigures.measure())
      } else if list.has("cards") {
        show(try RowFigures.measure())
      } else if list.has("snapshots") {
        show(try SnapshotFigures.measure())
      } else if list.has("site-diff") {
        show(try SiteDiffFigures.measure())
      } else if list.has("pixels") || list.has("false-positives") {
        let isRate = list.has("pixels")
        Task {
          do {
            show(try await isRate ? PixelFigures.measure() : FalsePositives.measure())
            exit(0)
          } catch {
            syntax.end(.internalError, "\(error)")
          }
        }
        dispatchMain()
      } else if list.has("empty") {
        try MemoryFigures.report()
      } else if list.has("page") {
        let cards = Sample.cards(Size.of(1000))
        for _ in 0..<(list.operands.first.flatMap { Int($0) } ?? 1) {
          _ = try PageFigures.page(cards: cards)
        }
        try MemoryFigures.report()
      } else {
        exit(try all() || Size.isSmall ? 0 : 1)
      }
      exit(0)
    } catch {
      syntax.end(.internalError, "\(error)")
    }
  }

  private static func show(_ figures: [Figure]) {
    for figure in figures {
      print(figure.name, figure.value, figure.unit, figure.note, separator: "; ")
    }
  }

  /// Prints each figure as a line of JSON when it is there; tells whether all reach their bars.
  @MainActor private static func all() throws -> Bool {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var reachesAll = true
    for measure in [
      MemoryFigures.measure, PageFigures.measure, SiteFigures.measure, TypeCheckFigures.measure,
      LiveFigures.measure,
    ] as [@MainActor () throws -> [Figure]] {
      for figure in try measure() {
        // At once, also into a pipe.
        FileHandle.standardOutput.write(try encoder.encode(figure) + Data("\n".utf8))
        if let bar = figure.atMost, figure.value > bar { reachesAll = false }
      }
    }
    return reachesAll
  }
}
