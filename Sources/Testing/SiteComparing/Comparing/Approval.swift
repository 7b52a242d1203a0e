import PageReading
import Foundation
import ViewSnapshots

/// Takes groups of changes for right: what has nothing but these becomes the old site's.
package struct Approval {
  /// The entries that the old site takes over.
  package private(set) var taken: [ReportEntry] = []
  /// The entries that have other changes too, or can't be taken.
  package private(set) var left: [ReportEntry] = []

  /// - Parameters:
  ///   - report: What was compared.
  ///   - ids: The groups' names; nil for all.
  /// - Throws: ``ComparisonError`` with the code `usage` for a name that no group has.
  package init(of report: ChangeReport, groups ids: [String]?) throws(ComparisonError) {
    let groups = report.groups
    if let unknown = ids?.first(where: { id in !groups.contains { $0.id == id } }) {
      throw ComparisonError(
        .usage, "There is no group \(unknown). Name one of those that moments diff prints.")
    }
    var open: [String: Int] = [:]
    for group in groups where ids.map({ !$0.contains(group.id) }) ?? false {
      for name in group.cases { open[name, default: 0] += 1 }
    }
    for entry in report.entries {
      switch entry.outcome {
      case .added, .removed, .moved, .changed:
        if open[entry.name] == nil { taken.append(entry) } else { left.append(entry) }
      default: left.append(entry)
      }
    }
  }

  /// Writes what is taken into the old site.
  ///
  /// Style sheets get the rules that the pages taken need, and keep those that the others have.
  ///
  /// - Throws: ``ComparisonError`` with the code `output`.
  package func apply(from new: SiteFolder, to old: SiteFolder) throws(ComparisonError) {
    for entry in taken {
      switch entry.outcome {
      case .removed: try remove(entry.name, in: old)
      case .moved(let source):
        try copy(entry.name, from: new, to: old)
        try remove(source, in: old)
      default: try copy(entry.name, from: new, to: old)
      }
    }
    for path in new.paths where path.hasSuffix(".css") && old.contains(path) {
      guard let before = old.bytes(path), let after = new.bytes(path), before != after,
        !(taken + left).contains(where: { $0.name == path })
      else { continue }
      try write(left.isEmpty ? after : Self.union(before, after), to: old.file(path))
    }
  }

  /// The lines of a sheet, and the class rules that another has beyond them.
  private static func union(_ old: [UInt8], _ new: [UInt8]) -> [UInt8] {
    let lines = String(decoding: old, as: UTF8.self).split(separator: "\n")
    let known = Set(lines)
    let missing = String(decoding: new, as: UTF8.self).split(separator: "\n")
      .filter { !known.contains($0) && PageStyles.rule(String($0)) != nil }
    return Array((lines + missing).map { $0 + "\n" }.joined().utf8)
  }

  private func copy(
    _ path: String, from new: SiteFolder, to old: SiteFolder
  ) throws(ComparisonError) {
    guard let bytes = new.bytes(path) else {
      throw ComparisonError(.output, "\(path) can't be read any more. Compare again.")
    }
    try write(bytes, to: old.file(path))
  }

  private func write(_ bytes: [UInt8], to url: URL) throws(ComparisonError) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url, options: .atomic)
    } catch {
      throw ComparisonError(.output, "\(url.path) can't be written: \(error.localizedDescription)")
    }
  }

  private func remove(_ path: String, in folder: SiteFolder) throws(ComparisonError) {
    do {
      try FileManager.default.removeItem(at: folder.file(path))
    } catch {
      throw ComparisonError(
        .output, "\(folder.file(path).path) can't be removed: \(error.localizedDescription)")
    }
  }
}
