import Combine
import Foundation
import ViewSnapshots
import ViewTree

/// The snapshots of a package's previews: `__Snapshots__/Previews/ID.tree.txt` in its folder.
///
/// A preview has one as soon as what it shows is approved. From then on the page marks it where
/// it differs, as a test of `ViewTesting` would.
@MainActor
final class PreviewBaselines: ObservableObject {
  @Published private var verdicts: [String: SnapshotVerdict] = [:]
  @Published private var drawings: [String: SnapshotDrawing] = [:]
  private var drawingCount = 0
  private let catalogue: PreviewCatalogue
  private let package: String
  private let publicFolder: String?
  private let watcher: any HostWatcher
  private var task: Task<Void, Never>?

  /// - Parameters:
  ///   - catalogue: The previews.
  ///   - package: The package's folder.
  ///   - publicFolder: Files that previews link to.
  ///   - watcher: Is told when a preview's code runs.
  init(
    _ catalogue: PreviewCatalogue, package: String, publicFolder: String? = nil,
    watcher: any HostWatcher
  ) {
    self.publicFolder = publicFolder
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

  // MARK: Pictures

  /// Pictures of more previews are not kept.
  private static let drawingLimit = 16

  /// The pictures of a preview that differs from its baseline; nil until they are asked for.
  func drawing(of id: String) -> SnapshotDrawing? { drawings[id] }

  /// Draws a preview as it is and as its baseline has it.
  func draw(_ preview: CataloguedPreview) {
    let id = preview.id
    if case .running? = drawings[id] { return }
    if drawings.count >= Self.drawingLimit { drawings = drawings.filter { $0.value.isRunning } }
    drawingCount += 1
    let number = drawingCount
    drawings[id] = .running(number)
    let (width, height) = preview.space.size(onScreen: Double(PreviewVariants.usualWidth))
    Task { [publicFolder] in
      let result: SnapshotDrawing
      do {
        let taken = try taken(preview)
        let checker = SnapshotChecker(place(of: id), recording: .none)
        let drawn = try await checker.draw(
          taken, in: .standard, size: (width: Int(width), height: Int(height)),
          files: { path in publicFolder.flatMap { Self.content(path, in: $0) } })
        result =
          drawn.map { .done($0, number) } ?? .failed("The snapshot has no page to draw any more.")
      } catch {
        result = .failed("\(error)")
      }
      // What was compared again in between needs other pictures.
      if drawings[id]?.number == number { drawings[id] = result }
    }
  }

  /// A file of a folder; no dotfile, and none that a link leads out to.
  private nonisolated static func content(_ path: String, in folder: String) -> [UInt8]? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.isEmpty || $0.hasPrefix(".") }) else { return nil }
    let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    let file = URL(fileURLWithPath: "\(folder)/\(path)").resolvingSymlinksInPath().path
    guard file.hasPrefix(root + "/") else { return nil }
    return FileManager.default.contents(atPath: file).map(Array.init)
  }

  private func taken(_ preview: CataloguedPreview) throws -> SnapshotTaken<SnapshotPage> {
    watcher.begin(preview.id)
    defer { watcher.end() }
    func take<V: View>(_ view: V) throws -> SnapshotTaken<SnapshotPage> {
      try Snapshotting<V, SnapshotPage>.tree.take(view, .standard)
    }
    return try take(preview.make())
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
    if verdicts[preview.id] != verdict {
      verdicts[preview.id] = verdict
      drawings[preview.id] = nil
    }
    return verdict
  }
}
