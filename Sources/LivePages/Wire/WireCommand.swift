package import ElementDiff
package import ViewTree

/// A command whose nodes are named as the page names them.
package enum WireCommand: Equatable, Sendable {
  case title(String)
  case push(String)
  case replace(String)
  case back(UInt32)
  case open(String)
  /// ``InstanceID/page`` takes the focus from whatever has it.
  case focus(InstanceID)
  case reveal(InstanceID, x: Float?, y: Float?, isSmooth: Bool = false)
  case scroll(InstanceID, x: Float?, y: Float?, isSmooth: Bool = false)
  case set(InstanceID, name: String, value: String)
  case unset(InstanceID, name: String)
  case animate(String)
  /// Tells the reader something that is not the page's.
  case notice(String)

  /// Names a command's nodes by their numbers; nil if there is no such node.
  package init?(_ command: LiveCommand, in page: NumberedTree) {
    switch command {
    case .title(let text): self = .title(text)
    case .push(let address): self = .push(address)
    case .replace(let address): self = .replace(address)
    case .back(let count): self = .back(UInt32(clamping: count))
    case .open(let address): self = .open(address)
    case .focus(nil): self = .focus(.page)
    case .focus(let node?):
      guard let id = page.id(ofNode: node) else { return nil }
      self = .focus(id)
    case .reveal(let node, let x, let y, let isSmooth):
      guard let id = page.id(ofNode: node) else { return nil }
      self = .reveal(id, x: x.map { Float($0) }, y: y.map { Float($0) }, isSmooth: isSmooth)
    case .scroll(let node, let x, let y, let isSmooth):
      guard let id = page.id(ofNode: node) else { return nil }
      self = .scroll(id, x: x.map { Float($0) }, y: y.map { Float($0) }, isSmooth: isSmooth)
    case .set(let node, let name, let value):
      guard let id = page.id(ofNode: node) else { return nil }
      self = value.map { .set(id, name: name, value: $0) } ?? .unset(id, name: name)
    case .animate(let transition): self = .animate(transition)
    }
  }

  /// The command with other numbers of nodes; nil if its node has none.
  func naming(_ number: (InstanceID) -> InstanceID?) -> WireCommand? {
    switch self {
    case .title, .push, .replace, .back, .open, .animate, .notice, .focus(.page): self
    case .focus(let id): number(id).map { .focus($0) }
    case .reveal(let id, let x, let y, let isSmooth):
      number(id).map { .reveal($0, x: x, y: y, isSmooth: isSmooth) }
    case .scroll(let id, let x, let y, let isSmooth):
      number(id).map { .scroll($0, x: x, y: y, isSmooth: isSmooth) }
    case .set(let id, let name, let value): number(id).map { .set($0, name: name, value: value) }
    case .unset(let id, let name): number(id).map { .unset($0, name: name) }
    }
  }

  init?(_ reader: inout WireReader) {
    let code = reader.byte()
    switch code {
    case 0: self.init(Self.notice, &reader)
    case 1: self.init(Self.title, &reader)
    case 2: self.init(Self.push, &reader)
    case 3: self.init(Self.replace, &reader)
    case 4:
      guard let count = reader.varint() else { return nil }
      self = .back(count)
    case 5: self.init(Self.open, &reader)
    case 6:
      guard let node = reader.varint() else { return nil }
      self = .focus(InstanceID(node))
    case 7, 11:
      guard let node = reader.varint(), let flags = reader.byte(), flags < 8 else { return nil }
      var (x, y): (Float?, Float?)
      if flags & 1 != 0 {
        x = reader.float()
        guard x != nil else { return nil }
      }
      if flags & 2 != 0 {
        y = reader.float()
        guard y != nil else { return nil }
      }
      let (id, isSmooth) = (InstanceID(node), flags & 4 != 0)
      self =
        code == 7
        ? .reveal(id, x: x, y: y, isSmooth: isSmooth) : .scroll(id, x: x, y: y, isSmooth: isSmooth)
    case 8:
      guard let node = reader.varint(), let name = reader.string(), let value = reader.string()
      else { return nil }
      self = .set(InstanceID(node), name: name, value: value)
    case 9:
      guard let node = reader.varint(), let name = reader.string() else { return nil }
      self = .unset(InstanceID(node), name: name)
    case 10: self.init(Self.animate, &reader)
    default: return nil
    }
  }

  private init?(_ make: (String) -> WireCommand, _ reader: inout WireReader) {
    guard let string = reader.string() else { return nil }
    self = make(string)
  }

  func append(to bytes: inout [UInt8]) {
    func text(_ code: UInt8, _ string: String) {
      bytes.append(code)
      bytes.append(string: string)
    }
    func node(_ code: UInt8, _ id: InstanceID) {
      bytes.append(code)
      bytes.append(varint: id.number)
    }
    func place(_ code: UInt8, _ id: InstanceID, _ x: Float?, _ y: Float?, _ isSmooth: Bool) {
      node(code, id)
      bytes.append((x == nil ? 0 : 1) | (y == nil ? 0 : 2) | (isSmooth ? 4 : 0))
      if let x { bytes.append(float: Double(x)) }
      if let y { bytes.append(float: Double(y)) }
    }
    switch self {
    case .title(let string): text(1, string)
    case .push(let string): text(2, string)
    case .replace(let string): text(3, string)
    case .back(let count):
      bytes.append(4)
      bytes.append(varint: count)
    case .open(let string): text(5, string)
    case .focus(let id): node(6, id)
    case .reveal(let id, let x, let y, let isSmooth): place(7, id, x, y, isSmooth)
    case .scroll(let id, let x, let y, let isSmooth): place(11, id, x, y, isSmooth)
    case .set(let id, let name, let value):
      node(8, id)
      bytes.append(string: name)
      bytes.append(string: value)
    case .unset(let id, let name):
      node(9, id)
      bytes.append(string: name)
    case .animate(let string): text(10, string)
    case .notice(let string): text(0, string)
    }
  }
}
