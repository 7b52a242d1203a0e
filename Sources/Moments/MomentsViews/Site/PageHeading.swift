import SwiftUI

/// The heading of a page.
struct PageHeading: View {
  private let title: Text

  /// A heading in the page's language.
  init(title: LocalizedStringKey) { self.title = Text(title) }

  /// A heading that is the same in all languages.
  @_disfavoredOverload
  init(title: some StringProtocol) { self.init(verbatim: String(title)) }

  init(verbatim title: String) { self.title = Text(verbatim: title) }

  var body: some View {
    title
      .font(.title2)
      .bold()
      .multilineTextAlignment(.center)
      .accessibilityAddTraits(.isHeader)
      .accessibilityHeading(.h1)
      .padding(Spacing.large)
  }
}

#Preview("Heading", traits: .fixedLayout(width: 390, height: 120)) {
  PageHeading(title: "Moments")
}
