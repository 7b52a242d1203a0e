import Browser
import Foundation

/// `layout-check FILE…`: lays out the cases of each file in Chromium and prints, as JSON, how many
/// are right and every miss.
@main
struct LayoutCheck {
  @MainActor static func main() async {
    let files = CommandLine.arguments.dropFirst()
    guard !files.isEmpty, !files.contains(where: { $0.hasPrefix("-") }) else {
      fail(2, "usage: layout-check FILE…")
    }
    do {
      let browser = try await Browser.launch()
      let page = try await browser.newPage(width: 1200, height: 900)
      let checker = LayoutChecker(page: page)
      var reports: [LayoutChecker.Report] = []
      for file in files {
        guard let data = FileManager.default.contents(atPath: file) else {
          fail(66, "\(file): can't be read")
        }
        let cases: LayoutCases
        do {
          cases = try JSONDecoder().decode(LayoutCases.self, from: data)
        } catch {
          fail(65, "\(file): \(error)")
        }
        reports.append(try await checker.check(cases, file: file))
      }
      await browser.close()
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      print(String(decoding: try encoder.encode(reports), as: UTF8.self))
    } catch {
      fail(70, "\(error)")
    }
  }

  private static func fail(_ code: Int32, _ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
  }
}
