import Foundation
import Moments
import MomentsRemote
import PositionedJSON
import Synchronization
import TestSupport
import Testing

@Suite("Feeds that a server has")
struct RemoteFeedTests {
  private static var limits: RemoteLimits {
    var limits = RemoteLimits()
    limits.pageBytes = 100_000
    limits.silence = 1
    limits.firstPause = 0
    return limits
  }

  /// Reads a feed from a server; its moments' identifiers, or what is wrong.
  private func read(_ url: URL, folder: String? = nil) -> Result<[String], ReadingError> {
    do {
      let details = try RemoteFeed(url: url, limits: Self.limits, folder: folder).read()
      return .success(details.moments.map(\.id))
    } catch let error as InputError {
      return .failure(ReadingError(text: error.diagnostics.map(\.description).joined()))
    } catch {
      return .failure(ReadingError(text: "\(error)"))
    }
  }

  private struct ReadingError: Error { var text: String }

  private func failure(_ url: URL, folder: String? = nil) -> String {
    if case .failure(let error) = read(url, folder: folder) { error.text } else { "" }
  }

  /// A server of three pages of two moments.
  private func threePages(
    _ change: @escaping @Sendable (FixtureServer.Request) -> String? = { _ in nil }
  ) throws -> FixtureServer {
    try FixtureServer { request in
      if let answer = change(request) { return answer }
      let number = Int(request.path.split(separator: "=").last ?? "") ?? 0
      let tag = "\"v\(number)\""
      if request.head.contains("If-None-Match: \(tag)") {
        return "HTTP/1.1 304 Not Modified\r\nConnection: close\r\n\r\n"
      }
      let next = number < 2 ? "Link: </up>; rel=\"up\", <feed?p=\(number + 1)>; rel=next" : "X: y"
      return .json(.timeline(number * 2..<number * 2 + 2), next, "ETag: \(tag)")
    }
  }

  @Test("Pages are joined, and those that are known are not sent again")
  func pages() throws {
    let folder = try TemporaryFolder()
    let server = try threePages()
    defer { server.stop() }
    let whole = (0..<6).map(String.init)
    #expect(try read(server.url("/feed"), folder: folder.path).get() == whole)
    #expect(server.requests.map(\.path) == ["/feed", "/feed?p=1", "/feed?p=2"])
    #expect(try read(server.url("/feed"), folder: folder.path).get() == whole)
    #expect(server.requests.suffix(3).allSatisfy { $0.head.contains("If-None-Match") })
  }

