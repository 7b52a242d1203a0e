import Combine

@MainActor enum AnySubscriberUses {
  static func anySubscriber(_ anySubscriberIntNever: AnySubscriber<Int, Never>) {
    _ = AnySubscriber<Int, Never>.self
    _ = AnySubscriber<Int, Never>(anySubscriberIntNever)
    _ = AnySubscriber<Int, Never>(
      receiveSubscription: { _ in }, receiveValue: { _ in .unlimited }, receiveCompletion: { _ in })
  }

  static func anySubscriberOverloads(_ numbers: Numbers) {
    _ = AnySubscriber<Int, Never>(numbers)
  }
}
