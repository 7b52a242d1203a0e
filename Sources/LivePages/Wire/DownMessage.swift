/// What a page is sent.
package enum DownMessage: Equatable, Sendable {
  /// A change of the page; `event` is the last that was applied and stored.
  case frame(number: UInt32, event: UInt32, commands: [WireCommand], patch: [UInt8])
  /// Nothing to show for the events up to this one.
  case done(event: UInt32)
  /// The page is as it should be; its nodes have the numbers of a first page.
  case renumber(frame: UInt32, event: UInt32)
  /// There is no such session.
  case gone

  /// The first byte of a message.
  enum Code: UInt8 {
    case frame = 1
    case done, renumber, gone
  }

  /// Reads a message; nil if it is none.
  package init?(_ bytes: ArraySlice<UInt8>) {
    var reader = WireReader(bytes)
    switch reader.byte().flatMap(Code.init) {
    case .frame:
      guard let number = reader.varint(), let event = reader.varint(),
        let count = reader.varint(), count <= bytes.count
      else { return nil }
      var commands: [WireCommand] = []
      for _ in 0..<count {
        guard let command = WireCommand(&reader) else { return nil }
        commands.append(command)
      }
      self = .frame(number: number, event: event, commands: commands, patch: Array(reader.rest))
    case .done:
      guard let event = reader.varint(), reader.rest.isEmpty else { return nil }
      self = .done(event: event)
    case .renumber:
      guard let frame = reader.varint(), let event = reader.varint(), reader.rest.isEmpty else {
        return nil
      }
      self = .renumber(frame: frame, event: event)
    case .gone:
      guard reader.rest.isEmpty else { return nil }
      self = .gone
    case nil: return nil
    }
  }

  /// The message as it is sent.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    switch self {
    case .frame(let number, let event, let commands, let patch):
      bytes.reserveCapacity(patch.count + 16)
      bytes.append(Code.frame.rawValue)
      bytes.append(varint: number)
      bytes.append(varint: event)
      bytes.append(varint: UInt32(truncatingIfNeeded: commands.count))
      for command in commands { command.append(to: &bytes) }
      bytes.append(contentsOf: patch)
    case .done(let event):
      bytes.append(Code.done.rawValue)
      bytes.append(varint: event)
    case .renumber(let frame, let event):
      bytes.append(Code.renumber.rawValue)
      bytes.append(varint: frame)
      bytes.append(varint: event)
    case .gone: bytes.append(Code.gone.rawValue)
    }
    return bytes
  }
}
