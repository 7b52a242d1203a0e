import Browser
import Foundation
import Glibc

/// Firefox's own protocol: JSON over TCP, each message behind its length in bytes and a colon.
///
/// A command is `[0, number, name, parameters]`, its answer `[1, number, error, result]`. See Firefox's
/// source documentation, "Marionette protocol".
final class MarionetteChannel: @unchecked Sendable {
  /// All that follows is used on it alone.
  private let queue = DispatchQueue(label: "marionette")
  private let descriptor: Int32
  private var received: [UInt8] = []
  private var number = 0

  /// Connects to a port of this machine; nil if nobody listens there.
  init?(port: UInt16) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    if !isConnected {
      close(descriptor)
      return nil
    }
  }

  deinit { close(descriptor) }

  /// Reads what Firefox says of itself before anything is asked.
  func greet() async throws { _ = try await perform { try $0.readMessage() } }

  func send(_ name: String, _ parameters: JSONValue) async throws -> JSONValue {
    try await perform { try $0.exchange(name, parameters) }
  }

  private func perform(
    _ work: @escaping @Sendable (MarionetteChannel) throws -> JSONValue
  ) async throws -> JSONValue {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try work(self) }) }
    }
  }

  private func exchange(_ name: String, _ parameters: JSONValue) throws -> JSONValue {
    number += 1
    try write(Self.message([0, .number(Double(number)), .string(name), parameters]))
    let answer = try readMessage()
    if let error = answer[2], error != .null {
      throw EngineError("\(name): \(error["message"]?.string ?? "refused")")
    }
    return answer[3] ?? .null
  }

  /// A message with its length in front.
  static func message(_ value: JSONValue) throws -> [UInt8] {
    let source = try value.source
    return Array("\(source.count):".utf8) + source
  }

  /// Takes the first message from what was received; nil if it isn't whole yet.
  static func takeMessage(from bytes: inout [UInt8]) throws -> JSONValue? {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else {
      if bytes.count > 20 { throw EngineError("Firefox answered without a length.") }
      return nil
    }
    guard let length = Int(String(decoding: bytes[..<colon], as: UTF8.self)), length >= 0 else {
      throw EngineError("Firefox answered without a length.")
    }
    let end = colon + 1 + length
    guard bytes.count >= end else { return nil }
    let value = try JSONValue(source: Array(bytes[(colon + 1)..<end]))
    bytes.removeFirst(end)
    return value
  }

  private func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(truncatingIfNeeded: MSG_NOSIGNAL))
      }
      guard count > 0 else { throw EngineError("Firefox has gone.") }
      rest = rest.dropFirst(count)
    }
  }

  private func readMessage() throws -> JSONValue {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let message = try Self.takeMessage(from: &received) { return message }
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { throw EngineError("Firefox has gone.") }
      received += buffer[..<count]
    }
  }
}
