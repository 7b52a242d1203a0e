import Glibc
import Testing

@testable import WebServer

@Suite("Writes of frames")
struct FrameWriterTests {
  /// Two ends of a socket that keeps apart what was written apart, with little room or all there is.
  private func pair(_ type: __socket_type, room: Int32? = nil) throws -> (near: Int32, far: Int32) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(type.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
    if var room {
      setsockopt(ends[0], SOL_SOCKET, SO_SNDBUF, &room, socklen_t(MemoryLayout.size(ofValue: room)))
    }
    return (ends[0], ends[1])
  }

  private func write(
    _ bytes: [UInt8], with writer: inout FrameWriter, to descriptor: Int32, hasMore: Bool = false
  ) -> ByteSocket.Outcome {
    bytes.withUnsafeBufferPointer { writer.write($0, to: descriptor, hasMore: hasMore) }
  }

  private func read(_ descriptor: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count < 0 ? nil : Array(buffer[..<count])
  }

  @Test("Head and content of a frame are one write, and so is what comes alone")
  func oneWrite() throws {
    let (near, far) = try pair(SOCK_SEQPACKET)
    defer { for end in [near, far] { close(end) } }
    var writer = FrameWriter()
    for round in 1...3 {
      #expect(write([0x82, 3], with: &writer, to: near, hasMore: true) == .moved(2))
      #expect(read(far) == nil)
      #expect(write([7, 8, 9], with: &writer, to: near) == .moved(3))
      #expect(read(far) == [0x82, 3, 7, 8, 9], "round \(round)")
    }
    #expect(write([0x8A, 0], with: &writer, to: near) == .moved(2))
    #expect(read(far) == [0x8A, 0])
    #expect(read(far) == nil)
  }

  @Test("A socket that is full takes head and content later, each once and in order")
  func full() throws {
    let (near, far) = try pair(SOCK_STREAM, room: 1)
    defer { for end in [near, far] { close(end) } }
    var writer = FrameWriter()
    var filled = 0
    while case .moved(let count) = write([1], with: &writer, to: near) { filled += count }
    let content = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
    #expect(write([0x82, 127], with: &writer, to: near, hasMore: true) == .moved(2))
    var taken = 0
    var arrived: [UInt8] = []
    while taken < content.count {
      switch write(Array(content[taken...]), with: &writer, to: near) {
      case .moved(let count): taken += count
      case .wouldBlock: arrived += try #require(read(far))
      case .ended: try #require(Bool(false))
      }
    }
    while let rest = read(far) { arrived += rest }
    #expect(arrived == [UInt8](repeating: 1, count: filled) + [0x82, 127] + content)
  }

  @Test("A socket whose other end is gone says so")
  func gone() throws {
    let (near, far) = try pair(SOCK_STREAM)
    defer { close(near) }
    close(far)
    var writer = FrameWriter()
    #expect(write([0x82, 1], with: &writer, to: near, hasMore: true) == .moved(2))
    #expect(write([1], with: &writer, to: near) == .ended)
  }
}
