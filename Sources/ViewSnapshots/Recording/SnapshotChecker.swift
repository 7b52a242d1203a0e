import ElementTree
import Foundation
import ViewTree

/// Takes snapshots, compares them with their baselines, and writes baselines if that is wanted.
@MainActor
package struct SnapshotChecker {
  package let place: SnapshotPlace
  package let recording: SnapshotRecording

  package init(_ place: SnapshotPlace, recording: SnapshotRecording) {
    self.place = place
    self.recording = recording
  }

  /// Takes a value by a text strategy in all combinations of the variants.
  package func check<Value, Format>(
    _ value: Value, _ strategy: Snapshotting<Value, Format>, _ variants: SnapshotVariants
  ) -> SnapshotVerdict {
    do {
      let document = try take(value, strategy, variants)
      return verdict(of: document)
    } catch {
      return .failed("\(error)")
    }
  }

  /// What a text strategy makes of a value.
  package func take<Value, Format>(
    _ value: Value, _ strategy: Snapshotting<Value, Format>, _ variants: SnapshotVariants
  ) throws -> SnapshotText {
    var document = SnapshotText(
      strategy: strategy.name, baseSheetVersion: BaseStylesheet.version)
    var assets: [PageAsset] = []
    for variant in variants.product {
      let taken = try strategy.take(value, variant)
      assets += taken.assets
      document.sections.append(
        SnapshotSection(variant: variant, content: taken.format.snapshotContent))
    }
    document.assets = SnapshotAsset.all(of: assets)
    return document
  }

  /// Takes a value by a strategy that needs a browser, in a few combinations of the variants.
  ///
  /// Pages that are as they were are not drawn, as long as the environment is the same.
  package func check<Value>(
    _ value: Value, _ strategy: BrowserSnapshotting<Value>, _ variants: SnapshotVariants
  ) async -> SnapshotVerdict {
    do {
      var document = SnapshotText(
        strategy: strategy.name, baseSheetVersion: BaseStylesheet.version,
        environment: try await strategy.examiner.fingerprint())
      var taken: [SnapshotTaken<SnapshotPage>] = []
      for variant in variants.pairwise {
        let page = try strategy.page.take(value, variant)
        taken.append(page)
        document.sections.append(
          SnapshotSection(
            variant: variant, content: try await strategy.examiner.content(of: page, in: variant)))
      }
      document.assets = SnapshotAsset.all(of: taken.flatMap(\.assets))
      let found = try compare(document)
      guard case .changed(let changes) = found.verdict, let old = found.baseline else {
        return finish(found.verdict, found.document)
      }
      var drawn = changes
      for (section, page) in zip(document.sections, taken) {
        guard case .page(let before)? = old[section.variant], section.content != .page(before),
          let differences = try await strategy.examiner.compare(
            SnapshotTaken(before, assets: page.assets), page, in: section.variant)
        else { continue }
        // What can't be seen is no difference of a picture.
        if differences.isEmpty { drawn.removeAll { $0.variant == section.variant } }
        drawn += differences.map {
          SemanticChange(
            $0, element: "", caseName: place.caseName, variant: section.variant)
        }
      }
      return finish(drawn.isEmpty ? .same : .changed(drawn), found.document)
    } catch let error as SnapshotTextError {
      return .damagedBaseline(error.description)
    } catch {
      return .failed("\(error)")
    }
  }

  /// What becomes of a document that was taken.
  package func verdict(of document: SnapshotText) -> SnapshotVerdict {
    do throws(SnapshotTextError) {
      let found = try compare(document)
      return finish(found.verdict, found.document)
    } catch {
      guard recording == .changed || recording == .all else {
        return .damagedBaseline(error.description)
      }
      return write(document)
    }
  }

  private struct Outcome {
    var verdict: SnapshotVerdict
    var baseline: SnapshotText?
    /// What to write: with the identities of the baseline where lists were loaded anew.
    var document: SnapshotText
  }

  private func compare(_ document: SnapshotText) throws(SnapshotTextError) -> Outcome {
    let file = BaselineFile(place.path)
    if file.holds(document) { return Outcome(verdict: .same, document: document) }
    guard let old = try file.read() else {
      return Outcome(verdict: .missingBaseline(file: place.path), document: document)
    }
    if old == document { return Outcome(verdict: .same, baseline: old, document: document) }
    let comparison = SnapshotComparison(old, document, caseName: place.caseName)
    var verdict = SnapshotVerdict.same
    // What a browser has measured is nobody's fault where the browser is another; pages are drawn anew.
    let isMeasured = document.sections.contains {
      if case .lines = $0.content { true } else { false }
    }
    let isElsewhere = old.environment != document.environment
    if !comparison.changes.isEmpty, !(isElsewhere && isMeasured) {
      verdict = .changed(SourceIndex.of(place.testFile).locating(comparison.changes))
    } else if !comparison.environment.isEmpty {
      verdict = .environment(comparison.environment)
    }
    return Outcome(verdict: verdict, baseline: old, document: comparison.new)
  }

  /// Writes a baseline where that is wanted.
  private func finish(_ verdict: SnapshotVerdict, _ document: SnapshotText) -> SnapshotVerdict {
    switch (recording, verdict) {
    case (.all, _): write(document)
    case (.changed, .changed), (.changed, .missingBaseline), (.changed, .environment),
      (.missing, .missingBaseline):
      write(document)
    default: verdict
    }
  }

  private func write(_ document: SnapshotText) -> SnapshotVerdict {
    do {
      try BaselineFile(place.path).write(document)
      return .recorded(file: place.path)
    } catch {
      return .failed("\(place.path) can't be written: \(error)")
    }
  }
}
