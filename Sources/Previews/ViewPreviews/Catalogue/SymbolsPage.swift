import Foundation
import ViewTree

/// The symbols that `Image(systemName:)` has drawings for.
struct SymbolsPage: View {
  /// Whether the page can search; one without a server shows all.
  let isLive: Bool
  /// Where the previews are.
  let home: String
  @State private var search = ""

  var body: some View {
    let names = SymbolSet.names.filter {
      search.isEmpty || $0.contains(search.lowercased())
    }
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        StaticLink("All previews", to: home).font(.footnote)
        Text("Symbols").font(.largeTitle.bold())
          .accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
        if isLive {
          TextField("Search symbols", text: $search)
            .textFieldStyle(.roundedBorder)
            .frame(maxWidth: 320)
        }
        Text("\(names.count) names").font(.caption).foregroundStyle(Color.quiet)
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: 160), spacing: 12, alignment: .top)], spacing: 16
        ) {
          ForEach(names, id: \.self) { name in
            VStack(spacing: 6) {
              Image(systemName: name).font(.title)
              Text(verbatim: name).font(.caption2).multilineTextAlignment(.center)
                .webClass("p-symbol")
            }
            .frame(minWidth: 0, maxWidth: .infinity)
          }
        }
      }
      .padding(24)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .background(Color.stageGround)
    .webElement(.main)
    .navigationTitle("Symbols")
  }
}
