import Foundation
import ViewSnapshots
import ViewTree

/// The first page of a catalogue without a server: a small picture of each preview, module by module.
struct StaticIndexPage: View {
  private let modules: [(name: String, previews: [CataloguedPreview])]
  private let count: Int

  /// - Parameter previews: In the catalogue's order.
  init(_ previews: [CataloguedPreview]) {
    count = previews.count
    modules = previews.reduce(into: []) { modules, preview in
      if modules.last?.name == preview.module {
        modules[modules.count - 1].previews.append(preview)
      } else {
        modules.append((preview.module, [preview]))
      }
    }
  }

  var body: some View {
    StaticPage {
      VStack(alignment: .leading, spacing: 4) {
        Text("Previews").font(.largeTitle.bold())
          .accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
        HStack(spacing: 14) {
          Text(count == 1 ? "1 preview" : "\(count) previews").foregroundStyle(Color.quiet)
          StaticLink("Symbols", to: "symbols.html")
        }
        .font(.subheadline)
      }
      .padding(.horizontal, StaticMetrics.margin)
    } content: {
      ForEach(modules, id: \.name) { module in
        VStack(alignment: .leading, spacing: 14) {
          Text(verbatim: module.name).font(.title3.bold())
            .accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
          HStack(alignment: .top, spacing: 14) {
            ForEach(module.previews) { StaticTile(preview: $0) }
          }
          .webClass("p-flow")
        }
        .padding(.horizontal, StaticMetrics.margin)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }
}

/// A small picture of a preview, which leads to its page.
struct StaticTile: View {
  let preview: CataloguedPreview

  /// In points; two tiles fit side by side on a telephone.
  private static let width = 164.0
  private static let height = 150.0
  /// The variant that is as light or dark as its reader's page, and doesn't move.
  private static let variant = PreviewVariants.grid.firstIndex { $0.reducesMotion == true } ?? 0

  var body: some View {
    let size = preview.space.size(onScreen: Double(PreviewVariants.usualWidth))
    let scale = min(1, Self.width / max(size.width, 1))
    let height = min(size.height * scale, Self.height)
    VStack(alignment: .leading, spacing: 6) {
      // What is longer than the tile is seen from its top, what is shorter in its middle.
      PageFrame(
        address: StaticCatalogue.cardName(preview, Self.variant), title: preview.name,
        isPicture: true
      )
      .frame(width: size.width, height: size.height)
      .scaleEffect(scale, anchor: .topLeading)
      .frame(width: size.width * scale, height: height, alignment: .topLeading)
      .clipped()
      .frame(width: Self.width, height: Self.height)
      .background(Color(.systemBackground))
      .webClass("p-card", "p-thumb")
      .allowsHitTesting(false)
      .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 1) {
        Text(verbatim: preview.name).font(.footnote).lineLimit(1)
        Text(verbatim: preview.file).font(.caption2).foregroundStyle(Color.quiet).lineLimit(1)
      }
      .frame(width: Self.width, alignment: .leading)
    }
    .webLink(StaticCatalogue.pageName(preview), class: "p-tile")
  }
}

/// A preview with its variants in a catalogue without a server.
struct StaticPreviewPage: View {
  let preview: CataloguedPreview
  /// Those before and after it in the catalogue's order.
  let neighbours: (previous: CataloguedPreview?, next: CataloguedPreview?)

  var body: some View {
    StaticPage {
      VStack(alignment: .leading, spacing: 4) {
        HStack(spacing: 18) {
          StaticLink("All previews", to: "index.html")
          Spacer(minLength: 0)
          if let previous = neighbours.previous {
            StaticLink("‹ \(previous.name)", to: StaticCatalogue.pageName(previous))
          }
          if let next = neighbours.next {
            StaticLink("\(next.name) ›", to: StaticCatalogue.pageName(next))
          }
        }
        .font(.footnote)
        .webClass("p-ways")
        .padding(.bottom, 10)
        Text(verbatim: preview.name).font(.title.bold())
          .accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
        Text(verbatim: preview.file.isEmpty ? preview.module : "\(preview.file):\(preview.line)")
          .font(.footnote).foregroundStyle(Color.quiet)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, StaticMetrics.margin)
    } content: {
      HStack(alignment: .top, spacing: 24) {
        ForEach(Array(PreviewVariants.grid.enumerated()), id: \.offset) { number, variant in
          card(number, variant)
        }
      }
      .padding(.horizontal, StaticMetrics.margin)
      .webClass("p-flow", "p-wide")
      .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
    }
  }

  private func card(_ number: Int, _ variant: SnapshotVariant) -> some View {
    let name = StaticCatalogue.cardName(preview, number)
    let screen = variant.width ?? PreviewVariants.usualWidth
    let size = preview.space.size(onScreen: Double(screen))
    let title = PreviewVariants.title(variant)
    let width = variant.width.map(Double.init) ?? size.width
    return VStack(alignment: .leading, spacing: 8) {
      StaticLink(title, to: name).font(.caption.bold()).webClass("p-words")
      ScrollView(.horizontal) {
        PageFrame(address: name, title: title).frame(width: width, height: size.height)
      }
      .frame(width: width, height: size.height)
      .background(Color(.systemBackground))
      .webClass("p-card")
    }
    .webClass("p-case")
  }
}

/// A page of a catalogue without a server: what is said first, and what is shown.
struct StaticPage<Title: View, Content: View>: View {
  @ViewBuilder let title: Title
  @ViewBuilder let content: Content

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        title
        content
      }
      .padding(.vertical, 28)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .background(Color.stageGround)
    .webElement(.main)
  }
}

/// Words that lead to another page of the catalogue.
struct StaticLink: View {
  private let words: String
  private let address: String

  init(_ words: String, to address: String) {
    self.words = words
    self.address = address
  }

  var body: some View {
    Text(verbatim: words).foregroundStyle(Color.accented).webLink(address, class: "p-link")
  }
}

/// Sizes of pages without a server, in points.
enum StaticMetrics {
  static let margin = 24.0
}
