import Browser
import Foundation

/// `screenshot PAGE FILE [WIDTH HEIGHT] [--dark] [--full] [--after SCRIPT]`: a picture of a page as
/// Chromium shows it, once the promise of a script is kept.
@main
struct ScreenshotCommand {
  static func main() async {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let isDark = take("--dark", &arguments)
    let isFull = take("--full", &arguments)
    let script = takeValue("--after", &arguments)
    guard arguments.count == 2 || arguments.count == 4,
      let width = Int(arguments.count == 4 ? arguments[2] : "1000"),
      let height = Int(arguments.count == 4 ? arguments[3] : "900"), width > 0, height > 0
    else {
      fail(2, "usage: screenshot PAGE FILE [WIDTH HEIGHT] [--dark] [--full] [--after SCRIPT]")
    }
    do {
      let browser = try await Browser.launch()
      let page = try await browser.newPage(width: width, height: height)
      try await page.emulate(colorScheme: isDark ? .dark : .light, reducedMotion: true)
      let address =
        arguments[0].contains("://")
        ? arguments[0] : URL(fileURLWithPath: arguments[0]).absoluteString
      try await page.navigate(to: address)
      _ = try await page.evaluate(Self.settle)
      if let script { _ = try await page.evaluate(script) }
      let picture = try await page.screenshot(clip: nil, fullPage: isFull)
      for message in try await page.consoleMessages { print(message) }
      await browser.close()
      try Data(picture).write(to: URL(fileURLWithPath: arguments[1]))
    } catch {
      fail(70, "\(error)")
    }
  }

  /// Loads pictures that would come only when the reader scrolls, and waits for all of them.
  private static let settle = """
    Promise.all([...document.images].map(image => {
      image.loading = 'eager';
      return image.decode().catch(() => {});
    })).then(() => true)
    """

  private static func take(_ flag: String, _ arguments: inout [String]) -> Bool {
    guard let index = arguments.firstIndex(of: flag) else { return false }
    arguments.remove(at: index)
    return true
  }

  private static func takeValue(_ flag: String, _ arguments: inout [String]) -> String? {
    guard let index = arguments.firstIndex(of: flag), index + 1 < arguments.count else {
      return nil
    }
    defer { arguments.removeSubrange(index...index + 1) }
    return arguments[index + 1]
  }

  private static func fail(_ code: Int32, _ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
  }
}
