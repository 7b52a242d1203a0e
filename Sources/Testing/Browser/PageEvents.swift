import Synchronization

/// What a page's events have told so far.
final class PageEvents: Sendable {
  private struct Waiter {
    var loader: String
    var finish: @Sendable (Result<JSONValue, any Error>) -> Void
  }

  private struct State {
    var messages: [ConsoleMessage] = []
    /// The main frame's last documents, in the order of their commits.
    var commits: [String] = []
    var isLoaded = false
    /// The address of the main frame's document when that is an error page.
    var unreachable: String?
    var waiters: [Int: Waiter] = [:]
    var lastWaiter = 0
  }

  /// More messages than this are dropped, so that a page can't fill the memory.
  static let messageLimit = 10_000

  private let state = Mutex(State())
  private let mainFrame: String

  init(mainFrame: String) { self.mainFrame = mainFrame }

  var messages: [ConsoleMessage] { state.withLock { $0.messages } }

  func removeMessages() { state.withLock { $0.messages = [] } }

  /// Takes an event, on the connection's thread.
  func receive(_ event: String, _ parameters: JSONValue) {
    if let message = ConsoleMessage(event: event, parameters) {
      state.withLock { state in
        guard state.messages.count < Self.messageLimit else { return }
        state.messages.append(message)
      }
    }
    switch event {
    case "Page.frameNavigated":
      guard let frame = parameters["frame"], frame["id"]?.string == mainFrame,
        let loader = frame["loaderId"]?.string
      else { return }
      state.withLock { state in
        if state.commits.last != loader { state.isLoaded = false }
        state.commits.append(loader)
        if state.commits.count > 64 { state.commits.removeFirst() }
        state.unreachable = frame["unreachableUrl"]?.string
      }
    case "Page.lifecycleEvent":
      guard parameters["frameId"]?.string == mainFrame, parameters["name"] == "load",
        let loader = parameters["loaderId"]?.string
      else { return }
      state.withLock { state in
        if state.commits.last == loader { state.isLoaded = true }
      }
    default: return
    }
    finishWaiters()
  }

  /// Calls back once the given document, or one that it led to, is loaded.
  func whenLoaded(
    _ loader: String, finish: @escaping @Sendable (Result<JSONValue, any Error>) -> Void
  ) {
    state.withLock { state in
      state.lastWaiter += 1
      state.waiters[state.lastWaiter] = Waiter(loader: loader, finish: finish)
    }
    finishWaiters()
  }

  private func finishWaiters() {
    let (ready, result): ([Waiter], Result<JSONValue, any Error>) = state.withLock { state in
      guard state.isLoaded || state.unreachable != nil else { return ([], .success(.null)) }
      let ready = state.waiters.filter { state.commits.contains($0.value.loader) }
      for id in ready.keys { state.waiters[id] = nil }
      let failure = state.unreachable.map { url in
        BrowserError(
          .navigationFailed, "\(url) could not be loaded. Check the address.",
          command: "Page.navigate")
      }
      return (Array(ready.values), failure.map { .failure($0) } ?? .success(.null))
    }
    for waiter in ready { waiter.finish(result) }
  }
}
