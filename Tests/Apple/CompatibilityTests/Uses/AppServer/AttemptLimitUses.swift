import AppServer

@MainActor enum AttemptLimitUses {
  static func limit() {
    _ = AttemptLimit.self
    let value = AttemptLimit(attempts: 1, pause: .seconds(1), longestPause: .seconds(1))
    _ = value.begin(for: [])
    value.succeed(for: [])
  }
}
