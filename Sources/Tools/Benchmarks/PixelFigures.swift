import Foundation
import MomentsViews
import PageDrawing
import PixelComparing
import ViewTree

/// What drawing and comparing pages in Chromium costs.
enum PixelFigures {
  /// The pages of a run: a column of cards each, of which no two are alike.
  private static let caseCount = 200

  @MainActor static func measure() async throws -> [Figure] {
    var figures = [try equalPictures()]
    let pages = try (0..<caseCount).map { try page($0) }
    for tabs in [1, 2] { figures.append(try await rate(of: pages, tabs: tabs)) }
    return figures
  }

  private static func equalPictures() throws -> Figure {
    let image = try PixelImage(width: 780, height: 640)
    // Another picture with bytes of its own, so that nothing but the pixels can be equal.
    let copy = try PixelImage(png: image.png())
    let seconds = Clock.best(of: 200) { _ = PixelComparison(image, copy) }
    return Figure(
      name: "two equal decoded pictures, 780 × 640", value: seconds * 1000, unit: "ms", atMost: 0.3,
      note: "the best of 200")
  }

  private static func rate(of pages: [DrawnPageSource], tabs: Int) async throws -> Figure {
    let pool = try await DrawingPool(tabs: tabs)
    _ = try await pool.compare(pages[0], pages[1])
    let start = Clock.seconds
    let differing = try await PageBatch.compare(pages, with: pages, in: pool)
    let seconds = Clock.seconds - start
    await pool.close()
    return Figure(
      name: "pixel cases, 390 × 844, \(tabs) tabs", value: Double(pages.count) / seconds,
      unit: "1/s",
      note: "\(pages.count) cases, two pages drawn for each; \(differing) differ")
  }

  /// A page like those of tests: a list of three cards.
  @MainActor private static func page(_ number: Int) throws -> DrawnPageSource {
    DrawnPageSource(html: try HTMLRenderer(content: SampleColumn(number: number)).html)
  }
}

/// What tests compare: some 40 elements with text, symbols and surfaces.
struct SampleColumn: View {
  let number: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(0..<4) { row in
        HStack(spacing: 12) {
          Image(systemName: "heart.fill").foregroundStyle(.red)
          VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: "Moment \(number), row \(row)").font(.headline)
            Text(verbatim: "Sea waves this morning, and nobody else at the harbour.")
              .font(.subheadline).foregroundStyle(.secondary)
          }
          Spacer()
          Button("Like") {}.buttonStyle(.bordered)
        }
        .padding()
        .background(Color(white: 0.94), in: RoundedRectangle(cornerRadius: 12))
      }
    }
    .padding()
  }
}

/// Pages that are compared at once.
enum PageBatch {
  /// - Returns: How many pages differ.
  static func compare(
    _ old: [DrawnPageSource], with new: [DrawnPageSource], in pool: DrawingPool
  ) async throws -> Int {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for (before, after) in zip(old, new) {
        group.addTask { try await !pool.compare(before, after).comparison.isEqual }
      }
      var count = 0
      for try await isDifferent in group where isDifferent { count += 1 }
      return count
    }
  }
}

/// How often pictures that nobody changed are told to differ.
enum FalsePositives {
  /// Draws 1,000 cases five times, in another order and with another number of tabs each time.
  @MainActor static func measure() async throws -> [Figure] {
    let pages = try (0..<1000).map { number in
      DrawnPageSource(html: try HTMLRenderer(content: SampleColumn(number: number)).html)
    }
    var random = SystemRandomNumberGenerator()
    var found = 0
    for round in 0..<5 {
      let pool = try await DrawingPool(tabs: round % 4 + 1)
      let order = pages.shuffled(using: &random)
      // The same page is drawn twice, beside different ones.
      found += try await PageBatch.compare(order, with: order, in: pool)
      await pool.close()
    }
    return [
      Figure(
        name: "false positives", value: Double(found), unit: "", atMost: 0,
        note: "1,000 cases × 5 runs, shuffled, 1 to 4 tabs")
    ]
  }
}