  @Test("The envelope of a GraphQL answer is a page, and redirects are followed")
  func envelope() throws {
    let server = try FixtureServer { request in
      request.path == "/old"
        ? "HTTP/1.1 301 Moved\r\nLocation: /new\r\nLink: <x>; rel=next\r\nContent-Length: 0\r\n\r\n"
        : .json(#"{"data":{"getMomentsDetailsByUserID":"# + .timeline(0..<1) + "}}")
    }
    defer { server.stop() }
    #expect(try read(server.url("/old")).get() == ["0"])
  }

  @Test("A run that was cut goes on where it was")
  func resumed() throws {
    let folder = try TemporaryFolder()
    let server = try threePages { request in
      // The last page is cut until it was asked for often enough.
      request.path.hasSuffix("=2") && !request.head.contains("Go-On")
        ? "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{\"a\""
        : nil
    }
    let text = failure(server.url("/feed"), folder: folder.path)
    #expect(text.contains("/feed?p=2: error: the answer was cut in the middle"))
    #expect(server.requests.filter { $0.path.hasSuffix("=2") }.count == 3)
    #expect(folder.names == ["1.json", "1.page", "2.json", "2.page"])
    server.stop()
  }

  @Test("So does one of a server that names no states of its pages, unless the first is another")
  func resumedWithoutTags() throws {
    let folder = try TemporaryFolder()
    let isWhole = Mutex(false)
    let first = Mutex(0)
    let server = try FixtureServer { request in
      let number = Int(request.path.split(separator: "=").last ?? "") ?? 0
      if number == 2, !isWhole.withLock({ $0 }) { return .json("{", status: "500 Broken") }
      let start = number == 0 ? first.withLock { $0 } : number * 2
      let next = number < 2 ? "Link: <feed?p=\(number + 1)>; rel=next" : "X: y"
      return .json(.timeline(start..<number * 2 + 2), next)
    }
    defer { server.stop() }
    #expect(failure(server.url("/feed"), folder: folder.path).contains("found status 500"))
    isWhole.withLock { $0 = true }
    let before = server.requests.count
    #expect(try read(server.url("/feed"), folder: folder.path).get().count == 6)
    #expect(server.requests.dropFirst(before).map(\.path) == ["/feed", "/feed?p=2"])
    first.withLock { $0 = 1 }
    #expect(try read(server.url("/feed"), folder: folder.path).get().count == 5)
    #expect(server.requests.suffix(3).map(\.path) == ["/feed", "/feed?p=1", "/feed?p=2"])
  }

  @Test("A page that was cut on the disk is had again")
  func damaged() throws {
    let folder = try TemporaryFolder()
    let server = try threePages()
    defer { server.stop() }
    _ = try read(server.url("/feed"), folder: folder.path).get()
    try folder.write("2.json", "{")
    try folder.write("3.page", "?")
    #expect(try read(server.url("/feed"), folder: folder.path).get().count == 6)
    let again = server.requests.suffix(3).map { $0.head.contains("If-None-Match") }
    #expect(again == [true, false, false])
  }

  @Test(
    "What is no page says which page, and why",
    arguments: [
      ("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n", "found status 404, wanted 200"),
      (
        "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 0\r\n\r\n", "found text/html"
      ),
      ("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}", "found no media type"),
      (
        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 1073741824\r\n\r\n"
          + String(repeating: " ", count: 200_000), "found more than 100000 bytes"
      ),
      (
        "HTTP/1.1 302 Found\r\nLocation: /page\r\nContent-Length: 0\r\n\r\n",
        "more than 5 redirects"
      ),
      (
        "HTTP/1.1 302 Found\r\nLocation: file:///etc/passwd\r\nContent-Length: 0\r\n\r\n",
        "leads elsewhere"
      ),
      ("", "the answer was cut"),
      (
        String.json(#"{"userDetails":3,"moments":[]}"#),
        ":1:16: error: found a number, wanted an object, at $.userDetails"
      ),
      (
        String.json(#"{"errors":[{"message":"no such user"}]}"#),
        "found the server's error 'no such user'"
      ),
      (
        String.json(.timeline(0..<1), "Link: <javascript:alert(1)>; rel=next"),
        "found the next page \"javascript:alert(1)\""
      ),
      (
        String.json(.timeline(0..<1), "Link: </page>; rel=\"next\""),
        "found a next page that was there before"
      ),
      (String.json("{", status: "503 Busy"), "found status 503"),
      (String.json("{", "Retry-After: nan", status: "503 Busy"), "found status 503"),
    ])
  func refused(answer: String, message: String) throws {
    let server = try FixtureServer { _ in answer }
    defer { server.stop() }
    let text = failure(server.url("/page"))
    #expect(text.contains("http://127.0.0.1:\(server.port)/page"))
    #expect(text.contains(message), "\(text)")
  }

  @Test("A server that says nothing is given up")
  func silent() throws {
    let server = try FixtureServer { _ in
      Thread.sleep(forTimeInterval: 30)
      return ""
    }
    defer { server.stop() }
    var limits = Self.limits
    limits.attempts = 1
    #expect(throws: RemoteFeedError.self) {
      try RemoteFeed(url: server.url("/"), limits: limits).read()
    }
  }

  @Test("A feed that changes while it is read is refused, and read anew the next time")
  func changing() throws {
    let folder = try TemporaryFolder()
    let server = try threePages { request in
      request.path.hasSuffix("=2") ? .json(.timeline(3..<4), "ETag: \"x\"") : nil
    }
    defer { server.stop() }
    let text = failure(server.url("/feed"), folder: folder.path)
    #expect(text.contains("/feed?p=2: error: found the moment 3, which is on"))
    #expect(folder.names.isEmpty)
    let other = try threePages { request in
      request.path.hasSuffix("=1") ? .json(.timeline(2..<3, owner: "b")) : nil
    }
    defer { other.stop() }
    #expect(failure(other.url("/feed")).contains("found a timeline of b, wanted a's"))
  }

  @Test("The repo asks a GraphQL server, and says what it answers")
  func repo() async throws {
    let server = try FixtureServer { request in
      guard request.head.contains("POST /graphql"), request.head.contains("Authorization: Bearer x")
      else { return .json("{}", status: "401 Who") }
      if request.body.contains("\"momentID\":\"0\"") {
        return .json(#"{"data":{"updateMomentLike":"# + .timeline(0..<1) + "}}")
      }
      return request.body.contains("\"userID\":\"nobody\"")
        ? .json(#"{"errors":[{"message":"Nobody"}]}"#)
        : .json(#"{"data":{"getMomentsDetailsByUserID":"# + .timeline(0..<2) + "}}")
    }
    defer { server.stop() }
    let repo = HTTPMomentsRepo(
      endpoint: server.url("/graphql"), headers: ["Authorization": "Bearer x\r\nX: y"])
    #expect(try await repo.momentsDetails(userID: "a").moments.count == 2)
    let liked = try await repo.updateMomentLike(momentID: "0", userID: "a", isLiked: true)
    #expect(liked.moments.count == 1)
    #expect(!server.requests.contains { $0.head.contains("\r\nX: y") })
    await #expect(throws: InputError.self) { try await repo.momentsDetails(userID: "nobody") }
    let stranger = HTTPMomentsRepo(endpoint: server.url("/graphql"))
    await #expect(throws: RemoteFeedError.self) { try await stranger.momentsDetails(userID: "a") }
  }
}
