import Combine
import Foundation

@MainActor enum CodingUses {
  static func topLevelDecoder<T: TopLevelDecoder>(_ value: T, _ input: T.Input) throws {
    _ = (any TopLevelDecoder).self
    _ = T.Input.self
    _ = try value.decode(Int.self, from: input)
  }

  static func topLevelEncoder<T: TopLevelEncoder>(_ value: T) throws {
    _ = (any TopLevelEncoder).self
    _ = T.Output.self
    _ = try value.encode(1)
  }

  static func publishersDecode(_ data: PassthroughSubject<Data, Never>) {
    typealias Decoded = Publishers.Decode<PassthroughSubject<Data, Never>, Int, JSONDecoder>
    _ = Decoded.self
    let value = Decoded(upstream: data, decoder: JSONDecoder())
    _ = value.upstream
    _ = data.decode(type: Int.self, decoder: JSONDecoder())
  }

  static func publishersEncode(_ numbers: Numbers) {
    _ = Publishers.Encode<Numbers, JSONEncoder>.self
    let value = Publishers.Encode(upstream: numbers, encoder: JSONEncoder())
    _ = value.upstream
    _ = numbers.encode(encoder: JSONEncoder())
  }
}
