import Foundation
import TestSupport
import Testing

@testable import ViewTree

@Suite("Places of what an author is told") @MainActor
struct IssuePlacesTests {
  private static let weather = """
    import SwiftUI

    struct Skyline: View {
      var body: some View { Text("no.such.symbol") }
    }

    struct Sky: View {
      @Environment(Settings.self) var settings
      @State private var days: [Int] = []
      var body: some View {
        Image(systemName: "no.such.symbol")
          .fileMover(isPresented: $isOpen)
        ForEach(days, id: \\.self) { Text("\\($0)") }
          .onChange(of: days) { days = [] }
      }
    }

    """

  private func place(
    _ code: ViewIssue.Code, _ message: String, _ path: [String], _ others: [String: String] = [:]
  ) throws -> String? {
    let folder = try TemporaryFolder()
    let sources = folder.path + "/Sources/App"
    for (name, text) in ["Weather.swift": Self.weather].merging(others, uniquingKeysWith: { $1 }) {
      let file = URL(fileURLWithPath: sources + "/" + name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let issue = ViewIssue(code: code, severity: .warning, message: message, viewPath: path)
    return IssuePlaces(folder: folder.path).placed(issue).place?.description
  }

  @Test(
    "A problem is shown at the line of the view that has what it is about",
    arguments: [
      (ViewIssue.Code.unknownSymbol, "There is no symbol named \"no.such.symbol\".", 11),
      (.unsupported, "Pages let no files be moved, so fileMover does nothing.", 12),
      (.duplicateID, "Two rows have the id 3.", 13),
      (.endlessChange, "onChange has changed what views read.", 14),
      (.changeInBody, "State is changed while body runs.", 10),
      (.missingEnvironmentObject, "No object of type Settings is in the environment.", 8),
      (.tooDeep, "Nothing in the sources says this.", 7),
    ])
  func lines(_ code: ViewIssue.Code, _ message: String, _ line: Int) throws {
    #expect(
      try place(code, message, ["Weather", "Sky", "LabelBody"])
        == "Sources/App/Weather.swift:\(line)")
  }

  @Test("Nothing is said of a view that is not there, or is there twice")
  func unknown() throws {
    #expect(try place(.tooDeep, "Too deep.", ["Weather"]) == nil)
    let twice = ["Other/Sky.swift": "struct Sky {\n}\n"]
    #expect(try place(.tooDeep, "Too deep.", ["Sky"], twice) == nil)
    #expect(try place(.tooDeep, "Too deep.", ["Skyline"], twice) == "Sources/App/Weather.swift:3")
  }

  @Test("What was built or fetched is not searched")
  func built() throws {
    let built = [".build/Sky.swift": "struct Sky {\n}\n"]
    #expect(try place(.tooDeep, "Too deep.", ["Sky"], built) == "Sources/App/Weather.swift:7")
  }

  @Test("A line stands as compilers write it")
  func description() {
    var issue = ViewIssue(
      code: .unsupported, severity: .warning, message: "Not here.", viewPath: ["A", "B"])
    issue.place = SourcePlace(file: "Sources/App/B.swift", line: 3)
    #expect(issue.description == "Sources/App/B.swift:3: warning: Not here. at A > B")
  }
}
