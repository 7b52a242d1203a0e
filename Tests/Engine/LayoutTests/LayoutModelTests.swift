import Foundation
import LayoutChecking
import Testing

@Suite("The model of layout")
@MainActor
struct LayoutModelTests {
  @Test("The model agrees with the given cases", arguments: [("common", 250), ("hard", 250)])
  func given(name: String, agreeing: Int) throws {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Cases"))
    let cases = try LayoutCases(Array(Data(contentsOf: url)), file: name)
    let right = cases.cases.count { one in
      let (frames, _) = LayoutModel.frames(of: one.spec, width: 400, height: 300)
      return one.frames.allSatisfy { name, frame in
        zip(frame, frames[name] ?? []).allSatisfy { abs($0 - $1) <= 0.5 }
      }
    }
    #expect(right == agreeing)
  }

  /// A kind of generated case, and how many of 300 have all frames of the model at least.
  struct Expected: CustomTestStringConvertible, Sendable {
    var kind: LayoutGenerator.Kind
    var withoutOverflow: Double
    var withOverflow: Double
    var testDescription: String { kind.rawValue }
  }

  @Test(
    "Generated cases have the model's frames in Chromium",
    arguments: [
      Expected(kind: .proportions, withoutOverflow: 100, withOverflow: 96.5),
      Expected(kind: .minimums, withoutOverflow: 100, withOverflow: 100),
      Expected(kind: .priorities, withoutOverflow: 100, withOverflow: 100),
      Expected(kind: .everything, withoutOverflow: 100, withOverflow: 92),
      Expected(kind: .everyday, withoutOverflow: 93, withOverflow: 65),
    ])
  func generated(_ expected: Expected) async throws {
    let cases = LayoutGenerator.file(expected.kind, count: 300, seed: 14)
    let report = try await SharedPage.use(width: 1200, height: 900) { page in
      try await LayoutChecker(page: page).check(cases)
    }
    for (name, rate) in [
      ("without overflow", report.withoutOverflow), ("with overflow", report.withOverflow),
    ] {
      print("\(expected.kind) \(name): \(rate.right) of \(rate.all), \(rate.percent) %")
    }
    #expect(report.withoutOverflow.percent >= expected.withoutOverflow)
    #expect(report.withOverflow.percent >= expected.withOverflow)
    #expect(report.misses.allSatisfy { $0.error == nil })
  }
}
