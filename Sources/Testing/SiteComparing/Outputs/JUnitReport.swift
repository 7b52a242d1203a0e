import ElementTree
import Foundation
import ViewSnapshots

/// A report as JUnit writes its own, for what shows the results of tests.
package enum JUnitReport {
  /// The document: a test case each entry, and one for all that is as it was.
  package static func bytes(of report: ChangeReport) -> [UInt8] {
    var writer = HTMLWriter()
    let failed = report.entries.filter { $0.exitCode == .failed }.count
    writer.appendMarkup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites><testsuite")
    attribute("name", "\(report.old) → \(report.new)", &writer)
    attribute("tests", "\(report.entries.count + 1)", &writer)
    attribute("failures", "\(report.entries.count - failed)", &writer)
    attribute("errors", "\(failed)", &writer)
    writer.appendMarkup(">\n<testcase classname=\"unchanged\"")
    attribute("name", "\(report.comparedCount - report.entries.count) unchanged", &writer)
    writer.appendMarkup("/>\n")
    for entry in report.entries {
      writer.appendMarkup("<testcase")
      let file = entry.file.map(relative)
      attribute("classname", file ?? "snapshots", &writer)
      attribute("name", entry.name, &writer)
      if let file { attribute("file", file, &writer) }
      if let line = entry.line { attribute("line", "\(line)", &writer) }
      writer.appendMarkup(entry.exitCode == .failed ? ">\n<error" : ">\n<failure")
      attribute("message", entry.summary, &writer)
      attribute("type", entry.exitCode == .failed ? "failed" : "changed", &writer)
      writer.appendMarkup(">")
      for group in SemanticChangeGroup.fold(entry.changes) {
        writer.appendText(group.description + "\n")
      }
      writer.appendMarkup(entry.exitCode == .failed ? "</error>" : "</failure>")
      writer.appendMarkup("\n</testcase>\n")
    }
    writer.appendMarkup("</testsuite></testsuites>\n")
    return writer.bytes
  }

  /// The path of a file from the working folder on, as it is on the machine that shows the report.
  package static func relative(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  private static func attribute(_ name: StaticString, _ value: String, _ writer: inout HTMLWriter) {
    writer.appendMarkup(" ")
    writer.appendMarkup(name)
    writer.appendMarkup("=\"")
    writer.appendAttributeValue(value)
    writer.appendMarkup("\"")
  }
}
