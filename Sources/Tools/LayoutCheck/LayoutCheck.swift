import Browser
import CommandLineOptions
import Foundation
import LayoutChecking
import PositionedJSON
import WebEngines

/// `layout-check FILE…`: lays out the cases of each file in a browser and prints, as JSON, how many
/// are right and every miss; or, with `--compare`, in which cases browsers differ.
@main
struct LayoutCheck {
  @MainActor static func main() async {
    do {
      let arguments = try Arguments(Arguments.syntax.parseProgram())
      var files = try arguments.files.map(read)
      if let seed = arguments.seed {
        // Letters and scroll bars are as wide as each browser has them.
        let kinds = arguments.kinds.filter { !arguments.compares || $0 != .everyday }
        files += kinds.map {
          LayoutGenerator.file($0, count: arguments.count, seed: UInt64(seed))
        }
      }
      if arguments.compares {
        let differences = try await compare(files, arguments)
        try write(differences)
        if !differences.allSatisfy(\.cases.isEmpty) { exit(ExitCode.findings.rawValue) }
      } else if arguments.shrinks {
        try write(try await shrink(files, arguments))
      } else {
        try write(try await check(files, arguments, in: arguments.browser))
      }
    } catch let failure as Failure {
      Arguments.syntax.end(failure.code, failure.message)
    } catch {
      Arguments.syntax.end(.internalError, "\(error)")
    }
  }

  private static func write(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    FileHandle.standardOutput.write(try encoder.encode(value) + Data("\n".utf8))
  }

  /// What the other browsers lay out otherwise than Chromium, file by file.
  @MainActor
  private static func compare(
    _ files: [LayoutCases], _ arguments: Arguments
  ) async throws -> [LayoutDifference] {
    let usual = try await check(files, arguments, in: .chromium)
    var differences: [LayoutDifference] = []
    for browser in Arguments.BrowserName.allCases where browser != .chromium {
      let reports = try await check(files, arguments, in: browser)
      for (report, usual) in zip(reports, usual) {
        differences.append(
          LayoutDifference(browser: browser.rawValue, report: report, usual: usual))
      }
    }
    return differences
  }

  /// The smallest views that are laid out otherwise than SwiftUI does, of those that are.
  @MainActor
  private static func shrink(
    _ files: [LayoutCases], _ arguments: Arguments
  ) async throws -> [LayoutShrinker.Miss] {
    let (page, close) = try await open(arguments.browser)
    do {
      var misses: [LayoutShrinker.Miss] = []
      for file in files {
        misses += try await LayoutShrinker(checker: LayoutChecker(page: page)).misses(of: file)
      }
      await close()
      return misses
    } catch {
      await close()
      throw error
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
    _ files: [LayoutCases], _ arguments: Arguments, in browser: Arguments.BrowserName
  ) async throws -> [LayoutReport] {
    let (page, close) = try await open(browser)
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
