import Browser
import MediaTypes
package import PageDrawing
import PixelComparing

/// Draws pages of two sites, three times in two orders, to see what changed and whether it lasts.
package struct SitePictures: Sendable {
  private let old: SiteFolder
  private let new: SiteFolder
  private let media: DrawingMedia

  package init(_ old: SiteFolder, _ new: SiteFolder, media: DrawingMedia = DrawingMedia()) {
    self.old = old
    self.new = new
    self.media = media
  }

  /// What came of drawing some pages.
  package struct Result: Sendable {
    /// The pictures of the pages that could be drawn and were the same each time.
    package var pictures: [ComparedPictures] = []
    /// What could not be drawn, or was not the same each time, by name.
    package var problems: [String: ReportEntry.Outcome] = [:]
  }

  /// Draws the pages of entries that both sites have.
  package func draw(_ entries: [ReportEntry], in pool: DrawingPool) async -> Result {
    var result = Result()
    let pages = entries.filter { $0.name.hasSuffix(".html") && source(of: $0) != nil }
    var rounds: [[String: Swift.Result<Pair, Problem>]] = []
    for order in [pages, pages.reversed(), pages] { rounds.append(await drawAll(order, in: pool)) }
    for entry in pages {
      let drawn = rounds.compactMap { $0[entry.name] }
      guard let first = drawn.first else { continue }
      switch first {
      case .failure(let problem): result.problems[entry.name] = .failed(problem.message)
      case .success(let pair):
        let isSame = drawn.allSatisfy { other in
          if case .success(let other) = other { other == pair } else { false }
        }
        guard isSame else {
          result.problems[entry.name] = .flaky("drawn three times, and not the same each time")
          continue
        }
        result.pictures.append(
          ComparedPictures(
            name: entry.name, old: pair.old, new: pair.new,
            comparison: PixelComparison(pair.old, pair.new)))
      }
    }
    return result
  }

  private struct Pair: Equatable, Sendable {
    var old: PixelImage
    var new: PixelImage
  }

  private struct Problem: Error, Sendable {
    var message: String
  }

  private func drawAll(
    _ entries: [ReportEntry], in pool: DrawingPool
  ) async -> [String: Swift.Result<Pair, Problem>] {
    await withTaskGroup(of: (String, Swift.Result<Pair, Problem>).self) { group in
      for entry in entries {
        group.addTask { (entry.name, await pair(entry, in: pool)) }
      }
      var drawn: [String: Swift.Result<Pair, Problem>] = [:]
      for await (name, result) in group { drawn[name] = result }
      return drawn
    }
  }

  private func pair(
    _ entry: ReportEntry, in pool: DrawingPool
  ) async -> Swift.Result<Pair, Problem> {
    guard let path = source(of: entry), let before = page(path, of: old),
      let after = page(entry.name, of: new)
    else { return .failure(Problem(message: "The page can't be read.")) }
    do {
      let result = try await pool.compare(before, after, media: media)
      return .success(Pair(old: result.old, new: result.new))
    } catch {
      return .failure(Problem(message: "\(error)"))
    }
  }

  /// The path that a page had.
  private func source(of entry: ReportEntry) -> String? {
    switch entry.outcome {
    case .changed: entry.name
    case .moved(let from): from
    default: nil
    }
  }

  private func page(_ path: String, of folder: SiteFolder) -> DrawnPageSource? {
    guard let bytes = folder.bytes(path) else { return nil }
    return DrawnPageSource(html: String(decoding: bytes, as: UTF8.self), path: path) { path in
      folder.bytes(path).map { PageResource(type: MediaType.ofFile(named: path), body: $0) }
    }
  }
}
