import Glibc

/// A blocking socket of a simulated browser.
final class LoadSocket {
  let descriptor: Int32
  private var buffer: [UInt8] = []
  /// The beginning of a message that comes in pieces.
  private var pieces: [UInt8] = []

  /// Whether nothing has failed yet.
  private(set) var isOpen = true

  /// Connects to a port of this machine; nil if nobody listens.
  ///
  /// - Parameter own: The address that it has itself, of 127.0.0.0/8.
  init?(port: UInt16, from own: String? = nil) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    if let own {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = inet_addr(own)
      let length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isBound = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) == 0 }
      }
      guard isBound else { return nil }
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, length) == 0 }
    }
    guard isConnected else { return nil }
    var one: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, 4)
  }

  deinit { close(descriptor) }

  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else {
        isOpen = false
        return
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Throws away what has come.
  func skip() {
    var bytes = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
      if count == 0 { isOpen = false }
      guard count > 0 else { return }
    }
  }

  /// Reads once; false at the end.
  func read() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 64 * 1024)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    guard count > 0 else { return false }
    buffer += bytes.prefix(count)
    return true
  }

  /// The head of an answer.
  func head() -> String? {
    while true {
      if let end = Self.endOfHead(buffer) {
        let text = String(decoding: buffer[..<end], as: UTF8.self)
        buffer.removeFirst(end)
        return text
      }
      guard read() else { return nil }
    }
  }

  /// So many bytes of an answer's body.
  func body(_ count: Int) -> [UInt8]? {
    while buffer.count < count { guard read() else { return nil } }
    defer { buffer.removeFirst(count) }
    return Array(buffer.prefix(count))
  }

  private static func endOfHead(_ bytes: [UInt8]) -> Int? {
    guard bytes.count >= 4 else { return nil }
    return (0...(bytes.count - 4)).first {
      bytes[$0] == 13 && bytes[$0 + 1] == 10 && bytes[$0 + 2] == 13 && bytes[$0 + 3] == 10
    }.map { $0 + 4 }
  }

  /// The next binary message; nil at the end. Pings are left unanswered.
  func message() -> [UInt8]? {
    while true {
      if let (opcode, message) = frame() {
        if opcode == 2 { return message }
        if opcode == 8 { return nil }
        continue
      }
      guard read() else { return nil }
    }
  }

  /// A message that was read already; nil if there is none.
  func bufferedMessage() -> [UInt8]? {
    while let (opcode, message) = frame() { if opcode == 2 { return message } }
    return nil
  }

  private func frame() -> (opcode: UInt8, bytes: [UInt8])? {
    guard buffer.count >= 2 else { return nil }
    var start = 2
    var count = Int(buffer[1])
    if count == 126 {
      guard buffer.count >= 4 else { return nil }
      count = Int(buffer[2]) << 8 | Int(buffer[3])
      start = 4
    } else if count == 127 {
      guard buffer.count >= 10 else { return nil }
      count = buffer[2..<10].reduce(0) { $0 << 8 | Int($1) }
      start = 10
    }
    guard buffer.count >= start + count else { return nil }
    let (opcode, isLast) = (buffer[0] & 15, buffer[0] & 0x80 != 0)
    let bytes = Array(buffer[start..<(start + count)])
    buffer.removeFirst(start + count)
    guard opcode < 8, opcode == 0 || !isLast else { return (opcode, bytes) }
    pieces += bytes
    guard isLast else { return frame() }
    defer { pieces = [] }
    return (2, pieces)
  }
}
