import Foundation
import Combine
import ViewSnapshots
import ViewTree

/// One preview, its variants, or all previews.
struct PreviewStage: View {
  @ObservedObject var model: CatalogueModel
  let crashes: [String: String]

  /// More previews are not shown at a time.
  private static let limit = 60

  var body: some View {
    ScrollView {
      if model.state.mode == .all {
        let found = model.found
        grid(found.prefix(Self.limit).map { ($0, model.state.variant) })
        if found.count > Self.limit {
          Text("\(found.count - Self.limit) more; search for them.")
            .font(.footnote).foregroundStyle(.secondary).padding()
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
        .foregroundStyle(.secondary)
    }
  }

  private func grid(_ cards: [(CataloguedPreview, SnapshotVariant)]) -> some View {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: 220 * zoom + 220), spacing: 24)], alignment: .leading,
      spacing: 28
    ) {
      ForEach(Array(cards.enumerated()), id: \.offset) { _, card in
        self.card(card.0, card.1).frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .padding(24)
  }

  private var zoom: Double { Double(model.state.zoom) / 100 }

  private func card(_ preview: CataloguedPreview, _ variant: SnapshotVariant) -> some View {
    PreviewCard(
      model: model, id: preview.id, name: preview.name,
      words: model.state.mode == .variants ? PreviewVariants.words(variant) : place(of: preview),
      size: size(of: preview, variant), zoom: zoom, address: address(preview, variant),
      crash: crashes[preview.id])
  }

  private func place(of preview: CataloguedPreview) -> String {
    preview.file.isEmpty ? preview.module : "\(preview.file):\(preview.line)"
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

  private func address(_ preview: CataloguedPreview, _ variant: SnapshotVariant) -> String {
    var address = CardAddress(
      id: preview.id, variant: variant, hasOutlines: model.state.hasOutlines)
    // The width is the frame's own.
    address.variant.width = nil
    address.variant.height = nil
    address.turn = model.turn
    address.hasControls = model.state.mode == .one && !preview.controls.isEmpty
    return address.route
  }

  private var background: Color {
    switch model.state.background {
    case .page: Color(.systemGroupedBackground)
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

/// A preview in its frame, with its name above.
struct PreviewCard: View {
  let model: CatalogueModel
  let id: String
  let name: String
  let words: String
  let size: CardSize
  let zoom: Double
  let address: String
  let crash: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(spacing: 8) {
        Text(verbatim: name).font(.subheadline.bold())
        Text(verbatim: words).font(.caption).foregroundStyle(.secondary)
        Spacer(minLength: 0)
        Text("Open").font(.caption).webLink(address)
      }
      .lineLimit(1)
      .frame(width: size.width * zoom)
      PageFrame(address: address, title: "\(name), \(words)")
        .frame(width: size.width, height: size.height)
        .scaleEffect(zoom, anchor: .topLeading)
        .frame(width: size.width * zoom, height: size.height * zoom, alignment: .topLeading)
        .background(Color(.systemBackground))
        .border(Color.secondary.opacity(0.4), width: 1)
        // Another page is another frame, so that the browser's history has no steps of frames.
        .id("\(address) \(crash == nil)")
    }
  }
}
