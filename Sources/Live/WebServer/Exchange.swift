/// One request that was let through, until it is answered.
@MainActor
final class Exchange {
  let target: String
  var body: [UInt8] = []
  var stream: ResponseStream?
  /// What will have the response.
  var later: LaterResponse?
  /// What takes over when the answer is sent.
  var socket: WebSocketConnection?
  /// The handler has been asked.
  var isAnswered = false
  /// The library has sent the whole answer.
  var isComplete = false

  init(target: String) { self.target = target }
}
