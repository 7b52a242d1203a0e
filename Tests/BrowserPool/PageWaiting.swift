import Browser

/// Waiting as a person does: until what is looked for is there, however slow the machine is.
extension Page {
  /// Waits until an expression is true; false after a minute.
  ///
  /// In parts, as a browser has to answer within half a minute. What an expression looks into may not be
  /// there yet, and a page may load itself again meanwhile: both are asked anew for the same minute, and
  /// thrown in the end.
  package func wait(_ isSo: String) async throws -> Bool {
    let end = ContinuousClock.now + .seconds(60)
    var fault: (any Error)?
    repeat {
      do {
        let isThere = try await evaluate(
          """
          (async () => {
            let fault = null;
            for (let i = 0; i < 100; i++) {
              try {
                fault = null;
                if (\(isSo)) return true;
              } catch (thrown) {
                fault = thrown;
              }
              await new Promise(r => setTimeout(r, 10));
            }
            if (fault) throw fault;
            return false;
          })()
          """)
        if isThere == true { return true }
        fault = nil
      } catch {
        fault = error
        try await Task.sleep(for: .milliseconds(10))
      }
    } while ContinuousClock.now < end
    if let fault { throw fault }
    return false
  }

  /// The middle of the element that a script gives, in the viewport, as soon as it is there.
  package func middle(_ script: String) async throws -> (x: Double, y: Double) {
    _ = try await wait("(\(script))?.getBoundingClientRect")
    let box = try await evaluate(
      """
      (e => { const b = e?.getBoundingClientRect(); return b && [b.x + b.width / 2, b.y + b.height / 2]; })(
        \(script))
      """)
    guard let x = box.array?.first?.number, let y = box.array?.last?.number else {
      let shown = try await evaluate("document.body.innerText.slice(0, 300)")
      throw BrowserError(.scriptFailed, "no element: \(script)\non: \(shown.string ?? "")")
    }
    return (x, y)
  }
}
