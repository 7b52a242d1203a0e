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
    _ value: @autoclosure () throws -> Value, _ strategy: Snapshotting<Value, Format>,
    _ variants: SnapshotVariants
  ) -> SnapshotVerdict {
    check(making: value, strategy, variants)
  }

  /// Takes a value by a text strategy in all combinations of the variants.
  ///
  /// - Parameters:
  ///   - value: Makes the value each time it is taken; what is new is taken three times.
  ///   - strategy: What is made of the value.
  ///   - variants: The surroundings in which it is taken.
  package func check<Value, Format>(
    making value: () throws -> Value, _ strategy: Snapshotting<Value, Format>,
    _ variants: SnapshotVariants
  ) -> SnapshotVerdict {
    do {
      let first = try take(try value(), strategy, variants)
      let found = compare(first)
      if found.verdict.isNew {
        for isReversed in Self.ordersOfRepeats {
          let again = try take(try value(), strategy, variants, isReversed: isReversed)
          if let verdict = flakiness(first, again) { return verdict }
        }
      }
      return finish(found.verdict, found.document)
    } catch {
      return .failed("\(error)")
    }
  }

  /// What a text strategy makes of a value.
  ///
  /// - Parameters:
  ///   - value: What is taken.
  ///   - strategy: What is made of the value.
  ///   - variants: The surroundings in which it is taken.
  ///   - isReversed: Whether the last variant is taken first; the document is the same.
  package func take<Value, Format>(
    _ value: Value, _ strategy: Snapshotting<Value, Format>, _ variants: SnapshotVariants,
    isReversed: Bool = false
  ) throws -> SnapshotText {
    var document = SnapshotText(
      strategy: strategy.name, baseSheetVersion: BaseStylesheet.version)
    var assets: [PageAsset] = []
    let product = variants.product
    for variant in isReversed ? product.reversed() : product {
      let taken = try strategy.take(value, variant)
      assets += taken.assets
      document.sections.append(
        SnapshotSection(variant: variant, content: taken.format.snapshotContent))
    }
    if isReversed { document.sections.reverse() }
    document.assets = SnapshotAsset.all(of: assets)
    return document
  }

  /// Takes a value by a strategy that needs a browser, in a few combinations of the variants.
  package func check<Value>(
    _ value: @autoclosure () throws -> Value, _ strategy: BrowserSnapshotting<Value>,
    _ variants: SnapshotVariants
  ) async -> SnapshotVerdict {
    await check(making: value, strategy, variants)
  }

  /// Takes a value by a strategy that needs a browser, in a few combinations of the variants.
  ///
  /// Pages that are as they were are not drawn, as long as the environment is the same.
  package func check<Value>(
    making value: () throws -> Value, _ strategy: BrowserSnapshotting<Value>,
    _ variants: SnapshotVariants
  ) async -> SnapshotVerdict {
    do {
      let first = try await take(try value(), strategy, variants)
      let found = compare(first.document)
      if found.verdict.isNew {
        for isReversed in Self.ordersOfRepeats {
          let again = try await take(try value(), strategy, variants, isReversed: isReversed)
          if let verdict = flakiness(first.document, again.document) { return verdict }
          let drawn = try await drawn(first.pages, again, strategy.examiner).flatMap(\.changes)
          if !drawn.isEmpty { return .flaky(drawn) }
        }
      }
      guard case .changed(var changes) = found.verdict, let old = found.baseline else {
        return finish(found.verdict, found.document)
      }
      var known: [SnapshotVariant: SnapshotTaken<SnapshotPage>] = [:]
      for (variant, page) in first.pages {
        guard case .page(let before)? = old[variant], before != page.format else { continue }
        known[variant] = SnapshotTaken(before, assets: page.assets)
      }
      for part in try await drawn(known, first, strategy.examiner) {
        // What can't be seen is no difference of a picture.
        if part.changes.isEmpty { changes.removeAll { $0.variant == part.variant } }
        changes += part.changes
      }
      return finish(changes.isEmpty ? .same : .changed(changes), found.document)
    } catch {
      return .failed("\(error)")
    }
  }

  /// What a strategy that needs a browser has taken: the document, and the pages that can be drawn.
  private struct BrowserTaken {
    var document: SnapshotText
    var pages: [SnapshotVariant: SnapshotTaken<SnapshotPage>] = [:]
  }

  private func take<Value>(
    _ value: Value, _ strategy: BrowserSnapshotting<Value>, _ variants: SnapshotVariants,
    isReversed: Bool = false
  ) async throws -> BrowserTaken {
    let examiner = strategy.examiner
    var taken = BrowserTaken(
      document: SnapshotText(
        strategy: strategy.name, baseSheetVersion: BaseStylesheet.version,
        environment: try await examiner.fingerprint()))
    let pairwise = variants.pairwise
    for variant in isReversed ? pairwise.reversed() : pairwise {
      let page = try strategy.page.take(value, variant)
      taken.pages[variant] = page
      let content = try await examiner.content(of: page, in: variant)
      taken.document.sections.append(SnapshotSection(variant: variant, content: content))
    }
    if isReversed { taken.document.sections.reverse() }
    taken.document.assets = SnapshotAsset.all(of: taken.pages.values.flatMap(\.assets))
    return taken
  }

  /// How the pages of some variants are drawn differently, variant by variant; those that need no
  /// drawing are left out.
  private func drawn(
    _ known: [SnapshotVariant: SnapshotTaken<SnapshotPage>], _ taken: BrowserTaken,
    _ examiner: any PageExaminer
  ) async throws -> [(variant: SnapshotVariant, changes: [SemanticChange])] {
    var result: [(variant: SnapshotVariant, changes: [SemanticChange])] = []
    for section in taken.document.sections {
      guard case .page = section.content, let old = known[section.variant],
        let new = taken.pages[section.variant],
        let differences = try await examiner.compare(old, new, in: section.variant)
      else { continue }
      let changes = differences.map {
        SemanticChange($0, element: "", caseName: place.caseName, variant: section.variant)
      }
      result.append((section.variant, changes))
    }
    return result
  }

  /// The second and the third time that something new is taken: the variants in the other order, and
  /// again in the first.
  private static let ordersOfRepeats = [true, false]

  /// The verdict on a value that is not the same when it is taken again; nil if it is.
  ///
  /// Identities of lists that are made anew each time are the same, as they are in baselines.
  private func flakiness(_ first: SnapshotText, _ again: SnapshotText) -> SnapshotVerdict? {
    if first == again { return nil }
    let comparison = SnapshotComparison(first, again, caseName: place.caseName)
    if !comparison.changes.isEmpty {
      return .flaky(SourceIndex.of(place.testFile).locating(comparison.changes))
    }
    return comparison.environment.isEmpty ? nil : .environment(comparison.environment)
  }

  private struct Outcome {
    var verdict: SnapshotVerdict
    var baseline: SnapshotText?
    /// What to write: with the identities of the baseline where lists were loaded anew.
    var document: SnapshotText
  }

  private func compare(_ document: SnapshotText) -> Outcome {
    let file = BaselineFile(place.path)
    if file.holds(document) { return Outcome(verdict: .same, document: document) }
    let old: SnapshotText
    do throws(SnapshotTextError) {
      guard let known = try file.read() else {
        return Outcome(verdict: .missingBaseline(file: place.path), document: document)
      }
      old = known
    } catch {
      return Outcome(verdict: .damagedBaseline(error.description), document: document)
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
      (.changed, .damagedBaseline), (.missing, .missingBaseline):
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

extension SnapshotVerdict {
  /// Whether what was taken is none that the baseline knows.
  fileprivate var isNew: Bool {
    switch self {
    case .changed, .missingBaseline, .damagedBaseline: true
    default: false
    }
  }
}
