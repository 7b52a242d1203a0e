import Foundation
import ViewSnapshots
import ViewTree

/// What is said of a preview beside it.
struct InspectionPanel: View {
  let panel: CatalogueState.Panel
  let preview: CataloguedPreview
  let variant: SnapshotVariant
  let inspection: Inspection

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        Text(verbatim: summary).font(.caption).foregroundStyle(.secondary)
          .accessibilityIdentifier("summary")
        if let problem = inspection.problem {
          Text(verbatim: problem).foregroundStyle(.red)
        }
        switch panel {
        case .none: EmptyView()
        case .accessibility: readings
        case .elements: elements
        case .html:
          Text(verbatim: inspection.html).font(.caption.monospaced()).textSelection(.enabled)
        case .environment: environment
        }
      }
      .font(.footnote)
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .webElement(.aside)
    .accessibilityLabel("Inspection")
  }

  private var summary: String {
    let milliseconds = (inspection.time * 10_000).rounded() / 10
    return "\(inspection.elementCount) elements in \(milliseconds) ms"
  }

  private var readings: some View {
    ForEach(Array(inspection.readings.enumerated()), id: \.offset) { number, reading in
      HStack(alignment: .top, spacing: 6) {
        Text(verbatim: "\(number + 1)").foregroundStyle(.secondary)
          .frame(width: 24, alignment: .trailing)
        Text(verbatim: reading.role).bold()
        Text(verbatim: reading.name.isEmpty ? "no name" : reading.name)
          .foregroundStyle(reading.name.isEmpty ? Color.secondary : Color.primary)
      }
    }
  }

  private var elements: some View {
    ForEach(Array(inspection.elements.enumerated()), id: \.offset) { _, element in
      VStack(alignment: .leading, spacing: 1) {
        HStack(spacing: 6) {
          Text(verbatim: "<\(element.tag)>").font(.caption.monospaced())
          Text(verbatim: element.text).lineLimit(1).foregroundStyle(.secondary)
        }
        if !element.place.isEmpty {
          Text(verbatim: "\(element.view) · \(element.place)")
            .font(.caption2).foregroundStyle(.secondary)
        }
      }
      .padding(.leading, Double(min(element.depth, 16)) * 8)
    }
  }

  private var environment: some View {
    ForEach(values, id: \.name) { value in
      HStack(spacing: 6) {
        Text(verbatim: value.name).bold()
        Text(verbatim: value.words).foregroundStyle(.secondary)
      }
    }
  }

  private var values: [(name: String, words: String)] {
    let values = SnapshotSurroundings(date: Date()).values(in: variant)
    return [
      ("colorScheme", "\(values.colorScheme)"),
      ("colorSchemeContrast", "\(values.colorSchemeContrast)"),
      ("dynamicTypeSize", "\(values.dynamicTypeSize)"),
      ("layoutDirection", "\(variant.layoutDirection ?? values.layoutDirection)"),
      ("locale", variant.locale ?? "en"),
      ("timeZone", values.timeZone.identifier),
      ("calendar", "\(values.calendar.identifier)"),
      ("accessibilityReduceMotion", "\(values.accessibilityReduceMotion)"),
      ("horizontalSizeClass", values.horizontalSizeClass.map { "\($0)" } ?? "nil"),
    ]
  }
}
