extension RelayMessage {
  private enum Code: UInt8 {
    case begin = 1
    case blame, request, abandon, open, message, full, drained, closed, ping, drain
    case ready, failed, pong, nothing, response, stream, part, end, send, close, asset, hasDrained
    case sendAll, piece, signedOut, measures
  }

  /// Appends the message behind its length.
  package func append(to bytes: inout [UInt8]) {
    let start = bytes.count
    bytes.append(contentsOf: [0, 0, 0, 0])
    var writer = RelayWriter(bytes: bytes)
    bytes = []
    write(to: &writer)
    bytes = writer.bytes
    let count = UInt32(truncatingIfNeeded: bytes.count - start - 4)
    for place in 0..<4 {
      bytes[start + place] = UInt8(truncatingIfNeeded: count >> UInt32(8 * place))
    }
  }

  private func write(to writer: inout RelayWriter) {
    switch self {
    case .begin(let store, let owner, let former):
      writer.write(Code.begin.rawValue)
      writer.write(store)
      writer.write(owner)
      writer.write(former) { $0.write($1) }
    case .blame(let blame):
      writer.write(Code.blame.rawValue)
      blame.write(to: &writer)
    case .request(let id, let request):
      writer.write(Code.request.rawValue)
      writer.write(id)
      writer.write(request.method)
      writer.write(request.target)
      writer.write(request.body)
      writer.write(request.address)
      writer.write(request.guest)
      writer.write(request.reader)
      writer.write(request.isRoute)
      writer.write(request.headers)
      writer.write(request.allCookies)
    case .abandon(let id): writer.write(Code.abandon.rawValue, id)
    case .open(let id, let guest, let address, let isHandedOver, let reader):
      writer.write(Code.open.rawValue, id)
      writer.write(guest) { $0.write($1) }
      writer.write(address)
      writer.write(isHandedOver)
      writer.write(reader)
    case .message(let id, let bytes):
      writer.write(Code.message.rawValue, id)
      writer.write(rest: bytes)
    case .full(let id): writer.write(Code.full.rawValue, id)
    case .drained(let id): writer.write(Code.drained.rawValue, id)
    case .closed(let id): writer.write(Code.closed.rawValue, id)
    case .ping: writer.write(Code.ping.rawValue)
    case .drain(let hasSuccessor):
      writer.write(Code.drain.rawValue)
      writer.write(hasSuccessor)
    case .ready: writer.write(Code.ready.rawValue)
    case .failed(let code, let message):
      writer.write(Code.failed.rawValue)
      writer.write(UInt32(bitPattern: code))
      writer.write(message)
    case .pong: writer.write(Code.pong.rawValue)
    case .nothing(let id): writer.write(Code.nothing.rawValue, id)
    case .response(let id, let head, let body):
      writer.write(Code.response.rawValue, id)
      writer.write(head)
      writer.write(rest: body)
    case .stream(let id, let head):
      writer.write(Code.stream.rawValue, id)
      writer.write(head)
    case .part(let id, let bytes):
      writer.write(Code.part.rawValue, id)
      writer.write(rest: bytes)
    case .end(let id): writer.write(Code.end.rawValue, id)
    case .send(let id, let bytes):
      writer.write(Code.send.rawValue, id)
      writer.write(rest: bytes)
    case .sendAll(let ids, let bytes):
      writer.write(Code.sendAll.rawValue)
      writer.write(UInt32(truncatingIfNeeded: ids.count))
      for id in ids { writer.write(id) }
      writer.write(rest: bytes)
    case .piece(let id, let isLast, let bytes):
      writer.write(Code.piece.rawValue, id)
      writer.write(isLast)
      writer.write(rest: bytes)
    case .close(let id, let code, let reason):
      writer.write(Code.close.rawValue, id)
      writer.write(UInt32(code))
      writer.write(reason)
    case .asset(let name, let origin, let bytes):
      writer.write(Code.asset.rawValue)
      writer.write(name)
      writer.write(origin) { $0.write($1) }
      writer.write(rest: bytes)
    case .hasDrained: writer.write(Code.hasDrained.rawValue)
    case .measures(let measures):
      writer.write(Code.measures.rawValue)
      for value in measures.values {
        writer.write(UInt32(truncatingIfNeeded: value))
        writer.write(UInt32(truncatingIfNeeded: value >> 32))
      }
    case .signedOut(let scope):
      writer.write(Code.signedOut.rawValue)
      writer.write(scope)
    }
  }

