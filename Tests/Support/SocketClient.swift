import Foundation

/// A client of WebSockets that sends exactly the frames it is told to.
package final class SocketClient {
  package struct Frame: Equatable {
    package var opcode: UInt8
    package var bytes: [UInt8]

    package init(opcode: UInt8, bytes: [UInt8]) {
      self.opcode = opcode
      self.bytes = bytes
    }

    /// The code of a close frame; nil if it has none.
    package var code: Int? { bytes.count < 2 ? nil : Int(bytes[0]) << 8 | Int(bytes[1]) }
    package var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  package static let handshake = handshake(path: "/socket")

  /// A request for a socket.
  ///
  /// - Parameter headers: Lines beside those that every such request has.
  package static func handshake(path: String, headers: String = "") -> String {
    """
    GET \(path) HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n\(headers)\
    Upgrade: websocket\r\nConnection: keep-alive, Upgrade\r\nSec-WebSocket-Version: 13\r\n\
    Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n
    """
  }

  package let client: RawClient
  private var buffer: [UInt8] = []
  /// How much of it was taken.
  private var position = 0
  /// The beginning of a message that comes in pieces.
  private var pieces: Frame?
  /// How many pieces of messages have come that were not their last.
  package private(set) var pieceCount = 0

  /// Connects, and sends frames in one piece with the request.
  package init?(
    port: UInt16, with frames: [UInt8] = [], from address: String = "127.0.0.1",
    handshake: String = handshake
  ) throws {
    client = try RawClient(port: port, from: address)
    client.send(Array(handshake.utf8) + frames)
    while true {
      if let end = buffer.firstRange(of: Array("\r\n\r\n".utf8)) {
        let head = String(decoding: buffer[..<end.lowerBound], as: UTF8.self)
        guard head.hasPrefix("HTTP/1.1 101 "), head.contains("s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
        else { return nil }
        buffer.removeFirst(end.upperBound)
        return
      }
      guard let next = client.read(), !next.isEmpty else { return nil }
      buffer += next
    }
  }

  /// A frame as clients send them.
  package static func frame(
    _ bytes: [UInt8], opcode: UInt8 = 1, isLast: Bool = true, isMasked: Bool = true,
    reserved: UInt8 = 0
  ) -> [UInt8] {
    var frame = [opcode | (isLast ? 0x80 : 0) | reserved]
    let mask: UInt8 = isMasked ? 0x80 : 0
    if bytes.count < 126 {
      frame.append(mask | UInt8(bytes.count))
    } else if bytes.count < 65_536 {
      frame += [mask | 126, UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]
    } else {
      frame.append(mask | 127)
      frame += (0..<8).reversed().map { UInt8(truncatingIfNeeded: bytes.count >> ($0 * 8)) }
    }
    guard isMasked else { return frame + bytes }
    let key: [UInt8] = [1, 2, 3, 4]
    return frame + key + bytes.enumerated().map { $1 ^ key[$0 % 4] }
  }

  package static func text(_ text: String) -> [UInt8] { frame(Array(text.utf8)) }

  package func send(_ text: String) { client.send(Self.text(text)) }

  /// The next frame, or nil at the end; a message in pieces is one.
  package func next(timeout milliseconds: Int32 = 60_000) -> Frame? {
    while true {
      if let frame = take() { return frame }
      buffer.removeFirst(position)
      position = 0
      guard let next = client.read(timeout: milliseconds), !next.isEmpty else { return nil }
      buffer += next
    }
  }

  private func take() -> Frame? {
    while let (frame, isLast) = takePiece() {
      guard frame.opcode < 8 else { return frame }
      if frame.opcode == 0, pieces != nil {
        pieces?.bytes += frame.bytes
      } else {
        pieces = frame
      }
      if isLast {
        defer { pieces = nil }
        return pieces
      }
      pieceCount += 1
    }
    return nil
  }

  private func takePiece() -> (Frame, isLast: Bool)? {
    let rest = buffer[position...]
    let begin = position
    guard rest.count >= 2 else { return nil }
    var start = 2
    var count = Int(rest[begin + 1])
    if count == 126 {
      guard rest.count >= 4 else { return nil }
      count = Int(rest[begin + 2]) << 8 | Int(rest[begin + 3])
      start = 4
    } else if count == 127 {
      guard rest.count >= 10 else { return nil }
      count = rest[(begin + 2)..<(begin + 10)].reduce(0) { $0 << 8 | Int($1) }
      start = 10
    }
    guard rest.count >= start + count else { return nil }
    position = begin + start + count
    return (
      Frame(opcode: rest[begin] & 15, bytes: Array(rest[(begin + start)..<position])),
      rest[begin] & 0x80 != 0
    )
  }
}

extension Array where Element == UInt8 {
  fileprivate func firstRange(of bytes: [UInt8]) -> Range<Int>? {
    guard count >= bytes.count else { return nil }
    for start in 0...(count - bytes.count) where Array(self[start..<(start + bytes.count)]) == bytes
    {
      return start..<(start + bytes.count)
    }
    return nil
  }
}
