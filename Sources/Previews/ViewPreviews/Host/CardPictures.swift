import Browser
import Foundation
import PreviewSupervision
import WebServer

/// Pictures of cards as PNG files, drawn by a Chromium of the server's own.
@MainActor
final class CardPictures {
  private let token: String?
  /// How many are drawn; more wait at the browser that asks.
  private var running = 0

  private static let limit = 2
  /// The most bytes that are handed to a socket at a time.
  private static let chunk = 32 << 10

  init(token: String?) { self.token = token }

  /// The answer to a request for a picture; nil for other requests.
  func answer(_ request: Request) -> Response? {
    guard request.path == CardAddress.picturePath else { return nil }
    guard request.method == "GET", let query = request.query.map(String.init),
      let size = Self.size(in: query),
      let host = request.header("Host")
    else { return .text("A picture needs a card and its size.\n", status: 400) }
    guard Browser.executable != nil else {
      return .text(
        "There is no Chromium on this machine. Install it, or set CHROMIUM to its path.\n",
        status: 501)
    }
    guard running < Self.limit else {
      return .text("Other pictures are being drawn. Try again.\n", status: 503)
    }
    running += 1
    // Headers go first: a picture that can't be drawn is an empty file, which the page says.
    let stream = ResponseStream()
    let address = "http://\(host)\(CardAddress.path)?\(query)"
    let door = token.map { "http://\(host)/?\(TokenGate.parameter)=\($0)" }
    Task {
      defer { running -= 1 }
      guard let bytes = try? await Self.draw(address, door: door, size) else {
        return stream.end()
      }
      await Self.send(bytes, to: stream)
    }
    return Response(
      headers: [
        ("Content-Type", "image/png"), ("Cache-Control", "no-store"),
        ("Content-Disposition", "attachment; filename=\"\(Self.name(in: query)).png\""),
      ], body: .stream(stream))
  }

  private static func items(_ query: String) -> [URLQueryItem] {
    URLComponents(string: "/?\(query)")?.queryItems ?? []
  }

  /// `390x844`, in points.
  private static func size(in query: String) -> (width: Int, height: Int)? {
    let said = items(query).first { $0.name == "picture" }?.value ?? ""
    let parts = said.split(separator: "x").compactMap { Int($0) }
    let largest = PreviewSpace.largest
    guard parts.count == 2, (1...largest.width).contains(parts[0]),
      (1...largest.height).contains(parts[1])
    else { return nil }
    return (parts[0], parts[1])
  }

  private static func name(in query: String) -> String {
    let id = items(query).first { $0.name == "preview" }?.value ?? ""
    let name = id.unicodeScalars.map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        ? Character(scalar) : "-"
    }
    return name.isEmpty ? "preview" : String(name.prefix(100))
  }

  private static func draw(
    _ address: String, door: String?, _ size: (width: Int, height: Int)
  ) async throws -> [UInt8] {
    let browser = try await Browser.launch()
    let page = try await browser.newPage(width: size.width, height: size.height)
    try await page.setViewport(width: size.width, height: size.height, deviceScaleFactor: 2)
    if let door { try await page.navigate(to: door) }
    try await page.navigate(to: address)
    let picture = try await page.screenshot()
    await browser.close()
    return Array(picture)
  }

  private static func send(_ bytes: [UInt8], to stream: ResponseStream) async {
    var rest = bytes[...]
    while !rest.isEmpty, !stream.isOver {
      if stream.queuedCount == 0 {
        guard stream.write(Array(rest.prefix(chunk))) else { return }
        rest = rest.dropFirst(chunk)
      }
      try? await Task.sleep(for: .milliseconds(2))
    }
    stream.end()
  }
}
