import Foundation
import Combine
import ViewTree

/// All previews by module and file, those that the reader likes best first.
struct PreviewTree: View {
  @ObservedObject var model: CatalogueModel
  @AppStorage("favourites") private var favourites = ""

  var body: some View {
    let found = model.found
    let liked = Set(favourites.split(separator: "\n").map(String.init))
    let selected = model.selection?.id
    VStack(alignment: .leading, spacing: 0) {
      TextField("Search previews", text: $model.state.search)
        .textFieldStyle(.roundedBorder)
        .accessibilityLabel("Search previews")
        .padding(10)
      HStack {
        Text("\(found.count) previews").foregroundStyle(.secondary)
        Spacer()
        Text("Symbols").webLink("/symbols")
      }
      .font(.caption)
      .padding(.horizontal, 12)
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          if !liked.isEmpty {
            TreeHeading(text: "Favourites", level: 2)
            ForEach(model.catalogue.previews.filter { liked.contains($0.id) }) { preview in
              row(preview, selected, liked)
            }
          }
          ForEach(PreviewSection.all(of: found)) { section in
            if let module = section.module { TreeHeading(text: module, level: 2) }
            TreeHeading(text: section.file, level: 3)
            ForEach(section.previews) { preview in row(preview, selected, liked) }
          }
        }
        .padding(.bottom, 20)
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .webElement(.nav)
    .accessibilityLabel("Previews")
  }

  private func row(
    _ preview: CataloguedPreview, _ selected: String?, _ liked: Set<String>
  ) -> some View {
    HStack(spacing: 0) {
      PreviewRow(
        model: model, id: preview.id, name: preview.name, isSelected: preview.id == selected)
      Button {
        toggle(preview.id, liked)
      } label: {
        Image(systemName: liked.contains(preview.id) ? "star.fill" : "star")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(
        liked.contains(preview.id)
          ? "Remove \(preview.name) from favourites" : "Add \(preview.name) to favourites"
      )
      .padding(.horizontal, 10)
    }
  }

  private func toggle(_ id: String, _ liked: Set<String>) {
    favourites = liked.symmetricDifference([id]).sorted().joined(separator: "\n")
  }
}

/// A line of the tree.
struct PreviewRow: View {
  let model: CatalogueModel
  let id: String
  let name: String
  let isSelected: Bool

  var body: some View {
    Button {
      model.select(id)
    } label: {
      Text(verbatim: name)
        .lineLimit(1)
        .padding(.vertical, 5)
        .padding(.leading, 28)
        .padding(.trailing, 8)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(isSelected ? Color.accentColor.opacity(0.2) : Color.clear)
    }
    .buttonStyle(.plain)
    .font(.subheadline)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .accessibilityIdentifier("preview:\(id)")
  }
}

/// The name of a module or a file.
struct TreeHeading: View {
  let text: String
  let level: Int

  var body: some View {
    Text(verbatim: text)
      .font(level == 2 ? .headline : .caption)
      .foregroundStyle(level == 2 ? Color.primary : Color.secondary)
      .padding(.top, level == 2 ? 14 : 8)
      .padding(.bottom, 2)
      .padding(.horizontal, level == 2 ? 12 : 20)
      .accessibilityAddTraits(.isHeader)
      .accessibilityHeading(level == 2 ? .h2 : .h3)
  }
}

/// The previews of a file.
struct PreviewSection: Identifiable {
  var id: String
  /// The module, for its first file.
  var module: String?
  var file: String
  var previews: [CataloguedPreview]

  /// The files of previews that are in order.
  static func all(of previews: [CataloguedPreview]) -> [PreviewSection] {
    var result: [PreviewSection] = []
    var module: String?
    for preview in previews {
      let id = preview.module + "/" + preview.file
      if result.last?.id == id {
        result[result.count - 1].previews.append(preview)
      } else {
        result.append(
          PreviewSection(
            id: id, module: preview.module == module ? nil : preview.module, file: preview.file,
            previews: [preview]))
        module = preview.module
      }
    }
    return result
  }
}
