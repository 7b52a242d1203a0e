import ElementTree
import Foundation
import LivePages
import LiveProving
import ViewTree

/// A page that takes a file.
struct FileTaker: View {
  @State private var isPresented = true
  @State private var size = "none"

  var body: some View {
    Text(verbatim: "size \(size)")
      .fileImporter(isPresented: $isPresented, allowedContentTypes: [.data]) { result in
        let file = try? result.get().resourceValues(forKeys: [.fileSizeKey])
        size = file?.fileSize.map(String.init) ?? "failure"
      }
  }
}

/// What a large file costs that a browser sends.
@MainActor
enum Uploading {
  /// JSON with the seconds that a file of some MiB takes, and the KiB by which all processes are larger meanwhile, at
  /// most.
  static func measure(mebibytes: Int, workers: Int) async throws -> String {
    let program = try LoadProgram(.files, workers: workers)
    defer { program.end() }
    guard let socket = LoadSocket(port: program.port),
      var page = LoadPage(port: program.port, over: socket), page.attach()
    else { throw LoadError(message: "the page can't be attached") }
    let view = LiveView(FileTaker())
    try view.updateAsServed()
    guard let node = view.tree.nodes.indices.first(where: { view.listens($0, to: .files) }) else {
      throw LoadError(message: "the page asks for no file")
    }
    let idle = program.kibibytes
    let size = mebibytes << 20
    page.send(
      .event(
        number: 1, node: UInt32(node + 1), kind: view.tree.nodes[node].name.eventKind,
        slot: .files, payload: Array(#"[{"name":"large","size":\#(size),"type":""}]"#.utf8)))
    var name: String?
    while name == nil, let bytes = page.socket?.message() { name = Self.name(in: bytes) }
    guard let name else { throw LoadError(message: "the page takes no file") }
    let start = LoadClock.now
    var most = idle
    var offset = 0
    let piece = [UInt8](repeating: 0x61, count: pieceBytes)
    while offset < size {
      let part = piece.prefix(size - offset)
      let head =
        "POST /-/upload?\(name)&\(offset) HTTP/1.1\r\nHost: localhost\r\n"
        + "Origin: http://localhost\r\nCookie: \(page.cookie)\r\nContent-Length: \(part.count)\r\n\r\n"
      socket.send(Array(head.utf8) + part)
      guard let answer = socket.head(), answer.hasPrefix("HTTP/1.1 200"),
        let length = LoadPage.part(of: answer, between: "Content-Length: ", and: " ")
          .flatMap({ Int($0) }), let body = socket.body(length),
        let next = Int(String(decoding: body, as: UTF8.self)), next > offset
      else { throw LoadError(message: "a piece at \(offset) was refused") }
      offset = next
      page.socket?.skip()
      if offset % (16 * pieceBytes) == 0 { most = max(most, program.kibibytes) }
    }
    let seconds = LoadClock.now - start
    return "{\"MiB\": \(mebibytes), \"workers\": \(workers), \"seconds\": \(seconds), "
      + "\"KiBAtMost\": \(most - idle)}"
  }

  /// Bytes of a request.
  private static let pieceBytes = ProtocolNumbers.constants["PIECE"] ?? 0

  /// The name that a frame gives to a file.
  private static func name(in frame: [UInt8]) -> String? {
    let text = String(decoding: frame, as: UTF8.self)
    guard let range = text.firstRange(of: "data-files") else { return nil }
    let name = text[range.upperBound...].prefix(44)
    return name.count == 44 ? String(name) : nil
  }
}
