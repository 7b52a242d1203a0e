package import ViewTree

/// What a page sends.
package enum UpMessage: Equatable, Sendable {
  /// Says who the page is, how far it has come, and the last event that it knows to be stored.
  case hello(frame: UInt32, stored: UInt32, token: String)
  /// Something happened; node 0 is the page.
  case event(number: UInt32, node: UInt32, slot: LiveSlot, payload: [UInt8])
  /// All frames up to this one are applied.
  case ack(UInt32)
  /// Something could not be applied.
  case again

  /// The first byte of a message.
  enum Code: UInt8 {
    case hello = 1
    case event, ack, again
  }

  /// Reads a message; nil if it is none.
  package init?(_ bytes: ArraySlice<UInt8>) {
    var reader = WireReader(bytes)
    switch reader.byte().flatMap(Code.init) {
    case .hello:
      guard let frame = reader.varint(), let stored = reader.varint(),
        let token = String(validating: reader.rest, as: UTF8.self)
      else { return nil }
      self = .hello(frame: frame, stored: stored, token: token)
    case .event:
      guard let number = reader.varint(), number > 0, let node = reader.varint(),
        let slot = reader.byte().flatMap(LiveSlot.init)
      else { return nil }
      self = .event(number: number, node: node, slot: slot, payload: Array(reader.rest))
    case .ack:
      guard let frame = reader.varint(), reader.rest.isEmpty else { return nil }
      self = .ack(frame)
    case .again:
      guard reader.rest.isEmpty else { return nil }
      self = .again
    case nil: return nil
    }
  }

  /// The message as it is sent.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    switch self {
    case .hello(let frame, let stored, let token):
      bytes.append(Code.hello.rawValue)
      bytes.append(varint: frame)
      bytes.append(varint: stored)
      bytes.append(contentsOf: token.utf8)
    case .event(let number, let node, let slot, let payload):
      bytes.append(Code.event.rawValue)
      bytes.append(varint: number)
      bytes.append(varint: node)
      bytes.append(slot.rawValue)
      bytes.append(contentsOf: payload)
    case .ack(let frame):
      bytes.append(Code.ack.rawValue)
      bytes.append(varint: frame)
    case .again: bytes.append(Code.again.rawValue)
    }
    return bytes
  }
}
