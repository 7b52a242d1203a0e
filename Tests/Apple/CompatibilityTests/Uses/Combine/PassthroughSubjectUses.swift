import Combine

@MainActor enum PassthroughSubjectUses {
  static func passthroughSubject() {
    _ = PassthroughSubject<Int, Never>.self
    _ = PassthroughSubject<Int, Never>()
  }
}
