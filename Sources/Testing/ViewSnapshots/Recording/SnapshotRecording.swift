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

  /// The environment variable that allows to write baselines where `CI` is set.
  public static let forceVariable = "SNAPSHOT_FORCE"

  /// What holds where neither a test nor a trait says anything: `none` where `CI` is set and
  /// ``forceVariable`` is not, else what ``variable`` says, else `missing`.
  public static let standard = standard(in: ProcessInfo.processInfo.environment)

  /// This, or the other where this is inherited.
  package func or(_ other: SnapshotRecording) -> SnapshotRecording {
    self == .inherited ? other : self
  }

  /// What holds in an environment; a word that is none of these writes nothing.
  package static func standard(in environment: [String: String]) -> SnapshotRecording {
    // What CI records is gone with the machine, and all that differed would have passed.
    if isSet("CI", environment), !isSet(forceVariable, environment) { return .none }
    guard let word = environment[variable], !word.isEmpty else {
      return isSet("CI", environment) ? .none : .missing
    }
    let recording = SnapshotRecording(rawValue: word) ?? .none
    return recording == .inherited ? .none : recording
  }

  private static func isSet(_ name: String, _ environment: [String: String]) -> Bool {
    let value = environment[name] ?? ""
    return !value.isEmpty && value != "0" && value.lowercased() != "false"
  }
}
