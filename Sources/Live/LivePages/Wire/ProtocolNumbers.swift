import ElementDiff
import ViewTree

/// The numbers by which page and server name what they speak of, from the types that have them.
///
/// The client's sources say names, such as `Slot.tap`; `make client` writes the numbers in their place, and the
/// tables of `Protocol.md` are made of the same ones.
package enum ProtocolNumbers {
  /// The names of one kind of thing with their numbers.
  package struct Group: Sendable {
    /// What the client calls the group.
    package var name: String
    /// What the numbers are, for the documentation.
    package var title: String
    package var members: [(name: String, number: Int)]
  }

  /// All groups.
  package static let groups = [
    group("Message", "Messages of pages", of: UpMessage.Code.self),
    group("Slot", "Slots of events", of: LiveSlot.self),
    group("Phase", "Phases of gestures", of: LiveEvent.Phase.self),
    group("Command", "Commands", of: CommandCode.self),
    group("Operation", "Operations of patches", of: FrameFormat.Code.self),
  ]

  private static func group<Code: RawRepresentable & CaseIterable>(
    _ name: String, _ title: String, of type: Code.Type
  ) -> Group where Code.RawValue == UInt8 {
    Group(
      name: name, title: title, members: Code.allCases.map { ("\($0)", Int($0.rawValue)) })
  }

  /// The constants of the client's sources, such as `Slot.tap`; `Slot.end` is behind all slots, `PIECE`
  /// the most bytes of a file in one request.
  package static var constants: [String: Int] {
    var result: [String: Int] = [:]
    for group in groups {
      for member in group.members { result["\(group.name).\(member.name)"] = member.number }
    }
    result["PIECE"] = PageFiles.pieceBytes
    result["Slot.end"] = Int(LiveSlot.allCases.map(\.rawValue).max() ?? 0) + 1
    return result
  }

  /// The tables of `Protocol.md`.
  package static var markdown: String {
    groups.map { group in
      "### \(group.title)\n\n" + (group.name == "Slot" ? slots : table(of: group))
    }.joined(separator: "\n\n")
  }

  private static func table(of group: Group) -> String {
    "| number | \(group.name) |\n|---|---|\n"
      + group.members.map { "| \($0.number) | `\($0.name)` |" }.joined(separator: "\n")
  }

  private static var slots: String {
    "| number | in `data-on` | Slot | only the newest counts |\n|---|---|---|---|\n"
      + LiveSlot.allCases.map {
        "| \($0.rawValue) | `\($0.digit)` | `\($0)` | \($0.isContinuous ? "yes" : "") |"
      }.joined(separator: "\n")
  }
}
