/// What tests say of a snapshot.
package enum SnapshotMessage {
  /// The most groups of changes that a message lists.
  private static let limit = 40

  /// The message for a verdict; nil if there is nothing to say.
  package static func text(of verdict: SnapshotVerdict, for place: SnapshotPlace) -> String? {
    let name = place.caseName
    return switch verdict {
    case .same: nil
    case .changed(let changes): "\(name) has changed:\n\(list(changes))\n\(hint(place))"
    case .flaky(let changes):
      "\(name) is not the same each time:\n\(list(changes))\n"
        + "Make models where the snapshot is asked for, and take times, random numbers and "
        + "identities from the environment."
    case .recorded(let file): "\(name) was recorded: \(file)"
    case .missingBaseline(let file):
      "\(name) has no baseline, and none is written: \(file)\n"
        + "To write it: \(SnapshotRecording.variable)=missing swift test"
    case .orphanBaseline(let file): orphan(file)
    case .environment(let lines):
      "\(name) was recorded with another browser or other fonts:\n"
        + lines.map { "  \($0)" }.joined(separator: "\n")
        + "\nIf the new one is meant: \(SnapshotRecording.variable)=changed swift test"
    case .missingAsset(let asset):
      "\(name) shows \(asset.name), whose content of SHA-256 \(asset.sha256) is nowhere any more."
    case .damagedBaseline(let message): "\(name) has a baseline that can't be read:\n\(message)"
    case .failed(let message): "\(name) could not be taken:\n\(message)"
    }
  }

  /// The message for a baseline that no test asks for.
  package static func orphan(_ path: String) -> String {
    "No test asks for the baseline \(path). Delete it if its test is gone."
  }

  private static func hint(_ place: SnapshotPlace) -> String {
    "To take it for right: \(SnapshotRecording.variable)=changed swift test --filter \(place.function)"
  }

  private static func list(_ changes: [SemanticChange]) -> String {
    let groups = SemanticChangeGroup.fold(changes)
    var lines = groups.prefix(limit).map { "  \($0)" }
    if groups.count > limit { lines.append("  and \(groups.count - limit) more") }
    return lines.joined(separator: "\n")
  }
}
