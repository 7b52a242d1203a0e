import Combine

@MainActor enum PrintUses {
  static func publishersPrint(_ numbers: Numbers) {
    _ = Publishers.Print<Numbers>.self
    let value = Publishers.Print(upstream: numbers, prefix: "a", to: nil)
    _ = value.upstream
    _ = value.prefix
    _ = value.stream
    _ = numbers.print("a", to: nil)
  }
}
