import Foundation
import LayoutChecking
import Testing

/// A file of cases, and what its cases come to.
struct ExpectedRates: Sendable, CustomTestStringConvertible {
  var name: String
  var withoutOverflow: LayoutReport.Rate
  var withOverflow: LayoutReport.Rate
  var elements: Int

  var testDescription: String { name }

  static let all = [
    ExpectedRates(
      name: "common", withoutOverflow: .init(right: 106, all: 106),
      withOverflow: .init(right: 144, all: 144), elements: 3514),
    ExpectedRates(
      name: "hard", withoutOverflow: .init(right: 93, all: 93),
      withOverflow: .init(right: 149, all: 157), elements: 4057),
  ]
}

@Suite("Frames in Chromium")
@MainActor
struct LayoutRateTests {
  @Test("The rates of cases with SwiftUI's frames do not fall", arguments: ExpectedRates.all)
  func rates(_ expected: ExpectedRates) async throws {
    let url = try #require(
      Bundle.module.url(forResource: expected.name, withExtension: "json", subdirectory: "Cases"))
    let cases = try LayoutCases(Array(Data(contentsOf: url)), file: expected.name)
    let report = try await SharedPage.use(width: 1200, height: 900) { page in
      try await LayoutChecker(page: page).check(cases)
    }
    for (name, rate) in [
      ("without overflow", report.withoutOverflow), ("with overflow", report.withOverflow),
    ] {
      print("\(expected.name) \(name): \(rate.right) of \(rate.all), \(rate.percent) %")
    }
    #expect(report.withoutOverflow.all == expected.withoutOverflow.all)
    #expect(report.withOverflow.all == expected.withOverflow.all)
    #expect(report.withoutOverflow.right >= expected.withoutOverflow.right)
    #expect(report.withOverflow.right >= expected.withOverflow.right)
    #expect(report.elements == expected.elements)
    #expect(report.misses.allSatisfy { $0.error == nil })
  }
}
