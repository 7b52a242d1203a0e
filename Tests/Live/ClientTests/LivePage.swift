import Browser
import BrowserPool
import ElementDiff
import ElementTree
import Testing

/// A page in Chromium that is attached to a ``Peer``.
@MainActor
struct LivePage {
  let page: Page
  let peer: Peer

  /// Shows a page and gives it to a test; in the end nothing may have been said on the console.
  static func with(
    _ peer: Peer, isQuiet: Bool = true, prepare: String? = nil,
    _ body: @MainActor (LivePage) async throws -> Void
  ) async throws {
    try peer.start()
    let browser = try await BrowserPool.take()
    let page = try await browser.newPage()
    if let prepare {
      try await page.send("Page.addScriptToEvaluateOnNewDocument", ["source": .string(prepare)])
    }
    try await page.navigate(to: peer.address)
    let live = LivePage(page: page, peer: peer)
    #expect(await peer.wait { peer.messages.first?.first == 1 })
    try await body(live)
    if isQuiet { #expect(try await page.consoleMessages == []) }
    await BrowserPool.put(browser)
    peer.stop()
  }

  @discardableResult
  func evaluate(_ script: String) async throws -> JSONValue { try await page.evaluate(script) }

  /// Calls something of what the client's modules share.
  @discardableResult
  func client(_ script: String) async throws -> JSONValue {
    let address = try await page.evaluate(
      "document.querySelector('script[type=module]').src")
    return try await page.evaluate(
      "import('\(address.string ?? "")').then(async ({default: page}) => \(script))")
  }

  /// Waits until the page has applied a frame.
  func applied(_ frame: Int) async throws {
    let address = try await page.evaluate("document.querySelector('script[type=module]').src")
    let isApplied = try await page.wait(
      "(await import('\(address.string ?? "")')).default.frame() == \(frame)")
    #expect(isApplied, "frame \(frame)")
  }

  /// Waits until a script gives something true.
  func until(_ script: String) async throws { _ = try await page.wait(script) }

  /// Sends the next frame and waits until it is applied.
  func apply(_ patch: Patch?, event: Int = 0, commands: [[UInt8]] = []) async throws {
    peer.send(patch, event: event, commands: commands)
    try await applied(peer.frame)
  }

  /// What the page shows, in the form of ``canonical``; numbers stand in front if asked for.
  func content(numbered: Bool = false) async throws -> String {
    try await client(
      "(\(Self.canonical))(document.body, \(numbered) ? page.nodes.map((_, id) => page.at(id)) : null)"
    )
    .string ?? ""
  }

  /// A function that writes elements with sorted attributes and joined texts.
  static let canonical = """
    (root, numbers) => {
      const write = (node) => {
        const id = numbers && numbers.indexOf(node) >= 0 ? '#' + numbers.indexOf(node) + ' ' : '';
        if (node.nodeType == 3) return id + JSON.stringify(node.data);
        let text = id + '<' + node.localName;
        for (const name of node.getAttributeNames().sort()) {
          if (name == 'xmlns' || name == 'style') continue;
          let value = node.getAttribute(name);
          if (name == 'class') {
            value = value.split(' ').filter(part => part).join(' ');
            if (!value) continue;
          }
          text += ' ' + name + '=' + JSON.stringify(value);
        }
        return text + '>' + inside(node) + '</>';
      };
      const inside = (node) => {
        let text = '', data = null;
        for (const child of node.childNodes) {
          if (!numbers && child.nodeType == 3) { data = (data || '') + child.data; continue; }
          if (data) text += JSON.stringify(data);
          data = null;
          text += write(child);
        }
        return text + (data ? JSON.stringify(data) : '');
      };
      return inside(root);
    }
    """
}
