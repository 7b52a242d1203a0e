import Combine
import Foundation
import Testing

@Suite("Coding and printing")
struct CodingTests {
  @Test("Values are read out of data, and an error ends the stream")
  func decoding() {
    let data = PassthroughSubject<Data, Never>()
    var log: [String] = []
    let subscription = data.decode(type: [Int].self, decoder: JSONDecoder()).sink(
      receiveCompletion: { if case .failure = $0 { log.append("failed") } },
      receiveValue: { log.append("\($0)") })
    data.send(Data("[1,2]".utf8))
    data.send(Data("x".utf8))
    data.send(Data("[3]".utf8))
    #expect(log == ["[1, 2]", "failed"])
    subscription.cancel()
  }

  @Test("Values are written as data")
  func encoding() {
    var texts: [String] = []
    let subscription = Just([1, 2]).encode(encoder: JSONEncoder()).sink(
      receiveCompletion: { _ in },
      receiveValue: { texts.append(String(decoding: $0, as: UTF8.self)) })
    #expect(texts == ["[1,2]"])
    subscription.cancel()
  }

  private final class Lines: TextOutputStream {
    var text = ""
    func write(_ string: String) { text += string }
  }

  @Test("What passes is printed with a word in front")
  func printing() {
    let lines = Lines()
    let subscription = Just(7).print("n", to: lines).sink { _ in }
    #expect(
      lines.text.split(separator: "\n").suffix(2) == [
        "n: receive value: (7)", "n: receive finished",
      ])
    subscription.cancel()
  }
}
