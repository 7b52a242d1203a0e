import Glibc

/// The switches that every browser of ours starts with.
enum LaunchArguments {
  static func all(showsScrollBars: Bool) -> [String] {
    // As root Chromium's own sandbox refuses to work.
    base + (showsScrollBars ? [] : ["--hide-scrollbars"])
      + (geteuid() == 0 ? ["--no-sandbox"] : [])
  }

  private static let base = [
    "--headless", "--remote-debugging-pipe", "--no-startup-window",

    // The same pixels everywhere
    "--disable-gpu", "--force-device-scale-factor=1",
    "--font-render-hinting=none", "--force-color-profile=srgb", "--disable-lcd-text",
    "--lang=en-US",

    // Nobody else to talk to, nothing to set up
    "--no-first-run", "--no-default-browser-check", "--disable-background-networking",
    "--disable-breakpad", "--disable-client-side-phishing-detection",
    "--disable-component-update", "--disable-default-apps", "--disable-extensions",
    "--disable-quic", "--disable-sync", "--metrics-recording-only", "--mute-audio",
    "--password-store=basic", "--use-mock-keychain",

    // Pages work on in windows that are not in front
    "--disable-background-timer-throttling", "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",

    // A finger that moves sideways does not go back in the history: that is the browser's window's
    "--overscroll-history-navigation=0",

    // Containers have 64 MB of shared memory, less than one large picture
    "--disable-dev-shm-usage",
  ]
}
