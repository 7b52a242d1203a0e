package import ElementDiff

/// What a page is sent.
package enum DownMessage: Equatable, Sendable {
  /// A change of the page; `event` is the last that was applied and stored.
  case frame(
    number: UInt32, event: UInt32, modules: LiveModules = [], commands: [WireCommand],
    patch: [UInt8])
  /// Nothing to show for the events up to this one.
  case done(event: UInt32)
  /// The page is as it should be; its nodes have the numbers of a first page.
  case renumber(frame: UInt32, event: UInt32)
  /// There is no such session.
  case gone
  /// Another process has the session from now on: the page says `hello` again.
  case greet

  /// Reads a message; nil if it is none.
  package init?(_ bytes: ArraySlice<UInt8>) {
    var reader = WireReader(bytes)
    guard let number = reader.varint() else { return nil }
    guard !reader.rest.isEmpty else {
      guard number < 2 else { return nil }
      self = number == 0 ? .gone : .greet
      return
    }
    guard let event = reader.varint() else { return nil }
    if reader.rest.isEmpty {
      self = number == 0 ? .done(event: event) : .renumber(frame: number, event: event)
      return
    }
    guard number > 0, let wanted = reader.varint(), var block = reader.bytes(Int(wanted >> 4))
    else { return nil }
    let length = wanted >> 4
    var commands: [WireCommand] = []
    if length > 0 {
      var reader = WireReader(block)
      guard let count = reader.varint(), count <= length else { return nil }
      for _ in 0..<count {
        guard let command = WireCommand(&reader) else { return nil }
        commands.append(command)
      }
      block = reader.rest
    }
    guard block.isEmpty else { return nil }
    self = .frame(
      number: number, event: event,
      modules: LiveModules(rawValue: UInt8(truncatingIfNeeded: wanted & 15)), commands: commands,
      patch: Array(reader.rest))
  }

  /// The message as it is sent.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    switch self {
    case .frame(let number, let event, let modules, let commands, let patch):
      bytes.reserveCapacity(patch.count + 16)
      bytes.append(varint: number)
      bytes.append(varint: event)
      bytes.append(contentsOf: Self.block(of: commands, modules))
      bytes.append(contentsOf: patch)
    case .done(let event):
      bytes.append(0)
      bytes.append(varint: event)
    case .renumber(let frame, let event):
      bytes.append(varint: frame)
      bytes.append(varint: event)
    case .gone: bytes.append(0)
    case .greet: bytes.append(1)
    }
    return bytes
  }

  /// What a frame has in front of its patch: modules, and commands with their length.
  package static func block(of commands: [WireCommand], _ modules: LiveModules) -> [UInt8] {
    guard !commands.isEmpty else { return [modules.rawValue] }
    var block: [UInt8] = []
    block.append(varint: UInt32(truncatingIfNeeded: commands.count))
    for command in commands { command.append(to: &block) }
    var bytes: [UInt8] = []
    let modules = modules.union(LiveModules(wantedBy: commands))
    bytes.append(
      varint: UInt32(truncatingIfNeeded: block.count) << 4 | UInt32(modules.rawValue))
    return bytes + block
  }

  /// What stands behind number and event in a frame of a patch without commands.
  package static func ending(of patch: Patch) -> [UInt8] {
    block(of: [], LiveModules(wantedBy: patch)) + patch.frame()
  }
}
