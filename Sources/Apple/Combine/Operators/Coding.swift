import Foundation

/// What reads values out of data, for `decode`.
public protocol TopLevelDecoder {
  /// What it reads from.
  associatedtype Input
  /// Reads a value.
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

/// What writes values as data, for `encode`.
public protocol TopLevelEncoder {
  /// What it writes.
  associatedtype Output
  /// Writes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publishers {
  /// Reads a value out of what passes; an error ends the stream.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    public typealias Failure = any Error

    /// What it works on.
    public let upstream: Upstream
    private let decoder: Coder

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Relay(throwing: subscriber) { [decoder] in
          .value(try decoder.decode(Output.self, from: $0))
        })
    }
  }

  /// Writes what passes as data; an error ends the stream.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    public typealias Output = Coder.Output
    public typealias Failure = any Error

    /// What it works on.
    public let upstream: Upstream
    private let encoder: Coder

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Relay(throwing: subscriber) { [encoder] in .value(try encoder.encode($0)) })
    }
  }
}

extension Publisher {
  /// Reads a value of a type out of what passes; an error ends the stream.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }

  /// Writes what passes as data; an error ends the stream.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Encode<Self, Coder> where Output: Encodable {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
