import Foundation
import Combine
import ViewSnapshots
import ViewTree

/// One preview, its variants, or all previews.
struct PreviewStage: View {
  @ObservedObject var model: CatalogueModel
  let crashes: [String: String]

  var body: some View {
    ScrollView {
      if model.state.mode == .all {
        let found = model.found
        grid(
          found.prefix(model.cardLimit).map { (model.catalogue.previews[$0], model.state.variant) })
        if found.count > model.cardLimit {
          Button("Show more (\(found.count - model.cardLimit))") { model.showMoreCards() }
            .buttonStyle(.bordered)
            .font(.footnote)
            .padding(.bottom, 24)
            .onScrollVisibilityChange { if $0 { model.showMoreCards() } }
            .id("more \(model.cardLimit)")
        }
      } else if let preview = model.selection {
        if model.state.mode == .one {
          card(preview, model.state.variant).padding(24)
        } else {
          grid(PreviewVariants.grid.map { (preview, $0) })
        }
      } else {
        missing.padding(40)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(background)
  }

  private var missing: some View {
    VStack(spacing: 8) {
      Text(model.catalogue.previews.isEmpty ? "There are no previews" : "No such preview")
        .font(.headline)
      Text("Write #Preview { … } in a file of the package.")
        .foregroundStyle(Color.quiet)
    }
    .frame(maxWidth: .infinity)
  }

  private func grid(_ cards: [(CataloguedPreview, SnapshotVariant)]) -> some View {
    HStack(alignment: .top, spacing: 24) {
      ForEach(Array(cards.enumerated()), id: \.offset) { _, card in
        self.card(card.0, card.1)
      }
    }
    .webClass("p-flow")
    .padding(24)
    .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
  }

  private var zoom: Double { Double(model.state.zoom) / 100 }

  private func card(_ preview: CataloguedPreview, _ variant: SnapshotVariant) -> some View {
    PreviewCard(
      name: model.state.mode == .all ? preview.name : "",
      words: model.state.mode == .variants ? PreviewVariants.title(variant) : "",
      title: "\(preview.name), \(PreviewVariants.words(variant))",
      size: size(of: preview, variant), zoom: zoom, address: model.address(of: preview, variant),
      isLazy: model.state.mode == .all, hasCrashed: crashes[preview.id] != nil)
  }

  private func size(of preview: CataloguedPreview, _ variant: SnapshotVariant) -> CardSize {
    let width = variant.width ?? PreviewVariants.usualWidth
    let (w, h) = preview.space.size(onScreen: Double(width))
    let controls =
      model.state.mode == .one ? PreviewControlMetrics.height(preview.controls.count) : 0
    return CardSize(
      width: variant.width.map(Double.init) ?? max(w, controls > 0 ? 280 : 0),
      height: (variant.height.map(Double.init) ?? h) + controls)
  }

  private var background: Color {
    switch model.state.background {
    case .page: .stageGround
    case .light: .white
    case .dark: .black
    case .accent: Color(red: 1, green: 0.2, blue: 0.6)
    }
  }
}

/// Points.
struct CardSize: Hashable {
  var width: Double
  var height: Double
}

/// A preview in its frame, with what can be done with it above.
struct PreviewCard: View {
  let name: String
  let words: String
  let title: String
  let size: CardSize
  let zoom: Double
  let address: String
  /// Whether the preview runs only while it is in sight.
  let isLazy: Bool
  let hasCrashed: Bool
  @State private var isSeen = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      header
      picture
        .frame(width: size.width, height: size.height)
        .scaleEffect(zoom, anchor: .topLeading)
        .frame(width: size.width * zoom, height: size.height * zoom, alignment: .topLeading)
        .background(Color(.systemBackground))
        .webClass("p-card")
        // Another page is another frame, so that the browser's history has no steps of frames.
        .id("\(address) \(hasCrashed)")
    }
    .webClass("p-case")
    .onScrollVisibilityChange { if isLazy { isSeen = $0 } }
  }

  @ViewBuilder private var picture: some View {
    if isLazy, !isSeen {
      Color.clear
    } else {
      PageFrame(address: address, title: title)
    }
  }

  @ViewBuilder private var header: some View {
    if name.isEmpty, words.isEmpty {
      HStack(spacing: 8) {
        Text(verbatim: "\(Int(size.width)) × \(Int(size.height))")
          .font(.caption.monospacedDigit()).foregroundStyle(Color.quiet)
        Spacer(minLength: 0)
        links
      }
      .frame(width: max(size.width * zoom, 200), height: 24)
    } else {
      HStack(spacing: 8) {
        Text(verbatim: name.isEmpty ? words : name)
          .font(name.isEmpty ? .caption : .caption.bold())
          .lineLimit(1)
        Spacer(minLength: 0)
        links.webClass("p-links")
      }
      .frame(width: max(size.width * zoom, 200), height: 24)
    }
  }

  private var links: some View {
    HStack(spacing: 4) {
      CardLink("Copy link", "link", address: address, className: "p-copy")
      CardLink(
        "Picture as PNG", "square.and.arrow.down",
        address: CardAddress.picture(of: address, size), className: "p-picture")
      CardLink("Open alone", "arrow.up.right.square", address: address, className: "p-alone")
    }
  }
}

/// Something that can be done with a card: a symbol that is a link.
struct CardLink: View {
  private let name: LocalizedStringKey
  private let symbol: String
  private let address: String
  private let className: String

  init(_ name: LocalizedStringKey, _ symbol: String, address: String, className: String) {
    self.name = name
    self.symbol = symbol
    self.address = address
    self.className = className
  }

  var body: some View {
    Image(systemName: symbol)
      .font(.system(size: 12))
      .foregroundStyle(Color.quiet)
      .frame(width: 24, height: 24)
      .webLink(address, class: className)
      .accessibilityLabel(Text(name))
  }
}
