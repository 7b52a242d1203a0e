import Combine
import Foundation
import ViewSnapshots
import ViewTree

/// The elements of a preview with the views that made them.
struct ElementsPanel: View {
  let inspection: Inspection

  var body: some View {
    Text(
      verbatim:
        "\(inspection.elementCount) elements in \(StatusBar.milliseconds(inspection.time))"
    )
    .font(.caption).foregroundStyle(Color.quiet)
    .accessibilityIdentifier("summary")
    ForEach(Array(inspection.elements.enumerated()), id: \.offset) { _, element in
      VStack(alignment: .leading, spacing: 1) {
        HStack(spacing: 6) {
          Text(verbatim: "<\(element.tag)>").font(.caption.monospaced())
          Text(verbatim: element.text).font(.caption).lineLimit(1).foregroundStyle(Color.quiet)
        }
        if !element.place.isEmpty {
          Text(verbatim: element.view).font(.caption2)
          Text(verbatim: element.place).font(.caption2).foregroundStyle(Color.quiet)
        }
      }
      .padding(.leading, Double(min(element.depth, 14)) * 8)
    }
  }
}

/// The view that a preview is of, as its sources describe it.
struct DocumentationPanel: View {
  let subject: Inspection.Subject?
  let preview: CataloguedPreview

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: subject?.name ?? preview.name).font(.headline)
        .accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
      Text(verbatim: subject?.place ?? preview.place)
        .font(.caption).foregroundStyle(Color.quiet)
    }
    if let words = subject?.words {
      ForEach(Array(DocumentationText.blocks(of: words).enumerated()), id: \.offset) { _, block in
        switch block {
        case .paragraph(let text): Text(LocalizedStringKey(text))
        case .item(let text):
          HStack(alignment: .firstTextBaseline, spacing: 6) {
            Text("•").accessibilityHidden(true)
            Text(LocalizedStringKey(text))
          }
        case .code(let text):
          Text(verbatim: text)
            .font(.caption.monospaced())
            .padding(8)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color.primary.opacity(0.05), in: RoundedRectangle(cornerRadius: 6))
        }
      }
    } else {
      Text("The view has no documentation comment.").foregroundStyle(Color.quiet)
    }
    PanelHeading("Preview").padding(.top, 8)
    Text(verbatim: "\(preview.name), \(preview.place)")
  }
}

/// The surroundings that a preview reads.
struct EnvironmentPanel: View {
  let variant: SnapshotVariant

  var body: some View {
    ForEach(EnvironmentReading.all(in: variant)) { value in
      VStack(alignment: .leading, spacing: 1) {
        Text(verbatim: value.name).font(.caption.monospaced())
          .foregroundStyle(value.isSet ? Color.accented : Color.quiet)
        Text(verbatim: value.words)
      }
    }
  }
}

/// What has changed on a card, the newest first.
struct ChangesPanel: View {
  @ObservedObject var journal: CardJournal
  let card: String?

  var body: some View {
    let changes = card.flatMap { journal[$0]?.changes } ?? []
    if card == nil {
      Text("Show one preview to see what changes on it.").foregroundStyle(Color.quiet)
    } else if changes.isEmpty {
      Text("Use the preview: what changes flashes, and is listed here.")
        .foregroundStyle(Color.quiet)
    }
    ForEach(changes) { change in
      VStack(alignment: .leading, spacing: 3) {
        Text(verbatim: "\(change.lines.count) in \(StatusBar.milliseconds(change.time))")
          .font(.caption2.monospacedDigit()).foregroundStyle(Color.quiet)
        ForEach(Array(change.lines.enumerated()), id: \.offset) { _, line in
          Text(verbatim: line).font(.caption)
        }
      }
      .padding(8)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.primary.opacity(0.05), in: RoundedRectangle(cornerRadius: 6))
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("change")
    }
  }
}
