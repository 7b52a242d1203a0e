import Foundation

extension Page {
  /// Takes a picture of the page.
  ///
  /// - Parameters:
  ///   - clip: The part to show, in CSS pixels from the document's start. By default it is the
  ///     viewport. It may reach beyond the viewport.
  ///   - fullPage: Whether to show the whole document instead.
  ///   - isQuick: Whether the file may be larger for being made in less time; its pixels are the same.
  /// - Returns: A PNG file, with as many pixels for each CSS pixel as the viewport's
  ///   `deviceScaleFactor` says.
  public func screenshot(clip: Rect? = nil, fullPage: Bool = false, isQuick: Bool = false)
    async throws -> [UInt8]
  {
    var parameters: [String: JSONValue] = ["format": "png", "optimizeForSpeed": .bool(isQuick)]
    if let area = fullPage ? try await documentArea() : clip {
      parameters["captureBeyondViewport"] = true
      parameters["clip"] = [
        "x": .number(area.x), "y": .number(area.y), "width": .number(area.width),
        "height": .number(area.height), "scale": 1,
      ]
    }
    let command = "Page.captureScreenshot"
    let answer = try await send(command, .object(parameters))
    guard let base64 = answer["data"]?.string, let data = Data(base64Encoded: base64) else {
      throw BrowserError.unexpectedAnswer(to: command, missing: "data")
    }
    return [UInt8](data)
  }

  private func documentArea() async throws -> Rect {
    let command = "Page.getLayoutMetrics"
    guard let area = try await send(command)["cssContentSize"].flatMap(Rect.init) else {
      throw BrowserError.unexpectedAnswer(to: command, missing: "cssContentSize")
    }
    return area
  }
}
