import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import PreviewSupervision
@testable import ViewPreviews

@Suite("Reloads", .serialized, .timeLimit(.minutes(10)))
@MainActor
struct ReloadLawTests {
  /// Sources with places that edits change.
  private struct Sources {
    var text = 0
    var spacing = 4
    var opacity = 5
    var isHidden = false
    var isBold = false
    var factor = 2
    var label = "count"
    var isPadded = false
    var comment = 0

    mutating func edit(_ generator: inout SeededGenerator) {
      switch generator.below(9) {
      case 0: text += 1
      case 1: spacing = generator.below(20) - 5
      case 2: opacity = generator.below(10)
      case 3: isHidden.toggle()
      case 4: isBold.toggle()
      case 5: factor += 1
      case 6: label = label == "count" ? "number" : "count"
      case 7: isPadded.toggle()
      default: comment += 1
      }
    }

    var files: [String: String] {
      [
        "Card.swift": """
        import SwiftUI

        struct Card: View {
          var body: some View {
            VStack(spacing: \(spacing)) {
              Text("Text \\"\(text)\\"").opacity(0.\(opacity))\(isBold ? ".bold()" : "")
              Detail(\(label): helper(\(spacing + 10)))
                .accessibilityHidden(\(isHidden))
            }
          }
        }

        #Preview("Card") { Card().padding(\(spacing + 5)) }
        """,
        "Detail.swift": """
        import SwiftUI

        // \(comment)
        struct Detail: View {
          var \(label): Int
          var body: some View {
            Text(verbatim: "\\(\(label)) of \(factor)")\(isPadded ? ".padding()" : "")
          }
        }

        func helper(_ value: Int) -> Int { value * \(factor) }
        """,
      ]
    }
  }

  /// `RELOAD_STEPS=200 swift test --filter ReloadLawTests` tries many.
  private static let steps =
    ProcessInfo.processInfo.environment["RELOAD_STEPS"].flatMap { Int($0) } ?? 4

  @Test("A quick build shows the same as a clean one")
  func likeCleanBuilds() async throws {
    var generator = SeededGenerator(seed: PropertySeed.start)
    var sources = Sources()
    let package = try EditedPackage()
    _ = try package.write(sources.files)
    try await package.begin()
    for step in 0..<Self.steps {
      for _ in 0...generator.below(2) { sources.edit(&generator) }
      let outcome = await package.build(try package.write(sources.files))
      let words: Comment = "seed \(generator.seed), step \(step): \(outcome)"
      switch outcome {
      case .failed, .undecided: Issue.record(words)
      default: break
      }
      // An edit of values may come before anything was compiled quickly.
      let quick = try package.quickPictures()
      #expect(try await package.cleanPictures() == quick, words)
      #expect(quick.count > 3, words)
    }
  }

  @Test("Each kind of edit has its build; errors have places and keep the last picture")
  func ways() async throws {
    var sources = Sources()
    let package = try EditedPackage()
    _ = try package.write(sources.files)
    try await package.begin()
    func way() async throws -> String {
      switch await package.build(try package.write(sources.files)) {
      case .built(_, let way): way.rawValue
      case .values(let values, _): "\(values.count) literals"
      case .unchanged: "unchanged"
      case .failed(let problems): problems.first?.description ?? "failed"
      case .undecided: "undecided"
      }
    }
    sources.isBold = true
    #expect(try await way() == "body")
    sources.text = 7
    sources.opacity = 1
    #expect(try await way() == "2 literals")
    let pictures = try package.quickPictures()
    #expect(pictures.values.contains { $0.contains(">Text \"7\"<") })
    sources.text = 0
    sources.opacity = 5
    #expect(try await way() == "0 literals")
    sources.label = "number"
    #expect(try await way() == "module")
    sources.label = "9"
    let error = try await way()
    #expect(error.hasPrefix("Sources/Edited/"), "\(error)")
    sources.label = "number"
    #expect(try await way() == "module")
    #expect(try await way() == "unchanged")
  }
}
