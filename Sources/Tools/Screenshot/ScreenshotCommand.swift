import Browser
import CommandLineOptions
import Foundation

/// `screenshot PAGE FILE [WIDTH HEIGHT]`: a picture of a page as Chromium shows it.
@main
struct ScreenshotCommand {
  private static let syntax = CommandSyntax(
    "screenshot", operands: "PAGE FILE [WIDTH HEIGHT]", maximumOperandCount: 4,
    options: [
      .flag("dark", "In dark colours"),
      .flag("full", "The whole page, not what fits the window"),
      .value("after", "SCRIPT", "Once the promise of a script is kept"),
    ])

  static func main() async {
    let list = syntax.parseProgram()
    let arguments = list.operands
    guard arguments.count == 2 || arguments.count == 4,
      let width = Int(arguments.count == 4 ? arguments[2] : "1000"),
      let height = Int(arguments.count == 4 ? arguments[3] : "900"), width > 0, height > 0
    else { syntax.endWithUsage() }
    do {
      let browser = try await Browser.launch()
      let page = try await browser.newPage(width: width, height: height)
      try await page.emulate(colorScheme: list.has("dark") ? .dark : .light, reducedMotion: true)
      let address =
        arguments[0].contains("://")
        ? arguments[0] : URL(fileURLWithPath: arguments[0]).absoluteString
      try await page.navigate(to: address)
      _ = try await page.evaluate(Self.settle)
      if let script = list["after"] { _ = try await page.evaluate(script) }
      let picture = try await page.screenshot(clip: nil, fullPage: list.has("full"))
      for message in try await page.consoleMessages { print(message) }
      await browser.close()
      try Data(picture).write(to: URL(fileURLWithPath: arguments[1]))
    } catch {
      syntax.end(.internalError, "\(error)")
    }
  }

  /// Loads pictures that would come only when the reader scrolls, and waits for all of them.
  private static let settle = """
    Promise.all([...document.images].map(image => {
      image.loading = 'eager';
      return image.decode().catch(() => {});
    })).then(() => true)
    """
}