  /// Reads a message without its length; nil if it is none.
  package init?(_ bytes: ArraySlice<UInt8>) {
    var reader = RelayReader(bytes)
    guard let message = Self.read(&reader), reader.isAtEnd else { return nil }
    self = message
  }

  private static func read(_ reader: inout RelayReader) -> RelayMessage? {
    guard let code = reader.byte().flatMap(Code.init) else { return nil }
    switch code {
    case .ping: return .ping
    case .ready: return .ready
    case .pong: return .pong
    case .hasDrained: return .hasDrained
    case .measures: return reader.measures().map { .measures($0) }
    case .signedOut: return reader.signOutScope().map { .signedOut($0) }
    case .drain: return reader.flag().map { .drain(hasSuccessor: $0) }
    case .blame: return Blame(&reader).map { .blame($0) }
    case .begin:
      guard let store = reader.string(), let owner = reader.identity(),
        let former = reader.optional({ $0.identity() })
      else { return nil }
      return .begin(store: store, owner: owner, former: former)
    case .failed:
      guard let code = reader.number(), let message = reader.string() else { return nil }
      return .failed(code: Int32(bitPattern: code), message: message)
    case .asset:
      guard let name = reader.string(), let origin = reader.optional({ $0.string() }) else {
        return nil
      }
      return .asset(name: name, origin: origin, bytes: reader.rest())
    case .sendAll: return reader.numbers().map { .sendAll($0, reader.rest()) }
    default: return reader.number().flatMap { read(code, of: $0, &reader) }
    }
  }

  /// Reads a message about one request or socket.
  private static func read(
    _ code: Code, of id: UInt32, _ reader: inout RelayReader
  ) -> RelayMessage? {
    switch code {
    case .abandon: return .abandon(id)
    case .full: return .full(id)
    case .drained: return .drained(id)
    case .closed: return .closed(id)
    case .nothing: return .nothing(id)
    case .end: return .end(id)
    case .message: return .message(id, reader.rest())
    case .send: return .send(id, reader.rest())
    case .part: return .part(id, reader.rest())
    case .piece: return reader.flag().map { .piece(id, isLast: $0, reader.rest()) }
    case .stream: return reader.head().map { .stream(id, $0) }
    case .response:
      guard let head = reader.head() else { return nil }
      return .response(id, head, body: reader.rest())
    case .open:
      guard let guest = reader.optional({ $0.identity() }), let address = reader.string(),
        let isHandedOver = reader.flag(), let facts = reader.readerFacts()
      else { return nil }
      return .open(
        id, guest: guest, address: address, isHandedOver: isHandedOver, reader: facts)
    case .close:
      guard let code = reader.number().flatMap({ UInt16(exactly: $0) }),
        let reason = reader.string()
      else { return nil }
      return .close(id, code: code, reason: reason)
    case .request:
      guard let method = reader.string(), let target = reader.string(), let body = reader.bytes(),
        let address = reader.string(), let guest = reader.identity(),
        let facts = reader.readerFacts(), let isRoute = reader.flag(),
        let headers = reader.headers(), let cookies = reader.headers()
      else { return nil }
      var request = RelayedRequest(
        method: method, target: target, body: body, address: address, guest: guest, reader: facts)
      (request.isRoute, request.headers, request.allCookies) = (isRoute, headers, cookies)
      return .request(id, request)
    default: return nil
    }
  }
}

