import StaticSite

@MainActor enum ExitCodeUses {
  static func exitCode() {
    let _: [ExitCode] = [
      .success, .findings, .usage, .badData, .noInput, .internalError, .cannotCreate,
      .inputOutput, .interrupted,
    ]
    _ = ExitCode.self
  }
}
