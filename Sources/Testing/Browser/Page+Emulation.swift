extension Page {
  /// The colour scheme that a page can be made to prefer.
  public enum ColorScheme: String, Sendable, CaseIterable {
    case light
    case dark
  }

  /// How far apart colours shall be.
  public enum Contrast: String, Sendable, CaseIterable {
    case normal = "no-preference"
    case more
  }

  /// Sets the preferences that the page sees.
  ///
  /// - Parameters:
  ///   - colorScheme: Answers `prefers-color-scheme`; nil stands for the browser's own answer.
  ///   - reducedMotion: Answers `prefers-reduced-motion`; nil stands for the browser's own
  ///     answer.
  ///   - contrast: Answers `prefers-contrast`; nil stands for the browser's own answer.
  public func emulate(
    colorScheme: ColorScheme? = nil, reducedMotion: Bool? = nil, contrast: Contrast? = nil
  ) async throws {
    let motion = reducedMotion.map { $0 ? "reduce" : "no-preference" }
    try await send(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": .string(colorScheme?.rawValue ?? "")],
          ["name": "prefers-reduced-motion", "value": .string(motion ?? "")],
          ["name": "prefers-contrast", "value": .string(contrast?.rawValue ?? "")],
        ]
      ])
  }

  /// Sets the size of the viewport in CSS pixels, and how many device pixels make one of them.
  public func setViewport(width: Int, height: Int, deviceScaleFactor: Double = 1) async throws {
    guard (1...10_000).contains(width), (1...10_000).contains(height), deviceScaleFactor > 0 else {
      throw BrowserError(
        .invalidArgument,
        "A viewport of \(width) by \(height) pixels at \(deviceScaleFactor) is not possible. "
          + "Give 1 to 10,000 pixels and a positive factor.")
    }
    try await send(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)),
        "deviceScaleFactor": .number(deviceScaleFactor), "mobile": false,
      ])
  }

  /// Cuts the page off from every network, or connects it again.
  public func setOffline(_ isOffline: Bool) async throws {
    try await send(
      "Network.emulateNetworkConditions",
      [
        "offline": .bool(isOffline), "latency": 0, "downloadThroughput": -1,
        "uploadThroughput": -1,
      ])
  }
}