/// Writes the values of a message.
struct RelayWriter {
  private(set) var bytes: [UInt8]

  mutating func write(_ byte: UInt8) { bytes.append(byte) }

  mutating func write(_ code: UInt8, _ id: UInt32) {
    bytes.append(code)
    write(id)
  }

  mutating func write(_ number: UInt32) {
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func write(_ id: RandomID) { bytes.append(contentsOf: id.bytes) }

  mutating func write(_ string: String) { write(Array(string.utf8)) }

  mutating func write(_ bytes: [UInt8]) {
    write(UInt32(truncatingIfNeeded: bytes.count))
    self.bytes.append(contentsOf: bytes)
  }

  /// Writes bytes that go to the message's end.
  mutating func write(rest bytes: [UInt8]) { self.bytes.append(contentsOf: bytes) }

  mutating func write<Value>(_ value: Value?, _ write: (inout RelayWriter, Value) -> Void) {
    self.write(value != nil)
    if let value { write(&self, value) }
  }

  mutating func write(_ headers: [RelayedHeader]) {
    write(UInt32(truncatingIfNeeded: headers.count))
    for header in headers {
      write(header.name)
      write(header.value)
    }
  }

  mutating func write(_ head: RelayedHead) {
    write(UInt32(head.status))
    write(head.headers)
  }
}

/// Reads the values of a message, and never beyond its end.
struct RelayReader {
  private var left: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { left = bytes }

  var isAtEnd: Bool { left.isEmpty }

  mutating func byte() -> UInt8? { left.popFirst() }

  mutating func number() -> UInt32? {
    guard left.count >= 4 else { return nil }
    var number: UInt32 = 0
    for place in 0..<4 { number |= UInt32(left[left.startIndex + place]) << UInt32(8 * place) }
    left = left.dropFirst(4)
    return number
  }

  /// Numbers behind their count.
  mutating func numbers() -> [UInt32]? {
    guard let count = number(), Int(count) <= left.count / 4 else { return nil }
    return (0..<count).compactMap { _ in number() }
  }

  mutating func measures() -> PageMeasures? {
    var values: [UInt64] = []
    while left.count >= 8, let low = number(), let high = number() {
      values.append(UInt64(low) | UInt64(high) << 32)
    }
    return PageMeasures(values)
  }

  mutating func flag() -> Bool? {
    switch byte() {
    case 0: false
    case 1: true
    default: nil
    }
  }

  mutating func identity() -> RandomID? {
    guard left.count >= 16 else { return nil }
    defer { left = left.dropFirst(16) }
    return RandomID(left.prefix(16))
  }

  mutating func bytes() -> [UInt8]? {
    guard let count = number(), Int(count) <= left.count else { return nil }
    defer { left = left.dropFirst(Int(count)) }
    return Array(left.prefix(Int(count)))
  }

  mutating func string() -> String? { bytes().flatMap { String(validating: $0, as: UTF8.self) } }

  /// What goes to the message's end.
  mutating func rest() -> [UInt8] {
    defer { left = [] }
    return Array(left)
  }

  mutating func optional<Value>(_ read: (inout RelayReader) -> Value?) -> Value?? {
    guard let isThere = flag() else { return nil }
    guard isThere else { return .some(nil) }
    return read(&self).map { .some($0) }
  }

  mutating func headers() -> [RelayedHeader]? {
    guard let count = number(), Int(count) <= left.count else { return nil }
    var headers: [RelayedHeader] = []
    for _ in 0..<count {
      guard let name = string(), let value = string() else { return nil }
      headers.append(RelayedHeader(name: name, value: value))
    }
    return headers
  }

  mutating func head() -> RelayedHead? {
    guard let status = number().flatMap({ UInt16(exactly: $0) }), let headers = headers() else {
      return nil
    }
    return RelayedHead(status: status, headers: headers)
  }
}
