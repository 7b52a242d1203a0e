import PageDrawing

/// One pool for all suites: a browser costs more than tests.
actor SharedPool {
  private static let shared = SharedPool()
  private let pool = Task { try await DrawingPool(tabs: 2) }

  static var pool: DrawingPool { get async throws { try await shared.pool.value } }
}

/// A document with a body and rules.
func document(_ body: String, css: String = "") -> DrawnPageSource {
  DrawnPageSource(
    html: """
      <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>\
      <meta name="color-scheme" content="light dark"/><title>Page</title>\
      <style>body{margin:0}\(css)</style></head><body>\(body)</body></html>
      """)
}
