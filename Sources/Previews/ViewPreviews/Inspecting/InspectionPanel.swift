import Combine
import Foundation
import ViewSnapshots
import ViewTree

/// What is said of a preview beside it.
struct InspectionPanel: View {
  /// In points.
  static let width = 340.0

  @ObservedObject var model: CatalogueModel
  let preview: CataloguedPreview

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 2) {
        ForEach(CatalogueState.Panel.shown, id: \.self) { panel in
          PanelTab(model: model, panel: panel, isChosen: panel == model.state.panel)
        }
      }
      .padding(8)
      .frame(maxWidth: .infinity, alignment: .leading)
      .webClass("p-tools")
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Panels")
      Divider()
      ScrollView {
        VStack(alignment: .leading, spacing: 10) { content }
          .font(.footnote)
          .padding(14)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .webElement(.aside)
    .accessibilityLabel("Inspection")
  }

  @ViewBuilder private var content: some View {
    switch model.state.panel {
    case .none: EmptyView()
    case .changes: ChangesPanel(journal: model.journal, card: model.card)
    case .environment: EnvironmentPanel(variant: model.state.variant)
    case .snapshot: SnapshotPanel(baselines: model.baselines, preview: preview)
    case .documentation, .accessibility, .elements, .html:
      let inspection = model.inspection(of: preview)
      if let problem = inspection.problem {
        Text(verbatim: problem).foregroundStyle(Color.wrong)
      }
      switch model.state.panel {
      case .documentation: DocumentationPanel(subject: inspection.subject, preview: preview)
      case .accessibility: AccessibilityPanel(inspection: inspection)
      case .elements: ElementsPanel(inspection: inspection)
      default:
        Text(verbatim: inspection.html).font(.caption.monospaced()).textSelection(.enabled)
      }
    }
  }
}

extension CatalogueState.Panel {
  /// The panels that there are to choose from.
  static let shown = allCases.filter { $0 != .none }

  var words: String {
    switch self {
    case .none: "None"
    case .documentation: "About"
    case .accessibility: "Accessibility"
    case .elements: "Elements"
    case .html: "HTML"
    case .environment: "Environment"
    case .changes: "Changes"
    case .snapshot: "Snapshot"
    }
  }
}

/// The name of a panel, which shows it.
struct PanelTab: View {
  let model: CatalogueModel
  let panel: CatalogueState.Panel
  let isChosen: Bool

  var body: some View {
    Button {
      model.state.panel = panel
    } label: {
      Text(verbatim: panel.words)
        .font(isChosen ? .caption.bold() : .caption)
        .foregroundStyle(isChosen ? Color.primary : Color.quiet)
        .padding(.horizontal, 8)
        .frame(height: 26)
        .background(
          isChosen ? Color.primary.opacity(0.09) : Color.clear,
          in: RoundedRectangle(cornerRadius: 6)
        )
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
    .accessibilityIdentifier("panel:\(panel.rawValue)")
    .webClass("p-button")
  }
}

/// A heading in a panel.
struct PanelHeading: View {
  private let text: LocalizedStringKey

  init(_ text: LocalizedStringKey) { self.text = text }

  var body: some View {
    Text(text)
      .font(.caption.bold())
      .foregroundStyle(Color.quiet)
      .accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
  }
}
