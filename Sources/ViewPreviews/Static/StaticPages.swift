import Foundation
import ViewSnapshots
import ViewTree

/// The first page of a catalogue without a server.
struct StaticIndexPage: View {
  let sections: [PreviewSection]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 6) {
        Text("Previews").font(.largeTitle.bold())
          .accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
        Text("Symbols").font(.footnote).webLink("symbols.html")
        ForEach(sections) { section in
          if let module = section.module { TreeHeading(text: module, level: 2) }
          TreeHeading(text: section.file, level: 3)
          ForEach(section.previews) { preview in
            Text(verbatim: preview.name)
              .padding(.leading, 28)
              .webLink(StaticCatalogue.pageName(preview))
          }
        }
      }
      .padding(24)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .webElement(.main)
  }
}

/// A preview with its variants in a catalogue without a server.
struct StaticPreviewPage: View {
  let preview: CataloguedPreview

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        VStack(alignment: .leading, spacing: 4) {
          Text("All previews").font(.footnote).webLink("index.html")
          Text(verbatim: preview.name).font(.title.bold())
            .accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
          Text(verbatim: preview.file.isEmpty ? preview.module : "\(preview.file):\(preview.line)")
            .font(.footnote).foregroundStyle(Color.quiet)
        }
        ForEach(Array(PreviewVariants.grid.enumerated()), id: \.offset) { number, variant in
          let name = StaticCatalogue.cardName(preview, number)
          let size = preview.space.size(onScreen: Double(variant.width ?? 390))
          VStack(alignment: .leading, spacing: 6) {
            Text(verbatim: PreviewVariants.words(variant)).font(.caption).webLink(name)
            PageFrame(address: name, title: PreviewVariants.words(variant))
              .frame(
                width: variant.width.map(Double.init) ?? size.width,
                height: size.height
              )
              .border(Color.quiet.opacity(0.4), width: 1)
          }
        }
      }
      .padding(24)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .webElement(.main)
  }
}

/// The name of a module or a file.
struct TreeHeading: View {
  let text: String
  let level: Int

  var body: some View {
    Text(verbatim: text)
      .font(level == 2 ? .headline : .caption)
      .foregroundStyle(level == 2 ? Color.primary : Color.quiet)
      .padding(.top, level == 2 ? 14 : 8)
      .padding(.bottom, 2)
      .padding(.horizontal, level == 2 ? 12 : 20)
      .accessibilityAddTraits(.isHeader)
      .accessibilityHeading(level == 2 ? .h2 : .h3)
  }
}
