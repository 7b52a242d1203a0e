import Browser
import Testing

@testable import WebEngines

@Suite("Messages to Firefox")
struct MarionetteTests {
  @Test("A message has its length in bytes in front, and is read from pieces of any size")
  func framing() throws {
    let first: JSONValue = [0, 1, "WebDriver:Navigate", ["url": "file:///ü"]]
    let second: JSONValue = [1, 1, .null, ["value": [1, 2]]]
    let bytes = try MarionetteChannel.message(first) + MarionetteChannel.message(second)
    for size in [1, 2, 7, bytes.count] {
      var received: [UInt8] = []
      var messages: [JSONValue] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        received += bytes[start..<min(start + size, bytes.count)]
        while let message = try MarionetteChannel.takeMessage(from: &received) {
          messages.append(message)
        }
      }
      #expect(messages == [first, second])
      #expect(received.isEmpty)
    }
  }

  @Test(
    "What has no length is no message", arguments: ["x:1", "-1:[]", "123456789012345678901234"])
  func faults(_ text: String) {
    var bytes = Array(text.utf8)
    #expect(throws: EngineError.self) { try MarionetteChannel.takeMessage(from: &bytes) }
  }
}
