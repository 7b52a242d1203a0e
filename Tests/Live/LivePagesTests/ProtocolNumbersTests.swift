import Foundation
import LivePages
import Testing

@Suite("Numbers of the protocol")
struct ProtocolNumbersTests {
  @Test("Protocol.md has the tables that client-scripts --tables prints")
  func documented() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Live/LivePages/LivePages.docc/Protocol.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    for group in ProtocolNumbers.markdown.components(separatedBy: "\n\n") {
      #expect(text.contains(group), "\(group.prefix(60))")
    }
  }

  @Test("No two members of a group have one number")
  func distinct() {
    for group in ProtocolNumbers.groups {
      #expect(Set(group.members.map(\.number)).count == group.members.count, "\(group.name)")
    }
    #expect(ProtocolNumbers.constants["Slot.tap"] == 9)
    #expect(ProtocolNumbers.constants["Command.notice"] == 0)
  }
}
