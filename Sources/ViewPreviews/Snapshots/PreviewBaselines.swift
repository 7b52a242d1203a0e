import Combine
import Foundation
import ViewSnapshots
import ViewTree

/// The snapshots of a package's previews: `__Snapshots__/Previews/ID.tree.txt` in its folder.
///
/// A preview has one as soon as somebody approves what it shows. From then on the page marks it where
/// it differs, as a test of `ViewTesting` would.
@MainActor
final class PreviewBaselines: ObservableObject {
  @Published private var verdicts: [String: SnapshotVerdict] = [:]
  private let catalogue: PreviewCatalogue
  private let package: String
  private let watcher: any HostWatcher
  private var task: Task<Void, Never>?

  init(_ catalogue: PreviewCatalogue, package: String, watcher: any HostWatcher) {
    self.catalogue = catalogue
    self.package = package
    self.watcher = watcher
  }

  isolated deinit { task?.cancel() }

  /// Where the baseline of a preview is.
  func place(of id: String) -> SnapshotPlace {
    SnapshotPlace(
      testFile: package + "/Previews.swift", function: id, name: nil, strategy: "tree")
  }

  /// What became of the comparison of a preview that has a baseline; nil before it was compared.
  func verdict(of id: String) -> SnapshotVerdict? { verdicts[id] }

  /// Whether previews are as their baselines say, as far as they were compared.
  func mark(of id: String) -> PreviewMark? {
    switch verdicts[id] {
    case nil, .missingBaseline: nil
    case .same, .recorded: .same
    case .changed, .flaky: .changed
    default: .failed
    }
  }

  /// Compares the previews that have baselines, one after the other while nothing else is to be
  /// done.
  ///
  /// - Parameter skipping: Previews that have crashed.
  func compareAll(skipping crashed: @escaping @MainActor () -> Set<String>) {
    guard task == nil else { return }
    let folder = place(of: "").folder
    task = Task { [weak self] in
      let files = Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      guard !files.isEmpty, let previews = self?.catalogue.previews else { return }
      for preview in previews {
        guard let self, !Task.isCancelled else { return }
        guard files.contains(place(of: preview.id).fileName), verdicts[preview.id] == nil,
          !crashed().contains(preview.id)
        else { continue }
        compare(preview)
        // Readers come first.
        try? await Task.sleep(for: .milliseconds(5))
      }
    }
  }

  /// Compares a preview with its baseline.
  @discardableResult
  func compare(_ preview: CataloguedPreview) -> SnapshotVerdict {
    check(preview, recording: .none)
  }

  /// Takes what a preview shows now for right.
  func approve(_ preview: CataloguedPreview) {
    if case .recorded = check(preview, recording: .changed) {
      verdicts[preview.id] = .same
    }
  }

  private func check(
    _ preview: CataloguedPreview, recording: SnapshotRecording
  ) -> SnapshotVerdict {
    watcher.begin(preview.id)
    defer { watcher.end() }
    let checker = SnapshotChecker(place(of: preview.id), recording: recording)
    // Taken with fresh state each time.
    func take<V: View>(_ view: V) -> SnapshotVerdict {
      checker.check(preview.make() as? V ?? view, .tree, .standard)
    }
    let verdict = take(preview.make())
    if verdicts[preview.id] != verdict { verdicts[preview.id] = verdict }
    return verdict
  }
}
