import Browser
import BrowserPool
import Foundation
import TestSupport
import Testing

@testable import PreviewSupervision
@testable import ViewPreviews

/// A package whose previews are shown: the folder is real, the compiler is a script that gives out
/// the fixture's program, or an error as long as there is a file `Sources/M/broken`.
@MainActor
final class PreviewedPackage {
  let folder: TemporaryFolder
  let supervisor: PreviewSupervisor

  /// - Parameter pause: How long a program takes until it begins to listen, in seconds.
  init(pause: Double = 0) throws {
    folder = try TemporaryFolder()
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let root = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path
    try folder.write("Package.swift", "// the manifest\n")
    try folder.write("Sources/M/A.swift", "let a = 1\n")
    try folder.write("Public/note.txt", "a note\n")
    try folder.write(".secret", "hidden\n")
    try folder.write(
      ".tools/swift",
      """
      #!/bin/sh
      if [ -f '\(root)/Sources/M/broken' ]; then
        echo "\(root)/Sources/M/A.swift:3:7: error: cannot find 'x' in scope"
        exit 1
      fi
      mkdir -p '\(root)/.scratch/debug'
      cat > '\(root)/.scratch/debug/new' <<'END'
      #!/bin/sh
      touch '\(root)/.scratch/started'
      sleep \(pause)
      exec '\(products.path)/PreviewFixture' "$@"
      END
      chmod +x '\(root)/.scratch/debug/new'
      mv '\(root)/.scratch/debug/new' '\(root)/.scratch/debug/fixture'
      """)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: root + "/.tools/swift")
    var options = PreviewSupervisor.Options(
      package: root, product: "fixture", swift: root + "/.tools/swift")
    options.scratch = root + "/.scratch"
    options.port = 0
    let lines = LogLines()
    options.log = { lines.all.append($0) }
    self.lines = lines
    supervisor = try PreviewSupervisor(options)
    supervisor.start()
  }

  private let lines: LogLines

  /// Whether a program has been started.
  var hasStarted: Bool {
    FileManager.default.fileExists(atPath: folder.path + "/.scratch/started")
  }

  /// What the supervisor has said.
  var said: [String] { lines.all }

  isolated deinit { supervisor.stop() }

  /// The server's root, without the token.
  var address: String {
    String(supervisor.url.prefix { $0 != "?" })
  }
}

/// Lines that come while something runs.
@MainActor
final class LogLines: Sendable {
  var all: [String] = []
}

/// The page of previews in Chromium.
@MainActor
struct CataloguePage {
  let page: Page

  init(_ package: PreviewedPackage, in browser: Browser) async throws {
    try await self.init(package.supervisor, in: browser)
  }

  /// Opens the page of a supervisor, and waits until previews are there.
  init(_ supervisor: PreviewSupervisor, in browser: Browser) async throws {
    page = try await browser.newPage(width: 1200, height: 800)
    try await page.navigate(to: supervisor.url)
    #expect(try await wait("document.querySelector('[data-testid^=preview]:enabled')"))
  }

  @discardableResult
  func evaluate(_ script: String) async throws -> JSONValue { try await page.evaluate(script) }

  /// Waits until an expression is true, also over pages that are loaded anew; false after a minute.
  func wait(_ isSo: String) async throws -> Bool { try await page.wait(isSo) }

  func choose(_ id: String) async throws {
    try await evaluate("document.querySelector('[data-testid=\"preview:\(id)\"]').click()")
  }

  /// An element in the first card.
  static func inCard(_ selector: String) -> String {
    "document.querySelector('iframe').contentDocument.querySelector('\(selector)')"
  }
}
