import Combine

@MainActor enum SequencePublisherUses {
  static func publishersSequence(_ value: Publishers.Sequence<[Int], Never>) {
    _ = Publishers.Sequence<[Int], Never>.self
    _ = value.sequence
    _ = Publishers.Sequence<[Int], Never>(sequence: [1])
  }

  static func sequence(_ value: [Int]) {
    _ = value.publisher
  }
}
