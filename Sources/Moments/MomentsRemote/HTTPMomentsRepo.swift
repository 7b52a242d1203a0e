import CurlRequests
public import Foundation
public import Moments

/// A source of timelines behind a GraphQL server.
///
/// It asks with the query `getMomentsDetailsByUserID(userID)` and the mutation
/// `updateMomentLike(momentID, userID, isLiked)`, whose answers are whole timelines:
///
///     let repo = HTTPMomentsRepo(endpoint: URL(string: "https://example.org/graphql")!)
///     LiveTimeline().environment(\.momentsRepo, repo)
public struct HTTPMomentsRepo: MomentsRepo {
  private let endpoint: URL
  private let headers: [String: String]
  private let limits: RemoteLimits

  /// A source at a server.
  ///
  /// - Parameter headers: What every request has besides, such as who asks.
  public init(
    endpoint: URL, headers: [String: String] = [:], limits: RemoteLimits = RemoteLimits()
  ) {
    self.endpoint = endpoint
    self.headers = headers
    self.limits = limits
  }

  public func momentsDetails(userID: String) async throws -> MomentsDetails {
    try await ask(
      "query($userID: ID!) { getMomentsDetailsByUserID(userID: $userID) \(Self.fields) }",
      ["userID": .text(userID)])
  }

  public func updateMomentLike(
    momentID: String, userID: String, isLiked: Bool
  ) async throws -> MomentsDetails {
    try await ask(
      "mutation($momentID: ID!, $userID: ID!, $isLiked: Boolean!) { "
        + "updateMomentLike(momentID: $momentID, userID: $userID, isLiked: $isLiked) \(Self.fields) }",
      ["momentID": .text(momentID), "userID": .text(userID), "isLiked": .flag(isLiked)])
  }

  private static let fields = """
    { userDetails { id name avatar backgroundImage } moments { id userDetails { id name avatar } \
    type title url photos createdDate isLiked likes { id avatar } } }
    """

  private struct Body: Encodable {
    enum Value: Encodable {
      case text(String)
      case flag(Bool)

      func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .text(let text): try value.encode(text)
        case .flag(let flag): try value.encode(flag)
        }
      }
    }

    let query: String
    let variables: [String: Value]
  }

  private func ask(_ query: String, _ variables: [String: Body.Value]) async throws
    -> MomentsDetails
  {
    let fields =
      headers.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) } + [
        (name: "Content-Type", value: "application/json"),
        (name: "Accept", value: "application/json"),
      ]
    let body = [UInt8](
      try JSONEncoder().encode(Body(query: query, variables: variables)))
    let request = PageRequest(url: endpoint, limits: limits)
    // Not sent twice: a like may have been counted although its answer was lost. It waits on a
    // thread of its own, none of those that tasks share.
    let answer = try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try request.send(fields, body: body) })
      }
    }
    try request.check(answer)
    return try MomentsDetails.read(from: answer.bytes, file: endpoint.absoluteString)
  }
}
