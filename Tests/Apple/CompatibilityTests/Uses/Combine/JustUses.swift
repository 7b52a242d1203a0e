import Combine

@MainActor enum JustUses {
  static func just(_ value: Just<Int>) {
    _ = Just<Int>.self
    _ = value.output
    _ = Just<Int>(1)
  }

  static func result(_ value: Result<Int, Failure>) {
    _ = value.publisher
  }

  static func resultPublisher(_ value: Result<Int, Failure>.Publisher) {
    _ = Result<Int, Failure>.Publisher.self
    _ = value.result
    _ = Result<Int, Failure>.Publisher(.success(1))
  }

  static func optional(_ value: Int?) {
    _ = value.publisher
  }

  static func optionalPublisher(_ value: Optional<Int>.Publisher) {
    _ = Optional<Int>.Publisher.self
    _ = value.output
    _ = Optional<Int>.Publisher(1)
  }

  static func results() {
    _ = Result<Int, Failure>.Publisher(1)
    _ = Result<Int, Failure>.Publisher(Failure())
  }
}
