import Foundation
import Combine
import ViewTree

/// All previews by module and file, those that the reader likes best first.
struct PreviewTree: View {
  @ObservedObject var model: CatalogueModel
  @ObservedObject var baselines: PreviewBaselines
  @AppStorage("favourites") private var favourites = ""

  var body: some View {
    let liked = Set(favourites.split(separator: "\n").map(String.init))
    let tree = model.rows(favourites: liked)
    let selected = model.selection?.id
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 4) {
        search
        BarButton("Hide the tree", "xmark") { model.state.isTreeToggled = false }
          .webClass("p-narrow")
      }
      .padding(.horizontal, 10)
      .frame(height: SettingsBar.titleHeight)
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 1) {
          ForEach(tree.rows) { row in
            switch row.kind {
            case .folder(let level, let count, let isOpen):
              FolderRow(
                model: model, id: row.id, name: row.name, level: level, count: count,
                isOpen: isOpen)
            case .preview(let index, let isFavourite):
              let id = model.catalogue.previews[index].id
              PreviewRow(
                model: model, id: id, name: row.name, isSelected: id == selected,
                isFavourite: isFavourite, mark: baselines.mark(of: id), toggle: { toggle(id) })
            }
          }
          if tree.hiddenCount > 0 {
            Button("Show more (\(tree.hiddenCount))") { model.showMoreRows() }
              .buttonStyle(.plain)
              .font(.footnote)
              .foregroundStyle(Color.accented)
              .padding(.horizontal, 14)
              .frame(height: TreeMetrics.rowHeight)
              .onScrollVisibilityChange { if $0 { model.showMoreRows() } }
              .id("more \(model.rowLimit)")
          }
          if tree.rows.isEmpty {
            Text("Nothing has these words.")
              .font(.footnote).foregroundStyle(Color.quiet)
              .padding(.horizontal, 14).padding(.top, 6)
          }
        }
        .padding(.horizontal, 6)
        .padding(.bottom, 20)
      }
      Divider()
      HStack {
        Text("\(model.found.count) previews").foregroundStyle(Color.quiet)
          .accessibilityIdentifier("count")
        Spacer()
        Text("Symbols").webLink("/symbols", class: "p-link")
      }
      .font(.caption)
      .padding(.horizontal, 14)
      .frame(height: StatusBar.height)
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .webElement(.nav)
    .accessibilityLabel("Previews")
  }

  private var search: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(Color.quiet)
        .accessibilityHidden(true)
      TextField("Search previews", text: $model.state.search)
        .accessibilityLabel("Search previews")
      if model.state.search.isEmpty {
        Text("/").foregroundStyle(Color.quiet)
          .frame(width: 18, height: 18)
          .background(Color.primary.opacity(0.07), in: RoundedRectangle(cornerRadius: 4))
          .accessibilityHidden(true)
      } else {
        Button {
          model.state.search = ""
        } label: {
          Image(systemName: "xmark").font(.caption2).foregroundStyle(Color.quiet)
            .frame(width: 18, height: 18)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Clear the search")
      }
    }
    .font(.footnote)
    .padding(.horizontal, 9)
    .frame(height: 32)
    .background(Color.primary.opacity(0.06), in: RoundedRectangle(cornerRadius: 8))
    .webClass("p-field")
  }

  private func toggle(_ id: String) {
    let liked = Set(favourites.split(separator: "\n").map(String.init))
    favourites = liked.symmetricDifference([id]).sorted().joined(separator: "\n")
  }
}

/// Sizes of the tree, in points.
enum TreeMetrics {
  static let width = 268.0
  static let rowHeight = 28.0
}

/// A module, a file or the favourites.
struct FolderRow: View {
  let model: CatalogueModel
  let id: String
  let name: String
  let level: Int
  let count: Int
  let isOpen: Bool

  var body: some View {
    Button {
      model.setOpen(id, !isOpen)
    } label: {
      HStack(spacing: 6) {
        Image(systemName: isOpen ? "chevron.down" : "chevron.right")
          .font(.system(size: 8, weight: .semibold))
          .foregroundStyle(Color.quiet)
          .frame(width: 10)
        Text(verbatim: name.isEmpty ? "Unknown file" : name)
          .font(level == 0 ? .footnote.bold() : .footnote)
          .foregroundStyle(level == 0 ? Color.primary : Color.quiet)
          .lineLimit(1)
        Spacer(minLength: 4)
        Text(verbatim: "\(count)").font(.caption2.monospacedDigit()).foregroundStyle(Color.quiet)
      }
      .padding(.leading, level == 0 ? 6 : 18)
      .padding(.trailing, 8)
      .frame(height: TreeMetrics.rowHeight)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .buttonStyle(.plain)
    .accessibilityLabel("\(name), \(count) previews")
    .accessibilityValue(isOpen ? "open" : "folded")
    .accessibilityIdentifier("folder:\(id)")
    .webClass("p-row", isOpen ? "p-open" : "p-folded")
  }
}

/// A preview in the tree.
struct PreviewRow: View {
  let model: CatalogueModel
  let id: String
  let name: String
  let isSelected: Bool
  let isFavourite: Bool
  let mark: PreviewMark?
  let toggle: () -> Void

  var body: some View {
    HStack(spacing: 0) {
      Button {
        model.select(id)
      } label: {
        HStack(spacing: 6) {
          Text(verbatim: name).lineLimit(1)
          Spacer(minLength: 4)
          if let mark { MarkDot(mark: mark) }
        }
        .padding(.leading, 42)
        .frame(height: TreeMetrics.rowHeight)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .buttonStyle(.plain)
      .accessibilityAddTraits(isSelected ? .isSelected : [])
      .accessibilityIdentifier("preview:\(id)")
      Button {
        toggle()
      } label: {
        Image(systemName: isFavourite ? "star.fill" : "star")
          .font(.system(size: 10))
          .foregroundStyle(isFavourite ? Color.yellow : Color.quiet)
          .frame(width: 26, height: TreeMetrics.rowHeight)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(
        isFavourite ? "Remove \(name) from favourites" : "Add \(name) to favourites"
      )
      .webClass("p-star", isFavourite ? "p-on" : "p-off")
    }
    .font(.footnote)
    .foregroundStyle(isSelected ? Color.white : Color.primary)
    .background(
      isSelected ? Color.chosen : Color.clear, in: RoundedRectangle(cornerRadius: 6)
    )
    .webClass(isSelected ? "p-chosen" : "p-row")
  }
}

/// Whether a preview is as its snapshot says.
enum PreviewMark: Hashable {
  case same, changed, failed
}

/// A mark beside a name.
struct MarkDot: View {
  let mark: PreviewMark

  var body: some View {
    Circle()
      .fill(color)
      .frame(width: 7, height: 7)
      .accessibilityElement()
      .accessibilityLabel(words)
  }

  private var color: Color {
    switch mark {
    case .same: .green
    case .changed: .orange
    case .failed: .red
    }
  }

  private var words: String {
    switch mark {
    case .same: "as its snapshot"
    case .changed: "differs from its snapshot"
    case .failed: "can’t be compared with its snapshot"
    }
  }
}
