import Synchronization

extension Connection {
  /// Takes one message from the browser: an answer, or an event.
  func receive(_ source: [UInt8]) {
    let message: JSONValue
    do {
      message = try JSONValue(source: source)
    } catch {
      refuse(source)
      return
    }
    if let number = message["id"]?.number, let id = Int(exactly: number) {
      settle(id, with: message)
    } else if let event = message["method"]?.string {
      dispatch(event, message["params"] ?? [:], session: message["sessionId"]?.string)
    }
  }

  private func settle(_ id: Int, with message: JSONValue) {
    guard let error = message["error"] else {
      return resolve(id, .success(message["result"] ?? [:]))
    }
    guard let pending = state.withLock({ $0.pending.removeValue(forKey: id) }) else { return }
    let text = error["message"]?.string ?? "no reason given"
    let detail = error["data"]?.string.map { ": " + $0 } ?? ""
    pending.continuation.resume(
      throwing: BrowserError(
        .commandFailed,
        "Chromium refused \(pending.name) (\(text)\(detail)). Check the values passed.",
        command: pending.name))
  }

  private func dispatch(_ event: String, _ parameters: JSONValue, session: String?) {
    switch (event, session ?? parameters["sessionId"]?.string) {
    case ("Inspector.targetCrashed", let session?):
      loseSession(
        session, BrowserError(.pageClosed, "The page's renderer crashed. Open another page."))
    case ("Target.detachedFromTarget", let session?):
      loseSession(session, BrowserError(.pageClosed, "The page was closed. Open another page."))
    default:
      guard let session else { return }
      state.withLock { $0.handlers[session] }?(event, parameters)
    }
  }

  /// Fails the command whose answer cannot be read, such as one that nests too deep.
  private func refuse(_ source: [UInt8]) {
    // Chromium writes the number first.
    let prefix = Array(#"{"id":"#.utf8)
    guard source.starts(with: prefix) else { return }
    let digits = source.dropFirst(prefix.count).prefix { (0x30...0x39).contains($0) }
    guard let id = Int(String(decoding: digits, as: UTF8.self)) else { return }
    resolve(
      id,
      .failure(
        BrowserError(
          .invalidAnswer,
          "The browser's answer is not JSON that can be read. Ask for a flatter value.")))
  }
}
