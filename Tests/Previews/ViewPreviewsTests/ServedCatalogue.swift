import Browser
import BrowserPool
import Foundation
import TestSupport
import Testing
import ViewTree

@testable import ViewPreviews

/// A catalogue of this process in Chromium.
@MainActor
struct ServedCatalogue {
  let page: Page
  let folder: TemporaryFolder
  private let server: PreviewServer
  private let browser: Browser

  init(_ previews: [CataloguedPreview], _ route: String = "/", width: Int = 1300) async throws {
    folder = try TemporaryFolder()
    var options = HostOptions()
    options.package = folder.path
    server = try PreviewServer(options, catalogue: PreviewCatalogue(previews))
    try server.start()
    browser = try await BrowserPool.take()
    page = try await browser.newPage(width: width, height: 800)
    try await open(route)
  }

  /// Loads an address and waits until the page answers.
  func open(_ route: String) async throws {
    try await page.navigate(to: server.url + route.dropFirst())
    #expect(try await wait("document.querySelector('nav button:enabled')"))
  }

  func close() async {
    await BrowserPool.put(browser)
    server.stop()
  }

  @discardableResult
  func evaluate(_ script: String) async throws -> JSONValue { try await page.evaluate(script) }

  /// Waits until an expression is true; false after a minute.
  func wait(_ isSo: String) async throws -> Bool { try await page.wait(isSo) }

  /// So many previews, ten in a file and ten files in a module.
  static func many(_ count: Int) -> [CataloguedPreview] {
    (0..<count).map { number in
      CataloguedPreview(
        module: "Module\(number / 100)", file: "File\(number / 10 % 10).swift",
        line: number % 10 + 1, name: "Preview \(number)", space: PreviewSpace(),
        make: { Text(verbatim: "Picture \(number)") })
    }
  }

  /// A preview of some views in one file.
  static func preview(
    _ name: String, line: Int = 1, controls: [String] = [],
    _ make: @escaping @MainActor () -> any View
  ) -> CataloguedPreview {
    CataloguedPreview(
      module: "App", file: "Views.swift", line: line, name: name, space: PreviewSpace(),
      controls: controls, make: make)
  }
}
