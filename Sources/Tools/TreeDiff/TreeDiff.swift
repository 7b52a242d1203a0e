import PageReading
import CommandLineOptions
import DiffProving
import Foundation
import ViewSnapshots

/// `tree-diff A.html B.html`: prints how the second page differs from the first.
@main
struct TreeDiff {
  static func main() async {
    do {
      switch try Arguments(Arguments.syntax.parseProgram()) {
      case .compare(let first, let second):
        let changes = PageSource.changes(from: try read(first), to: try read(second))
        for change in changes { print(change) }
        let isEqual = changes.isEmpty
        Foundation.exit(isEqual ? 0 : 1)
      case .prove(let count, let seed):
        Foundation.exit(await prove(count, seed) ? 0 : 1)
      case .measure:
        for figure in DiffFigures.measure() { print(figure) }
      }
    } catch {
      FileHandle.standardError.write(Data((error.message + "\n").utf8))
      Foundation.exit(error.code.rawValue)
    }
  }

  private static func read(_ file: String) throws(Failure) -> PageSource {
    do throws(PageReadingError) {
      return try PageSource(contentsOf: file)
    } catch {
      throw Failure(.noInput, error.description)
    }
  }

  /// Tries the laws of patches on so many pairs of trees, on all processors.
  private static func prove(_ count: Int, _ seed: UInt64) async -> Bool {
    print("seed \(seed)")
    let workers = max(1, ProcessInfo.processInfo.activeProcessorCount)
    let tries = (count + DiffLaws.pairsPerTry - 1) / DiffLaws.pairsPerTry
    let start = ContinuousClock.now
    let broken = await withTaskGroup(of: String?.self) { group in
      for worker in 0..<workers {
        let range = (tries * worker / workers)..<(tries * (worker + 1) / workers)
        group.addTask {
          var laws = DiffLaws(seed: seed &+ UInt64(range.lowerBound), formsEvery: 16)
          for _ in range {
            if let broken = laws.tryNext() { return broken }
          }
          return nil
        }
      }
      var broken: String?
      for await result in group where broken == nil { broken = result }
      return broken
    }
    print(broken ?? "\(tries * DiffLaws.pairsPerTry) pairs of trees: no law is broken")
    print("\(start.duration(to: .now))")
    return broken == nil
  }
}
