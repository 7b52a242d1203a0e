import Foundation

/// What pages are told about builds.
struct BuildState {
  enum Phase {
    case building
    case built
    case failed(String)
  }

  var phase = Phase.building
  /// How many builds have succeeded; pages of another number are loaded again.
  var number = 0

  /// The most that is shown of what a build printed, in characters; its end says why it failed.
  private static let longestMessage = 8000

  private struct Message: Encodable {
    var phase: String
    var number: Int
    var text: String?
  }

  /// A server-sent event.
  var event: [UInt8] {
    let message =
      switch phase {
      case .building: Message(phase: "building", number: number)
      case .built: Message(phase: "built", number: number)
      case .failed(let text):
        Message(phase: "failed", number: number, text: String(text.suffix(Self.longestMessage)))
      }
    // JSON has no line breaks of its own, which would end the event.
    guard let json = try? JSONEncoder().encode(message) else { return [] }
    return Array("data: ".utf8) + Array(json) + Array("\n\n".utf8)
  }
}
