import Foundation
import ViewSnapshots

/// A report for programs, and for merging.
package enum JSONReport {
  /// The report in UTF-8 with sorted members.
  package static func bytes(of report: ChangeReport) throws(ComparisonError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    do {
      return [UInt8](try encoder.encode(report)) + [0x0A]
    } catch {
      throw ComparisonError(.output, "The report can't be written: \(error)")
    }
  }

  /// Reads a report back.
  package static func read(_ file: String) throws(ComparisonError) -> ChangeReport {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw ComparisonError(.noInput, "There is no report \(file). Name a file that exists.")
    }
    do {
      let report = try JSONDecoder().decode(ChangeReport.self, from: data)
      guard report.version == ChangeReport.formatVersion else {
        throw ComparisonError(
          .badData, "\(file) is a report of version \(report.version). Make it anew.")
      }
      return report
    } catch let error as ComparisonError {
      throw error
    } catch {
      throw ComparisonError(.badData, "\(file) is no report of a comparison. Name one.")
    }
  }

  /// The report of a run of snapshot tests, from the lines that `SNAPSHOT_RESULTS` names.
  ///
  /// Processes that ran parts of the tests side by side may have a file each or one for all; a
  /// snapshot that several of them took is counted once, and reported once if they say the same.
  package static func readResults(_ files: [String]) throws(ComparisonError) -> ChangeReport {
    var entries: [ReportEntry] = []
    var known: Set<ReportEntry> = []
    var baselines: Set<String> = []
    for file in files {
      guard let data = FileManager.default.contents(atPath: file) else {
        throw ComparisonError(
          .noInput, "There are no results in \(file). Name a file that exists.")
      }
      for (number, line) in data.split(separator: 0x0A).enumerated() {
        guard let result = try? JSONDecoder().decode(SnapshotResult.self, from: line) else {
          throw ComparisonError(
            .badData, "\(file):\(number + 1): no result of a snapshot. Run the tests again.")
        }
        baselines.insert(result.baseline)
        if let entry = ReportEntry(result), known.insert(entry).inserted { entries.append(entry) }
      }
    }
    return ChangeReport(
      old: "baselines", new: "tests", comparedCount: baselines.count, entries: entries)
  }
}
