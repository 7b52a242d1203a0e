import Foundation
import Testing

@testable import MacroExpansion

@Suite("Plugin connection")
struct PluginConnectionTests {
  /// Serves a session that consists of these bytes, and returns the exit code and the replies.
  private func serve(_ bytes: [UInt8]) throws -> (code: Int32, replies: [UInt8]) {
    let requests = Pipe()
    let replies = Pipe()
    try requests.fileHandleForWriting.write(contentsOf: Data(bytes))
    try requests.fileHandleForWriting.close()
    var connection = PluginConnection(
      input: requests.fileHandleForReading.fileDescriptor,
      output: replies.fileHandleForWriting.fileDescriptor)
    let code = connection.serve(MacroExpander.reply)
    try replies.fileHandleForWriting.close()
    return (code, Array(try replies.fileHandleForReading.readToEnd() ?? Data()))
  }

  private func frame(_ text: String) -> [UInt8] {
    [UInt8(text.utf8.count), 0, 0, 0, 0, 0, 0, 0] + text.utf8
  }

  @Test("A session answers each request in a frame of its own and ends at a frame of length 0")
  func session() throws {
    let request = frame(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
    let reply = frame(#"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
    let result = try serve(request + request + [UInt8](repeating: 0, count: 8) + request)
    #expect(result.code == 0)
    #expect(result.replies == reply + reply)
  }

  @Test("A request from a newer compiler gets an empty expansion")
  func unknown() throws {
    let result = try serve(frame(#"{"somethingNew":{"a":1}}"#))
    #expect(result.replies == frame(#"{"expandMacroResult":{"diagnostics":[]}}"#))
  }

  @Test("A frame that is cut off ends the session, one that is no JSON ends it with code 1")
  func broken() throws {
    #expect(try serve([9, 0, 0]).code == 0)
    #expect(try serve([9, 0, 0, 0, 0, 0, 0, 0, 1]).code == 0)
    #expect(try serve([UInt8](repeating: 0xFF, count: 8)).code == 0)
    #expect(try serve(frame("{]")).code == 1)
  }
}
