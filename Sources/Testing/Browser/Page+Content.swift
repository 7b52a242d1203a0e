extension Page {
  /// Loads an address and waits for its `load` event.
  ///
  /// When the document goes on to another one before that, the other one's event counts. An
  /// answer with an HTTP error status is a page like any other. An address within the current
  /// document is reached at once.
  ///
  /// - Throws: `BrowserError` with the code `navigationFailed` when nothing can be loaded.
  public func navigate(to url: String) async throws {
    let command = "Page.navigate"
    let answer = try await send(command, ["url": .string(url)])
    if let reason = answer["errorText"]?.string, !reason.isEmpty {
      throw BrowserError(
        .navigationFailed, "\(url) could not be loaded (\(reason)). Check the address.",
        command: command)
    }
    guard let loader = answer["loaderId"]?.string else { return }
    let connection = browser.connection
    _ = try await connection.wait(
      "The load event of \(url)", session: session,
      then: { [events] id in
        events.whenLoaded(loader) { connection.resolve(id, $0) }
      })
  }

  /// Shows a document given as source, and waits until it, its pictures and its fonts are loaded.
  ///
  /// The document's address is `about:blank`, so only absolute addresses lead anywhere, and none
  /// leads to `file:`.
  ///
  /// - Parameters:
  ///   - html: The source of a whole document, doctype included.
  ///   - reusingDocument: Whether only the content changes, which is about ten times quicker.
  ///     Scripts' variables and content security policies of the earlier content stay then.
  public func setContent(_ html: String, reusingDocument: Bool = false) async throws {
    if !reusingDocument { try await navigate(to: "about:blank") }
    try await send(
      "Page.setDocumentContent", ["frameId": .string(target), "html": .string(html)])
    _ = try await evaluate(
      """
      new Promise(done => {
        const loaded = () => document.fonts.ready.then(() => done(null));
        if (document.readyState === 'complete') loaded();
        else addEventListener('load', loaded, { once: true });
      })
      """)
  }

  /// Evaluates a JavaScript expression in the page, and awaits its promise if it is one.
  ///
  /// - Returns: A copy of the value. `undefined` becomes `null`, a `BigInt` the string of its
  ///   digits.
  /// - Throws: `BrowserError` with the code `scriptFailed` when the expression throws,
  ///   `commandFailed` when its value has no JSON form, as that of a cycle.
  @discardableResult
  public func evaluate(_ expression: String) async throws -> JSONValue {
    let command = "Runtime.evaluate"
    let answer = try await send(
      command,
      [
        "expression": .string(expression), "awaitPromise": true, "returnByValue": true,
        "userGesture": true,
      ])
    if let details = answer["exceptionDetails"] {
      throw BrowserError(
        .scriptFailed,
        "The script failed: \(ConsoleMessage.text(ofException: details)). "
          + "Run it in a console to see more.",
        command: command)
    }
    guard let result = answer["result"] else {
      throw BrowserError.unexpectedAnswer(to: command, missing: "result")
    }
    guard let literal = result["unserializableValue"]?.string else {
      return result["value"] ?? .null
    }
    switch literal {
    case "NaN": return .number(.nan)
    case "Infinity": return .number(.infinity)
    case "-Infinity": return .number(-.infinity)
    case "-0": return .number(-0.0)
    default: return .string(literal.hasSuffix("n") ? String(literal.dropLast()) : literal)
    }
  }

  /// Measures the border boxes of elements, keyed by the value of one of their attributes.
  ///
  /// The boxes are those of `getBoundingClientRect`: relative to the viewport, transforms applied.
  ///
  /// - Parameters:
  ///   - selector: A CSS selector. Elements without the attribute are left out.
  ///   - attribute: The attribute whose values are unique among those elements.
  /// - Throws: `BrowserError` with the code `scriptFailed` for a malformed selector and for a
  ///   value that two elements share.
  public func rects(selector: String, attribute: String) async throws -> [String: Rect] {
    let value = try await evaluate(
      """
      ((selector, attribute) => {
        const rects = Object.create(null);
        for (const element of document.querySelectorAll(selector)) {
          const key = element.getAttribute(attribute);
          if (key === null) continue;
          if (key in rects) throw new Error(`two elements have ${attribute}="${key}"`);
          const { x, y, width, height } = element.getBoundingClientRect();
          rects[key] = { x, y, width, height };
        }
        return rects;
      })(\(JSONValue.string(selector).script), \(JSONValue.string(attribute).script))
      """)
    guard let members = value.object else {
      throw BrowserError.unexpectedAnswer(to: "Runtime.evaluate", missing: "object")
    }
    return members.compactMapValues(Rect.init)
  }
}
