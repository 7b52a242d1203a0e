import LivePages
import LiveProving

/// A connection of bytes both ways, which can be cut anywhere.
@MainActor
final class Pipe: LiveConnection {
  private(set) var isOpen = true
  private(set) var closeCode: Int?
  /// Bytes on their way to the page.
  var down: [UInt8] = []
  /// Bytes on their way to the server.
  var up: [UInt8] = []
  private let capacity: Int
  private var wasFull = false
  private var session: LiveSession?

  init(capacity: Int = .max) { self.capacity = capacity }

  func send(_ message: [UInt8]) -> Bool {
    let bytes = MessageStream.framed(message)
    guard isOpen, down.isEmpty || down.count + bytes.count <= capacity else {
      wasFull = true
      return false
    }
    down += bytes
    return true
  }

  var isBusy: Bool {
    guard down.count > capacity else { return false }
    wasFull = true
    return true
  }

  func close(_ code: Int, reason: String) {
    isOpen = false
    closeCode = code
  }

  /// Both ends are gone, and so is what was on its way.
  func cut() {
    isOpen = false
    down = []
    up = []
    session?.connectionHasEnded(self)
  }

  /// So many bytes reach the page.
  func deliverDown(_ count: Int, to page: inout SimulatedPage) {
    inFlight += down.prefix(count)
    down.removeFirst(min(count, down.count))
    for message in Self.takeMessages(&inFlight) { page.receive(message[...]) }
    if wasFull, down.isEmpty {
      wasFull = false
      session?.connectionHasDrained()
    }
  }
  private var inFlight: [UInt8] = []

  /// So many bytes reach the server; its first message finds the session.
  func deliverUp(_ count: Int, to sessions: LiveSessions, guest: RandomID) {
    arriving += up.prefix(count)
    up.removeFirst(min(count, up.count))
    for bytes in Self.takeMessages(&arriving) {
      guard isOpen, let message = UpMessage(bytes[...]) else { return }
      if let session {
        session.receive(message)
      } else if case .hello(let frame, _, let shape, let text) = message {
        guard let session = sessions.session(ofToken: text, guest: guest, from: "127.0.0.1") else {
          _ = send(DownMessage.gone.bytes)
          return
        }
        self.session = session
        session.attach(self, applied: frame, shape: shape)
      }
    }
  }
  private var arriving: [UInt8] = []

  private static func takeMessages(_ bytes: inout [UInt8]) -> [[UInt8]] {
    var messages: [[UInt8]] = []
    while let count = length(bytes), bytes.count >= count.size + count.value {
      messages.append(Array(bytes[count.size..<(count.size + count.value)]))
      bytes.removeFirst(count.size + count.value)
    }
    return messages
  }

  private static func length(_ bytes: [UInt8]) -> (value: Int, size: Int)? {
    var value = 0
    for (index, byte) in bytes.prefix(5).enumerated() {
      value |= Int(byte & 0x7F) << (index * 7)
      if byte & 0x80 == 0 { return (value, index + 1) }
    }
    return nil
  }
}

/// A clock that a test sets.
@MainActor
final class TestClock {
  var now = 1000.0
}
