import Foundation

/// Which baselines a run writes.
public enum SnapshotRecording: String, Sendable, Codable, CaseIterable {
  /// Every one anew.
  case all
  /// Those that are missing, damaged or differ.
  case changed
  /// Those that are missing.
  case missing
  /// None: a missing baseline is a failure.
  case none
  /// What the trait around a test says, or the environment.
  ///
  /// A case of its own and no optional, in which `.none` would mean this.
  case inherited

  /// The environment variable that says it where a test doesn't.
  public static let variable = "SNAPSHOT_RECORD"

  /// What holds where neither a test nor a trait says anything: what ``variable`` says, else `none`
  /// where `CI` is set, else `missing`.
  public static let standard = standard(in: ProcessInfo.processInfo.environment)

  /// This, or the other where this is inherited.
  package func or(_ other: SnapshotRecording) -> SnapshotRecording {
    self == .inherited ? other : self
  }

  /// What holds in an environment; a word that is none of these writes nothing.
  package static func standard(in environment: [String: String]) -> SnapshotRecording {
    if let word = environment[variable], !word.isEmpty {
      let recording = SnapshotRecording(rawValue: word) ?? .none
      return recording == .inherited ? .none : recording
    }
    let ci = environment["CI"] ?? ""
    return ci.isEmpty || ci == "0" || ci.lowercased() == "false" ? .missing : .none
  }
}
