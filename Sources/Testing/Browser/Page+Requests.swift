import Foundation
import Synchronization

/// What a page gets for an address without anybody asking a network.
public struct PageResource: Hashable, Sendable {
  /// The media type, such as `text/html;charset=utf-8`.
  public var type: String
  public var body: [UInt8]

  public init(type: String, body: [UInt8]) {
    self.type = type
    self.body = body
  }
}

/// Who answers the requests of a page, and what was refused.
final class RequestAnswers: Sendable {
  typealias Answer = @Sendable (_ url: String) -> PageResource?

  private struct State {
    var answer: Answer?
    var refused: [String] = []
  }

  /// More refused addresses than this are dropped, so that a page can't fill the memory.
  private static let limit = 1_000

  private let state = Mutex(State())

  func set(_ answer: @escaping Answer) { state.withLock { $0.answer = answer } }

  func takeRefused() -> [String] {
    state.withLock { state in
      defer { state.refused = [] }
      return state.refused
    }
  }

  /// The command that settles a paused request; nil for another event.
  func settle(_ event: String, _ parameters: JSONValue) -> (method: String, JSONValue)? {
    guard event == "Fetch.requestPaused", let id = parameters["requestId"],
      let url = parameters["request"]?["url"]?.string
    else { return nil }
    let answer = state.withLock { $0.answer }
    guard let resource = answer?(url) else {
      state.withLock { state in
        if state.refused.count < Self.limit { state.refused.append(url) }
      }
      return ("Fetch.failRequest", ["requestId": id, "errorReason": "BlockedByClient"])
    }
    return (
      "Fetch.fulfillRequest",
      [
        "requestId": id, "responseCode": 200,
        "responseHeaders": [["name": "Content-Type", "value": .string(resource.type)]],
        "body": .string(Data(resource.body).base64EncodedString()),
      ]
    )
  }
}

extension Page {
  /// Answers every request of the page from now on; nothing reaches a network any more.
  ///
  /// - Parameter answer: Gives what an address, without its fragment, leads to; a request for which
  ///   it gives nil fails. Called on the browser's thread, which waits for it.
  public func answerRequests(_ answer: @escaping @Sendable (_ url: String) -> PageResource?)
    async throws
  {
    requests.set(answer)
    try await send("Fetch.enable", ["patterns": [["urlPattern": "*"]]])
  }

  /// The addresses that ``answerRequests(_:)`` had no answer for since this was asked last, in the
  /// order of the requests; at most 1,000.
  public func takeRefusedRequests() -> [String] { requests.takeRefused() }
}
