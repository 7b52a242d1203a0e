import Browser
import Foundation

/// The browser that draws, with what its pictures depend on.
public final class DrawingEnvironment: Sendable {
  let browser: Browser
  private let folder: URL

  private init(browser: Browser, folder: URL) {
    self.browser = browser
    self.folder = folder
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// What pictures depend on beside the page: the browser's version and each font's SHA-256.
  public var facts: [(name: String, value: String)] {
    [("browser", browser.version)]
      + TestFonts.files.map { ("font \($0.name)", "sha256 \($0.sha256)") }
  }

  static func launch(timeout: Duration) async throws -> DrawingEnvironment {
    let fonts = try TestFonts()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("drawing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    do {
      let file = folder.appendingPathComponent("fonts.conf")
      try Data(fonts.configuration(cache: folder.appendingPathComponent("cache"))).write(to: file)
      let browser = try await Browser.launch(
        environment: ["FONTCONFIG_FILE": file.path], timeout: timeout)
      return DrawingEnvironment(browser: browser, folder: folder)
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
  }

  func close() async {
    await browser.close()
    try? FileManager.default.removeItem(at: folder)
  }
}
