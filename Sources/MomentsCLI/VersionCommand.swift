import StaticSite

/// `moments version`.
enum VersionCommand {
  static let version = "0.1.0"

  static func run() -> ExitCode {
    print("moments \(version)")
    return .success
  }
}
