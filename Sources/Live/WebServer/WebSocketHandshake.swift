internal import CNettle
internal import Glibc

/// The answer to a request for a WebSocket (RFC 6455, section 4.2).
enum WebSocketHandshake {
  /// What proves that the key was understood, or why it can't be.
  static func accept(_ request: Request) throws(Refusal) -> String {
    guard request.method == "GET", request.isUpgrade,
      request.header("Connection")?.lowercased().split(separator: ",")
        .contains(where: { $0.filter { $0 != " " && $0 != "\t" } == "upgrade" }) == true
    else { throw Refusal(status: 426, reason: "Only WebSockets are served here") }
    guard request.header("Sec-WebSocket-Version") == "13" else {
      throw Refusal(status: 426, reason: "Only version 13 of WebSockets is served here")
    }
    let keys = request.headers.filter { $0.name.lowercased() == "sec-websocket-key" }
    guard keys.count == 1, isKey(Array(keys[0].value.utf8)) else {
      throw .badRequest("The key of the WebSocket is not 16 bytes")
    }
    return answer(to: keys[0].value)
  }

  /// 16 bytes in base64: 22 digits and two equals signs.
  private static func isKey(_ key: [UInt8]) -> Bool {
    guard key.count == 24, key.suffix(2) == [0x3D, 0x3D] else { return false }
    return key.dropLast(2).allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2F: true
      default: false
      }
    }
  }

  static func answer(to key: String) -> String {
    let text = Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)
    var context = sha1_ctx()
    var digest = [UInt8](repeating: 0, count: 20)
    var result = [CChar](repeating: 0, count: 28)
    nettle_sha1_init(&context)
    nettle_sha1_update(&context, text.count, text)
    nettle_sha1_digest(&context, digest.count, &digest)
    nettle_base64_encode_raw(&result, digest.count, digest)
    return String(decoding: result.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
