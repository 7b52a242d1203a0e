package import ViewTree

/// What a page sends.
package enum UpMessage: Equatable, Sendable {
  /// Says who the page is, how far it has come, the last event that it knows to be stored, and what it
  /// has numbered if nothing has changed it since.
  case hello(frame: UInt32, stored: UInt32, shape: PageShape? = nil, token: String)
  /// Something happened to a node of a kind; node 0 is the page.
  case event(number: UInt32, node: UInt32, kind: UInt8, slot: LiveSlot, payload: [UInt8])
  /// All frames up to this one are applied; with a shape the page was numbered anew with the last.
  case ack(UInt32, shape: PageShape? = nil)
  /// Something could not be applied.
  case again

  /// The first byte of a message.
  package enum Code: UInt8, CaseIterable {
    case hello = 1
    case event, ack, again
  }

  /// Reads a message; nil if it is none.
  package init?(_ bytes: ArraySlice<UInt8>) {
    var reader = WireReader(bytes)
    switch reader.byte().flatMap(Code.init) {
    case .hello:
      guard let frame = reader.varint(), let stored = reader.varint(),
        let shape = Self.shape(&reader),
        let token = String(validating: reader.rest, as: UTF8.self)
      else { return nil }
      self = .hello(frame: frame, stored: stored, shape: shape, token: token)
    case .event:
      guard let number = reader.varint(), number > 0, let node = reader.varint(),
        let kind = reader.byte(), kind < 128, let slot = reader.byte().flatMap(LiveSlot.init)
      else { return nil }
      self = .event(
        number: number, node: node, kind: kind, slot: slot, payload: Array(reader.rest))
    case .ack:
      guard let frame = reader.varint(), let shape = Self.shape(&reader), reader.rest.isEmpty
      else { return nil }
      self = .ack(frame, shape: shape)
    case .again:
      guard reader.rest.isEmpty else { return nil }
      self = .again
    case nil: return nil
    }
  }

  /// A shape, or none; nil if it is cut off.
  private static func shape(_ reader: inout WireReader) -> PageShape?? {
    guard let count = reader.varint() else { return nil }
    guard count > 0 else { return .some(nil) }
    return reader.varint().map { PageShape(count: count - 1, sum: $0) }
  }

  private static func append(_ shape: PageShape?, to bytes: inout [UInt8]) {
    bytes.append(varint: shape.map { $0.count &+ 1 } ?? 0)
    if let shape { bytes.append(varint: shape.sum) }
  }

  /// The message as it is sent.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    switch self {
    case .hello(let frame, let stored, let shape, let token):
      bytes.append(Code.hello.rawValue)
      bytes.append(varint: frame)
      bytes.append(varint: stored)
      Self.append(shape, to: &bytes)
      bytes.append(contentsOf: token.utf8)
    case .event(let number, let node, let kind, let slot, let payload):
      bytes.append(Code.event.rawValue)
      bytes.append(varint: number)
      bytes.append(varint: node)
      bytes.append(kind)
      bytes.append(slot.rawValue)
      bytes.append(contentsOf: payload)
    case .ack(let frame, let shape):
      bytes.append(Code.ack.rawValue)
      bytes.append(varint: frame)
      Self.append(shape, to: &bytes)
    case .again: bytes.append(Code.again.rawValue)
    }
    return bytes
  }
}
