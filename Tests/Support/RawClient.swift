import Glibc

/// A client that sends exactly the bytes it is told to, and waits at most a minute for any: a busy machine is late.
package final class RawClient {
  package let descriptor: Int32

  /// Connects to a server of this machine.
  ///
  /// - Parameter address: The client's own address, 127.0.0.0/8.
  package init(port: UInt16, from address: String = "127.0.0.1") throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw ClientError.system(errno) }
    var own = sockaddr_in()
    own.sin_family = sa_family_t(AF_INET)
    own.sin_addr.s_addr = inet_addr(address)
    var other = own
    other.sin_addr.s_addr = inet_addr("127.0.0.1")
    other.sin_port = port.bigEndian
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &own) { own in
      withUnsafePointer(to: &other) { other in
        own.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) } == 0
          && other.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            connect(descriptor, $0, length)
          } == 0
      }
    }
    guard result else { throw ClientError.system(errno) }
    var one: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, 4)
  }

  deinit { close(descriptor) }

  package enum ClientError: Error { case system(Int32) }

  /// Sends all; what the server no longer takes is lost.
  package func send(_ bytes: [UInt8]) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 { return }
      sent += count
    }
  }

  package func send(_ text: String) { send(Array(text.utf8)) }

  /// Says that nothing more is sent.
  package func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Some bytes; empty at the end, nil if none came in time.
  package func read(timeout milliseconds: Int32 = 60_000) -> [UInt8]? {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, milliseconds) > 0 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return Array(buffer.prefix(max(0, count)))
  }

  /// All that comes until the server closes.
  package func readToEnd() -> String? {
    var bytes: [UInt8] = []
    while let next = read() {
      if next.isEmpty { return String(decoding: bytes, as: UTF8.self) }
      bytes += next
    }
    return nil
  }

  /// What comes, until it holds `text`.
  package func read(until text: String) -> String? {
    var bytes: [UInt8] = []
    while let next = read(), !next.isEmpty {
      bytes += next
      let all = String(decoding: bytes, as: UTF8.self)
      if all.contains(text) { return all }
    }
    return nil
  }

  /// Whether the server has closed, or closes soon.
  package func isClosed(within milliseconds: Int32 = 60_000) -> Bool {
    while let next = read(timeout: milliseconds) {
      if next.isEmpty { return true }
    }
    return false
  }
}
