import Combine

@MainActor enum FutureUses {
  static func future() {
    _ = Future<Int, Never>.self
    _ = Future<Int, Never>.Promise.self
    _ = Future<Int, Never>({ _ in })
  }
}
