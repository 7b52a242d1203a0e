import Foundation
import TestSupport
import Testing
import WebServer

@Suite("Parts of responses")
struct RangeTests {
  /// What a server answers that has a file of ten digits at `/file`, and as many bytes elsewhere.
  private func answer(
    _ path: String, _ header: String, method: String = "GET"
  ) async throws -> RawAnswer? {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    try Data("0123456789".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try await withServer(
      handler: { request in
        switch request.path {
        case "/file": StaticFolder.response(ofFile: file.path) ?? .text("none", status: 404)
        case "/bytes":
          Response(headers: [("Accept-Ranges", "bytes")], body: .bytes(Array("0123456789".utf8)))
        default: .text("0123456789")
        }
      },
      {
        try RawAnswer(
          answers(
            to: Array(
              "\(method) \(path) HTTP/1.1\r\nHost: localhost\r\n\(header)Connection: close\r\n\r\n"
                .utf8),
            port: $0))
      })
  }

  @Test(
    "A part is had by its ends",
    arguments: [
      ("0-3", "0123", "0-3"), ("4-", "456789", "4-9"), ("-3", "789", "7-9"), ("8-99", "89", "8-9"),
      ("-99", "0123456789", "0-9"), ("9-9", "9", "9-9"), ("0-\(Int.max)", "0123456789", "0-9"),
    ], ["/file", "/bytes"])
  func part(_ wanted: (range: String, body: String, sent: String), path: String) async throws {
    let answer = try await answer(path, "Range: bytes=\(wanted.range)\r\n")
    #expect(answer?.status == 206)
    #expect(answer?.body == wanted.body)
    #expect(answer?.headers["content-range"] == "bytes \(wanted.sent)/10")
    #expect(answer?.headers["content-length"] == "\(wanted.body.utf8.count)")
  }

  @Test("A part that isn't there is refused", arguments: ["10-", "10-12", "-0", "\(Int.max)-"])
  func missing(range: String) async throws {
    for path in ["/file", "/bytes"] {
      let answer = try await answer(path, "Range: bytes=\(range)\r\n")
      #expect(answer?.status == 416)
      #expect(answer?.headers["content-range"] == "bytes */10")
    }
  }

  @Test(
    "What can't be read, several parts, and a part of what may have changed get all",
    arguments: [
      "Range: bytes=5-2", "Range: bytes=-", "Range: bytes=a-b", "Range: lines=1-2",
      "Range: bytes=0-1,3-4", "Range: bytes=99999999999999999999-",
      "Range: bytes=0-1\r\nIf-Range: \"x\"",
      "Range: ", "Range: bytes", "X: y",
    ])
  func whole(header: String) async throws {
    let answer = try await answer("/file", header + "\r\n")
    #expect(answer?.status == 200)
    #expect(answer?.body == "0123456789")
    #expect(answer?.headers["accept-ranges"] == "bytes")
  }

  @Test("Pages are had as a whole, and HEAD gets the headers of a part")
  func others() async throws {
    let page = try await answer("/page", "Range: bytes=0-1\r\n")
    #expect(page?.status == 200)
    #expect(page?.headers["accept-ranges"] == nil)
    let head = try await answer("/file", "Range: bytes=2-5\r\n", method: "HEAD")
    #expect(head?.status == 206)
    #expect(head?.headers["content-length"] == "4")
    #expect(head?.body == "")
  }
}
