public import Combine
public import Foundation
@_exported public import FoundationNetworking

extension URLSession {
  /// Sends what a request is answered, once for each subscriber.
  ///
  /// - Note: Differs from Foundation: a request that is under way goes on when its subscription is
  ///   cancelled, and its answer is dropped.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      let (request, session) = (request, session)
      Deferred {
        Future<Output, Failure> { promise in
          nonisolated(unsafe) let promise = promise
          let task = session.dataTask(with: request) { data, response, error in
            if let data, let response {
              promise(.success((data, response)))
            } else {
              promise(.failure(error as? URLError ?? URLError(.unknown)))
            }
          }
          task.resume()
        }
      }
      .receive(subscriber: subscriber)
    }
  }

  /// A publisher of what an address is answered.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }

  /// A publisher of what a request is answered.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// What a request is answered; with these arguments alone it meets protocols' requirements.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }

  /// What an address is answered.
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(from: url, delegate: nil)
  }
}
