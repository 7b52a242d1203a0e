package import ElementDiff
package import ViewTree

/// A command whose nodes are named as the page names them.
package typealias WireCommand = NodeCommand<InstanceID>

/// The number of a command in a frame.
package enum CommandCode: UInt8, Sendable, CaseIterable {
  case notice = 0
  case title, push, replace, back, open, share, copy, media, announce, admit
  case focus, reveal, set, unset, animate, scroll
}

extension NodeCommand where Node == InstanceID {
  /// Names a command's nodes by their numbers; nil if there is no such node.
  package init?(_ command: LiveCommand, in page: NumberedTree) {
    guard let command = command.naming({ page.id(ofNode: $0) }) else { return nil }
    self = command
  }

  /// Reads a command; nil if it is none.
  init?(_ reader: inout WireReader) {
    guard let code = reader.byte().flatMap(CommandCode.init) else { return nil }
    switch code {
    case .notice: self.init(Self.notice, &reader)
    case .title: self.init(Self.title, &reader)
    case .push: self.init(Self.push, &reader)
    case .replace: self.init(Self.replace, &reader)
    case .open: self.init(Self.open, &reader)
    case .share: self.init(Self.share, &reader)
    case .copy: self.init(Self.copy, &reader)
    case .media: self.init(Self.media, &reader)
    case .announce: self.init(Self.announce, &reader)
    case .admit: self.init(Self.admit, &reader)
    case .animate:
      guard let node = reader.varint(), let transition = reader.string() else { return nil }
      self = .animate(transition, in: node == InstanceID.page.number ? nil : InstanceID(node))
    case .back:
      guard let count = reader.varint() else { return nil }
      self = .back(Int(count))
    case .focus:
      guard let node = reader.varint() else { return nil }
      // The page takes the focus from whatever has it.
      self = .focus(node == InstanceID.page.number ? nil : InstanceID(node))
    case .reveal, .scroll:
      guard let place = Place(&reader) else { return nil }
      self =
        code == .reveal
        ? .reveal(place.node, x: place.x, y: place.y, isSmooth: place.isSmooth)
        : .scroll(
          place.node, x: place.x, y: place.y, isSmooth: place.isSmooth, restores: place.restores)
    case .set:
      guard let node = reader.varint(), let name = reader.string(), let value = reader.string()
      else { return nil }
      self = .set(InstanceID(node), name: name, value: value)
    case .unset:
      guard let node = reader.varint(), let name = reader.string() else { return nil }
      self = .set(InstanceID(node), name: name, value: nil)
    }
  }

  private init?(_ make: (String) -> Self, _ reader: inout WireReader) {
    guard let string = reader.string() else { return nil }
    self = make(string)
  }

  /// The bytes that it has in a frame.
  var size: Int {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes.count
  }

  func append(to bytes: inout [UInt8]) {
    switch self {
    case .notice(let string): Self.append(.notice, string, to: &bytes)
    case .title(let string): Self.append(.title, string, to: &bytes)
    case .push(let string): Self.append(.push, string, to: &bytes)
    case .replace(let string): Self.append(.replace, string, to: &bytes)
    case .open(let string): Self.append(.open, string, to: &bytes)
    case .share(let string): Self.append(.share, string, to: &bytes)
    case .copy(let string): Self.append(.copy, string, to: &bytes)
    case .media(let string): Self.append(.media, string, to: &bytes)
    case .announce(let string): Self.append(.announce, string, to: &bytes)
    case .admit(let string): Self.append(.admit, string, to: &bytes)
    case .animate(let transition, let node):
      Self.append(.animate, node ?? .page, to: &bytes)
      bytes.append(string: transition)
    case .back(let count):
      bytes.append(CommandCode.back.rawValue)
      bytes.append(varint: UInt32(clamping: count))
    case .focus(let node): Self.append(.focus, node ?? .page, to: &bytes)
    case .reveal(let node, let x, let y, let isSmooth):
      bytes.append(CommandCode.reveal.rawValue)
      Place(node: node, x: x, y: y, isSmooth: isSmooth).append(to: &bytes)
    case .scroll(let node, let x, let y, let isSmooth, let restores):
      bytes.append(CommandCode.scroll.rawValue)
      Place(node: node, x: x, y: y, isSmooth: isSmooth, restores: restores).append(to: &bytes)
    case .set(let node, let name, let value):
      Self.append(value == nil ? .unset : .set, node, to: &bytes)
      bytes.append(string: name)
      if let value { bytes.append(string: value) }
    }
  }

  private static func append(_ code: CommandCode, _ string: String, to bytes: inout [UInt8]) {
    bytes.append(code.rawValue)
    bytes.append(string: string)
  }

  private static func append(_ code: CommandCode, _ node: InstanceID, to bytes: inout [UInt8]) {
    bytes.append(code.rawValue)
    bytes.append(varint: node.number)
  }
}

/// A node and a place in it, of which both coordinates may be missing.
private struct Place {
  var node: InstanceID
  var x: Double?
  var y: Double?
  var isSmooth: Bool
  var restores: Bool

  init(
    node: InstanceID, x: Double? = nil, y: Double? = nil, isSmooth: Bool, restores: Bool = false
  ) {
    (self.node, self.x, self.y) = (node, x, y)
    (self.isSmooth, self.restores) = (isSmooth, restores)
  }

  init?(_ reader: inout WireReader) {
    guard let node = reader.varint(), let flags = reader.byte(), flags < 16 else { return nil }
    self.init(node: InstanceID(node), isSmooth: flags & 4 != 0, restores: flags & 8 != 0)
    if flags & 1 != 0 {
      guard let float = reader.float() else { return nil }
      x = Double(float)
    }
    if flags & 2 != 0 {
      guard let float = reader.float() else { return nil }
      y = Double(float)
    }
  }

  func append(to bytes: inout [UInt8]) {
    bytes.append(varint: node.number)
    bytes.append((x == nil ? 0 : 1) | (y == nil ? 0 : 2) | (isSmooth ? 4 : 0) | (restores ? 8 : 0))
    if let x { bytes.append(float: x) }
    if let y { bytes.append(float: y) }
  }
}
