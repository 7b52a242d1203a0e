import Browser
import ElementDiff
import ElementTree
import LivePages
import WebServer

@testable import ViewTree

/// The server's side of a live page, as simple as can be: it serves one page with the client, keeps
/// what the page sends, and sends what a test says.
@MainActor
final class Peer {
  /// What came over a connection.
  struct Event: Equatable {
    var number: Int
    var node: Int
    var slot: Int
    var payload: [UInt8]
  }

  /// The policy of live pages.
  static let policy =
    "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self' 'unsafe-inline'; "
    + "img-src 'self' data:; base-uri 'none'; form-action 'none'; "
    + "require-trusted-types-for 'script'; trusted-types 'none'"

  /// The client as it is embedded; that it is made of its sources has a test of its own.
  static let modules = ClientScripts.all

  private(set) var server: HTTPServer?
  private(set) var port: UInt16 = 0
  var document: String
  var acceptsSockets = true
  private(set) var socket: WebSocketConnection?
  private(set) var stream: ResponseStream?
  /// Every message that came, the first ones first.
  private(set) var messages: [[UInt8]] = []
  private(set) var frame = 0
  /// The event that is said to be stored when a page says hello.
  var stored = 0
  var answersHello = true
  /// The module that is not given before ``giveModule()``.
  var heldModule: String?
  private(set) var heldAnswer: ResponseStream?

  init(body: String, css: String = "") {
    document =
      "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\"/><title>t</title>"
      + "<link rel=\"icon\" href=\"data:image/png;base64,AA\"/>"
      + "<meta name=\"live\" content=\"TOKEN\"/><meta name=\"lost\" content=\"Lost\"/>"
      + "<meta name=\"wait\" content=\"Wait\"/><style>\(css)</style>"
      + "<script type=\"module\" src=\"/-/live.js?\(Self.modules.first?.hash ?? "")\"></script></head>"
      + "<body>\(body)</body></html>\n"
  }

  convenience init(_ tree: ElementTree) {
    self.init(body: tree.html, css: tree.css)
  }

  func start() throws {
    var configuration = ServerConfiguration()
    configuration.port = port
    configuration.limits.messageBytes = LiveLimits().messageBytes
    let server = HTTPServer(configuration) { [weak self] in
      self?.respond(to: $0) ?? .text("", status: 503)
    }
    try server.start()
    self.server = server
    port = server.port
  }

  func stop() {
    server?.stop()
    server = nil
    socket = nil
  }

  var address: String { "http://localhost:\(port)/page" }

  private func respond(to request: Request) -> Response {
    switch request.path {
    case "/-/live": return acceptsSockets ? accept() : .text("No\n", status: 403)
    case "/-/down":
      receive(request.body, isStream: true)
      let stream = ResponseStream()
      self.stream = stream
      if answersHello { done(stored) }
      return Response(body: .stream(stream))
    case "/-/up":
      receive(request.body, isStream: true)
      return Response(status: 204)
    default: break
    }
    if let module = Self.modules.first(where: { request.path == "/-/\($0.name)" }) {
      if module.name == heldModule {
        let answer = ResponseStream()
        heldAnswer = answer
        return Response(headers: [("Content-Type", "text/javascript")], body: .stream(answer))
      }
      return Response(
        headers: [("Content-Type", "text/javascript")], body: .bytes(Array(module.text.utf8)))
    }
    return .page(Array(document.utf8), policy: Self.policy)
  }

  /// Gives the module that was held.
  func giveModule() {
    let module = Self.modules.first { $0.name == heldModule }
    heldAnswer?.write(Array((module?.text ?? "").utf8))
    heldAnswer?.end()
  }

  private func accept() -> Response {
    let socket = WebSocketConnection()
    socket.onOpen = { [weak self] in self?.socket = $0 }
    // Tests are quicker than readers.
    socket.isMetered = { _ in false }
    socket.onBinary = { [weak self] in self?.receive($1, isStream: false) }
    return Response(body: .webSocket(socket))
  }

  private func receive(_ bytes: [UInt8], isStream: Bool) {
    guard isStream else {
      messages.append(bytes)
      if bytes.first == 1, answersHello { done(stored) }
      return
    }
    var rest = bytes[...]
    while let length = Self.varint(&rest), length <= rest.count {
      messages.append(Array(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
  }

  // MARK: Sending

  /// Sends a message as it is.
  func send(_ message: [UInt8]) {
    if let stream {
      stream.write(Self.varint(message.count) + message)
    } else {
      socket?.send(message)
    }
  }

  /// Sends the next frame.
  func send(_ patch: Patch?, event: Int = 0, commands: [[UInt8]] = []) {
    send(
      next(
        patch?.frame() ?? [], event: event, commands: commands,
        modules: patch.map(LiveModules.init(wantedBy:))))
  }

  /// The next frame as a message.
  func next(
    _ patch: [UInt8], event: Int = 0, commands: [[UInt8]] = [], modules: LiveModules? = nil
  ) -> [UInt8] {
    var modules = modules ?? (try? Patch(frame: patch)).map(LiveModules.init(wantedBy:)) ?? []
    frame += 1
    var block: [UInt8] = []
    if !commands.isEmpty {
      block = Self.varint(commands.count) + commands.flatMap { $0 }
      modules.insert(.more)
      let scrolling = [CommandCode.reveal.rawValue, CommandCode.scroll.rawValue]
      if commands.contains(where: { scrolling.contains($0[0]) }) { modules.insert(.actions) }
    }
    return Self.varint(frame) + Self.varint(event)
      + Self.varint(block.count << 4 | Int(modules.rawValue)) + block + patch
  }

  /// The rules of live pages, without those of any views.
  static var rules: String { LiveStylesheet.text }
  /// The rules of every page.
  static var baseRules: String { BaseStylesheet.text }

  func done(_ event: Int) { send([0] + Self.varint(event)) }

  static func varint(_ number: Int) -> [UInt8] {
    number > 127 ? [UInt8(number & 127 | 128)] + varint(number >> 7) : [UInt8(number)]
  }

  static func varint(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    var (result, shift) = (0, 0)
    while let byte = bytes.popFirst() {
      result |= Int(byte & 127) << shift
      shift += 7
      if byte < 128 { return result }
    }
    return nil
  }

  /// The beginning of a command.
  static func command(_ code: CommandCode) -> [UInt8] { [code.rawValue] }

  static func string(_ text: String) -> [UInt8] { varint(text.utf8.count) + Array(text.utf8) }

  // MARK: Receiving

  var events: [Event] {
    messages.filter { $0.first == 2 }.compactMap { message in
      var rest = message.dropFirst()
      guard let number = Self.varint(&rest), let node = Self.varint(&rest),
        rest.popFirst() != nil, let slot = rest.popFirst()
      else { return nil }
      return Event(number: number, node: node, slot: Int(slot), payload: Array(rest))
    }
  }

  func forget() { messages = [] }

  /// Waits until something is so; false after a minute.
  func wait(_ isSo: @MainActor () -> Bool) async -> Bool {
    for _ in 0..<6_000 {
      if isSo() { return true }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return false
  }
}
