import Foundation
import Testing

@testable import ViewTree

@Suite("Text sizes")
@MainActor
struct TextSizeTests {
  private struct Scaled: View {
    @ScaledMetric private var side: CGFloat = 17
    @ScaledMetric(relativeTo: .title) private var other = 34.0
    @Environment(\.sizeCategory) private var category

    var body: some View { Text("\(Int(side)) \(Int(other)) \(category.isAccessibilityCategory)") }
  }

  @Test("A scaled length follows the text size of the environment")
  func scaled() throws {
    #expect(try structure(Scaled()) == "<p>17 34 false</p>")
    #expect(
      try structure(Scaled().environment(\.sizeCategory, .accessibilityMedium))
        == "<p>28 46 true</p>")
    #expect(try structure(Scaled().dynamicTypeSize(.xxxLarge)) == "<p>23 41 false</p>")
  }

  @Test("Each category is one size, in the same order")
  func categories() {
    #expect(
      ContentSizeCategory.allCases.map { ContentSizeCategory($0.size) }
        == ContentSizeCategory.allCases)
    #expect(ContentSizeCategory.extraSmall < .accessibilityExtraExtraExtraLarge)
  }
}
