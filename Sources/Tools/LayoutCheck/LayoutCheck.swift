import Browser
import CommandLineOptions
import Foundation
import LayoutChecking
import PositionedJSON
import WebEngines

/// `layout-check FILE…`: lays out the cases of each file in a browser and prints, as JSON, how many
/// are right and every miss.
@main
struct LayoutCheck {
  @MainActor static func main() async {
    do {
      let arguments = try Arguments(Arguments.syntax.parseProgram())
      let files = try arguments.files.map(read)
      let reports = try await check(files, arguments)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      FileHandle.standardOutput.write(try encoder.encode(reports) + Data("\n".utf8))
    } catch let failure as Failure {
      Arguments.syntax.end(failure.code, failure.message)
    } catch {
      Arguments.syntax.end(.internalError, "\(error)")
    }
  }

  private static func read(_ file: String) throws -> LayoutCases {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: file))
    } catch {
      throw Failure(.noInput, "\(file): can't be read. Check the name and the rights.")
    }
    do {
      return try LayoutCases(Array(data), file: file)
    } catch {
      throw Failure(.badData, error.description)
    }
  }

  @MainActor
  private static func check(
    _ files: [LayoutCases], _ arguments: Arguments
  ) async throws -> [LayoutReport] {
    let (page, close) = try await open(arguments.browser)
    do {
      let reports = try await check(files, arguments, on: page)
      await close()
      return reports
    } catch {
      await close()
      throw error
    }
  }

  /// A page in a window of 1200 by 900 points, and what ends its browser.
  private static func open(
    _ name: Arguments.BrowserName
  ) async throws -> (page: any EnginePage, close: @Sendable () async -> Void) {
    switch name {
    case .chromium:
      let browser = try await Browser.launch()
      return (try await browser.newPage(width: 1200, height: 900), { await browser.close() })
    case .firefox:
      let page = try await FirefoxPage()
      try await page.setWindow(width: 1200, height: 900)
      return (page, { await page.close() })
    case .webkit:
      let page = try await WebKitPage()
      try await page.setWindow(width: 1200, height: 900)
      return (page, { await page.close() })
    }
  }

  @MainActor
  private static func check(
    _ files: [LayoutCases], _ arguments: Arguments, on page: any EnginePage
  ) async throws -> [LayoutReport] {
    var reports: [LayoutReport] = []
    for (index, file) in files.enumerated() {
      let checker = LayoutChecker(page: page) { number, source in
        try arguments.write(source, name: "\(index)-\(number).html")
      }
      reports.append(try await checker.check(file))
    }
    return reports
  }
}

/// Why there is no report.
struct Failure: Error {
  var code: ExitCode
  var message: String

  init(_ code: ExitCode, _ message: String) {
    self.code = code
    self.message = message
  }
}
