package import Foundation
import Glibc
import Synchronization

/// A server on loopback that answers each connection with bytes as they are given, and closes it.
package final class FixtureServer: Sendable {
  /// A request: its first line's path, its head, and its body.
  package struct Request: Sendable {
    package var path: String
    package var head: String
    package var body: String
  }

  package let port: UInt16
  private let socket: Int32
  private let seen = Mutex<[Request]>([])

  /// Begins to serve; the handler's bytes are sent as they are.
  package init(_ handler: @escaping @Sendable (Request) -> String) throws {
    let descriptor = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(descriptor, pointer, length) == 0 && listen(descriptor, 16) == 0
          && getsockname(descriptor, pointer, &length) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRINUSE) }
    socket = descriptor
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { return }
        serve(connection, handler)
      }
    }
  }

  /// Ends serving.
  package func stop() { shutdown(socket, Int32(SHUT_RDWR)) }

  /// What was asked so far.
  package var requests: [Request] { seen.withLock { $0 } }

  package func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)\(path)")! }

  private func serve(_ connection: Int32, _ handler: (Request) -> String) {
    defer { close(connection) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(connection, &buffer, buffer.count)
      guard count > 0 else { return }
      bytes += buffer[..<count]
      let text = String(decoding: bytes, as: UTF8.self)
      guard let end = text.firstRange(of: "\r\n\r\n") else { continue }
      let head = String(text[..<end.lowerBound])
      let length =
        head.lowercased().split(separator: "\r\n").first { $0.hasPrefix("content-length:") }
        .flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) } ?? 0
      let body = String(text[end.upperBound...])
      guard body.utf8.count >= length else { continue }
      let path = head.split(separator: " ").dropFirst().first.map(String.init) ?? ""
      let request = Request(path: path, head: head, body: body)
      seen.withLock { $0.append(request) }
      var rest = Array(handler(request).utf8)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
      return
    }
  }
}
