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
    let arguments = CommandLine.arguments.dropFirst()
    do {
      switch arguments.first {
      case nil:
        let figures = try all()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        print(String(decoding: try encoder.encode(figures), as: UTF8.self))
        let missed = figures.filter { figure in figure.atMost.map { figure.value > $0 } ?? false }
        exit(missed.isEmpty ? 0 : 1)
      case "--empty": exit(0)
      case "--page":
        _ = try PageFigures.page(cards: Sample.cards(1000))
        exit(0)
      default:
        FileHandle.standardError.write(Data("usage: Benchmarks\n".utf8))
        exit(2)
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(70)
    }
  }

  @MainActor private static func all() throws -> [Figure] {
    // Memory comes first: a child's peak counts what this process has when it is spawned.
    try MemoryFigures.measure() + PageFigures.measure() + SiteFigures.measure()
      + TypeCheckFigures.measure()
  }
}
