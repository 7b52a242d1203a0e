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
  @MainActor static func main() {
    let arguments = CommandLine.arguments.dropFirst().filter { $0 != "--small" }[...]
    do {
      switch arguments.first {
      case nil:
        exit(try all() || Size.isSmall ? 0 : 1)
      case "--live":
        for figure in try LiveFigures.measure() {
          print(figure.name, figure.value, figure.unit, figure.note, separator: "; ")
        }
        exit(0)
      case "--cards":
        for figure in try RowFigures.measure() {
          print(figure.name, figure.value, figure.unit, figure.note, separator: "; ")
        }
        exit(0)
      case "--snapshots":
        for figure in try SnapshotFigures.measure() {
          print(figure.name, figure.value, figure.unit, figure.note, separator: "; ")
        }
        exit(0)
      case "--site-diff":
        for figure in try SiteDiffFigures.measure() {
          print(figure.name, figure.value, figure.unit, figure.note, separator: "; ")
        }
        exit(0)
      case "--pixels", "--false-positives":
        let isRate = arguments.first == "--pixels"
        Task {
          await printFigures {
            try await isRate ? PixelFigures.measure() : FalsePositives.measure()
          }
        }
        dispatchMain()
      case "--empty":
        try MemoryFigures.report()
        exit(0)
      case "--page":
        // A count repeats the page, for a profiler to look at.
        let cards = Sample.cards(Size.of(1000))
        for _ in 0..<(arguments.dropFirst().first.flatMap { Int($0) } ?? 1) {
          _ = try PageFigures.page(cards: cards)
        }
        try MemoryFigures.report()
        exit(0)
      default:
        FileHandle.standardError.write(
          Data(
            "usage: Benchmarks [--live | --cards | --snapshots | --site-diff | --pixels | --false-positives] [--small]\n"
              .utf8))
        exit(2)
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(70)
    }
  }

  /// Prints figures that need a browser, and ends.
  @MainActor private static func printFigures(
    _ measure: @MainActor () async throws -> [Figure]
  ) async {
    do {
      for figure in try await measure() {
        print(figure.name, figure.value, figure.unit, figure.note, separator: "; ")
      }
      exit(0)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(70)
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
