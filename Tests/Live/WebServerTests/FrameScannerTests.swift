import TestSupport
import Testing

@testable import WebServer

@Suite("Scanning frames")
struct FrameScannerTests {
  /// What the library reads of bytes that come in portions, and the fault.
  private func read(_ portions: [[UInt8]]) -> (bytes: [UInt8], fault: Int?) {
    var scanner = FrameScanner(messageBytes: 65_536)
    var bytes: [UInt8] = []
    for portion in portions {
      let count = portion.withUnsafeBufferPointer { scanner.scan($0) }
      bytes += portion.prefix(count)
      if let frame = scanner.takeCloseFrame() { bytes += frame }
    }
    return (bytes, scanner.fault)
  }

  @Test("A close frame is read at once wherever its bytes were cut, and nothing after it")
  func closes() {
    let text = SocketClient.frame(Array("κόσμε".utf8), opcode: 1)
    let close = SocketClient.frame([3, 232] + Array("κόσμε".utf8), opcode: 8)
    let sent = text + close + text
    for first in 0...sent.count {
      for second in first...sent.count {
        let read = read([
          Array(sent[..<first]), Array(sent[first..<second]), Array(sent[second...]),
        ])
        #expect(read.bytes == text + close)
        #expect(read.fault == nil)
      }
    }
  }

  @Test("A close frame that isn't in order is never read, wherever its bytes were cut")
  func faults() {
    let contents: [(bytes: [UInt8], fault: Int)] = [
      ([3, 232, 0xCE, 0xBA, 0xED, 0xA0, 0x80], CloseCode.invalidText),
      ([3, 237, 0x41], CloseCode.protocolError),
      ([3], CloseCode.protocolError),
    ]
    for content in contents {
      let ping = SocketClient.frame([1, 2], opcode: 9)
      let sent = ping + SocketClient.frame(content.bytes, opcode: 8)
      for cut in 0...sent.count {
        let read = read([Array(sent[..<cut]), Array(sent[cut...])])
        #expect(read.bytes == ping)
        #expect(read.fault == content.fault)
      }
    }
  }

  @Test("A close frame without content is read")
  func empty() {
    let close = SocketClient.frame([], opcode: 8)
    for cut in 0...close.count {
      #expect(read([Array(close[..<cut]), Array(close[cut...])]).bytes == close)
    }
  }
}
