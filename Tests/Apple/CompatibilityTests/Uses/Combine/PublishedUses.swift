import Combine

@MainActor enum PublishedUses {
  static func published(_ value: Published<Int>) {
    _ = Published<Int>.self
    _ = Published<Int>(initialValue: 1)
    _ = Published<Int>(wrappedValue: 1)
    _ = value.projectedValue
  }

  static func publishedPublisher() {
    _ = Published<Int>.Publisher.self
  }

  static func publisherOperators(_ value: Numbers, _ property: inout Published<Int>.Publisher) {
    value.assign(to: &property)
  }
}
