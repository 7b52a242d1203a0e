internal import CMicroHTTPD
internal import Glibc

/// The body of a response whose bytes come later.
@MainActor
package final class ResponseStream {
  /// Called once, when the client is gone or all is sent.
  package var onClose: (@MainActor () -> Void)?
  /// Bytes that the client has not taken yet, those on their way not counted.
  package var queuedCount: Int { queue.count }
  /// Whether nothing more is sent, because all is, or because the client is gone.
  package var isOver: Bool { isClosed }

  private var queue: [UInt8] = []
  private var isEnded = false
  private var isClosed = false
  private var limit = ServerLimits().queuedBytes
  private var connection: OpaquePointer?
  private var isSuspended = false
  private var wake: (@MainActor () -> Void)?

  package init() {}

  /// Sends bytes as soon as the client takes them.
  ///
  /// - Returns: False if the stream has ended, or ends now because too many bytes wait.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> Bool {
    guard !isEnded else { return false }
    guard bytes.count <= limit - queue.count else {
      abort()
      return false
    }
    queue += bytes
    resume()
    return true
  }

  /// Ends the body after what is queued.
  package func end() {
    isEnded = true
    resume()
  }

  /// Ends the body at once; what is queued is lost.
  func abort() {
    queue = []
    end()
  }

  /// The client is gone.
  func abandon() {
    abort()
    close()
  }

  func attach(
    to connection: OpaquePointer, limit: Int, wake: @escaping @MainActor () -> Void
  ) {
    self.connection = connection
    self.limit = limit
    self.wake = wake
  }

  /// The library has no more to do with the stream.
  func close() {
    isEnded = true
    isSuspended = false
    connection = nil
    guard !isClosed else { return }
    isClosed = true
    onClose?()
    onClose = nil
  }

  private func resume() {
    guard isSuspended, let connection else { return }
    isSuspended = false
    MHD_resume_connection(connection)
    wake?()
  }

  private func read(into buffer: UnsafeMutablePointer<CChar>, _ capacity: Int) -> Int {
    if queue.isEmpty {
      if isEnded || connection == nil { return -1 }
      isSuspended = true
      MHD_suspend_connection(connection)
      return 0
    }
    let count = min(capacity, queue.count)
    memcpy(buffer, queue, count)
    queue.removeFirst(count)
    return count
  }

  /// The library's response that reads this stream, and keeps it as long.
  func makeResponse() -> OpaquePointer? {
    let stream = Unmanaged.passRetained(self).toOpaque()
    let response = MHD_create_response_from_callback(
      UInt64.max, 16 * 1024,
      { context, _, buffer, capacity in
        guard let context, let buffer else { return -1 }
        return Unmanaged<ResponseStream>.fromOpaque(context).takeUnretainedValue()
          .read(into: buffer, capacity)
      }, stream,
      { context in
        guard let context else { return }
        Unmanaged<ResponseStream>.fromOpaque(context).release()
      })
    if response == nil { Unmanaged<ResponseStream>.fromOpaque(stream).release() }
    return response
  }
}
