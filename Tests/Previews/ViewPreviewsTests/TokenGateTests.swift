import Testing
import WebServer

@testable import PreviewSupervision

@Suite("Addresses with a run's token")
struct TokenGateTests {
  private static let token = "0123456789abcdef0123456789abcdef"

  private func location(_ target: String, method: String = "GET") -> String? {
    let request = Request(
      method: method, target: target, headers: [("Host", "localhost")], body: [],
      address: "127.0.0.1")
    return TokenGate.answer(request, token: Self.token)?.headers.first { $0.name == "Location" }?
      .value
  }

  @Test(
    "The address that is shown then has the path and the query, without the token",
    arguments: [
      ("/", "/"), ("/notes/7", "/notes/7"), ("/?page=2", "/?page=2"),
      ("/notes/7?page=2&size=small", "/notes/7?page=2&size=small"),
      ("/a%20b?c=d%26e", "/a%20b?c=d%26e"),
    ])
  func deepLinks(target: String, expected: String) {
    let separator = target.contains("?") ? "&" : "?"
    #expect(location("\(target)\(separator)run=\(Self.token)") == expected)
  }

  @Test(
    "No address leads to another host",
    arguments: [
      "//evil.example", "//evil.example/a", "///evil.example", "//", "http://evil.example/",
    ])
  func hosts(target: String) {
    #expect(location("\(target)?run=\(Self.token)") == "/")
  }

  @Test("Nothing is passed on without the token, or but by reading")
  func refusals() {
    #expect(location("/notes?run=guess") == nil)
    #expect(location("/notes?run=\(Self.token)", method: "POST") == nil)
  }
}
