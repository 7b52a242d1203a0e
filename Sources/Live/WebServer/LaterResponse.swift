internal import CMicroHTTPD

/// A response that is found after the handler has returned.
///
///     let later = LaterResponse()
///     ask { later.answer(.text($0)) }
///     return Response(body: .later(later))
@MainActor
package final class LaterResponse {
  /// Called once if the client goes before it was answered.
  package var onAbandon: (@MainActor () -> Void)?
  /// Called with the response, or with what stands for it if the client has gone.
  var onAnswer: (@MainActor (Response) -> Void)?
  private(set) var response: Response? {
    didSet {
      if let response { onAnswer?(response) }
      onAnswer = nil
    }
  }
  /// Whether it was answered, or nobody waits any more.
  package var isAnswered: Bool { response != nil }
  private var connection: OpaquePointer?
  private var wake: (@MainActor () -> Void)?
  private var isAbandoned = false

  package init() {}

  /// Gives the response; only the first counts.
  package func answer(_ response: Response) {
    guard self.response == nil else { return response.close() }
    self.response = response
    onAbandon = nil
    resume()
  }

  /// The library waits with a connection until there is a response.
  func attach(to connection: OpaquePointer, wake: @escaping @MainActor () -> Void) {
    self.connection = connection
    self.wake = wake
    MHD_suspend_connection(connection)
  }

  /// The client is gone.
  func abandon() {
    guard !isAbandoned else { return }
    isAbandoned = true
    if response == nil {
      response = .text("", status: 503)
      onAbandon?()
      onAbandon = nil
    }
    resume()
  }

  private func resume() {
    guard let connection else { return }
    self.connection = nil
    MHD_resume_connection(connection)
    wake?()
    wake = nil
  }
}
