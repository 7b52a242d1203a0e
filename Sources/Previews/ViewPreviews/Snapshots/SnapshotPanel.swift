import Combine
import Foundation
import ViewSnapshots
import ViewTree

/// How a preview differs from its snapshot, and a button that approves it.
struct SnapshotPanel: View {
  @ObservedObject var baselines: PreviewBaselines
  let preview: CataloguedPreview

  /// More differences are not listed.
  private static let limit = 100

  var body: some View {
    let verdict = baselines.verdict(of: preview.id)
    HStack(spacing: 8) {
      if let mark = baselines.mark(of: preview.id) { MarkDot(mark: mark) }
      Text(verbatim: title(verdict)).font(.footnote.bold())
        .accessibilityIdentifier("verdict")
      Spacer(minLength: 4)
      BarButton("Compare again", "arrow.clockwise") { baselines.compare(preview) }
      if let action = action(verdict) {
        Button(action) { baselines.approve(preview) }
          .buttonStyle(.borderedProminent)
          .tint(Color.chosen)
          .font(.footnote)
          .accessibilityIdentifier("approve")
      }
    }
    .onAppear { baselines.compare(preview) }
    .id(preview.id)
    Text(verbatim: file).font(.caption2).foregroundStyle(Color.quiet)
    switch verdict {
    case .changed(let changes):
      differences(changes)
      SnapshotPicturesView(baselines: baselines, preview: preview)
    case .flaky(let changes): differences(changes)
    case .missingBaseline, nil:
      Text("Once approved, the preview is marked wherever it comes to differ.")
        .foregroundStyle(Color.quiet)
    case .failed(let words), .damagedBaseline(let words):
      Text(verbatim: words).foregroundStyle(Color.wrong)
    case .environment(let lines):
      ForEach(Array(lines.enumerated()), id: \.offset) { _, line in Text(verbatim: line) }
    default: EmptyView()
    }
  }

  private func differences(_ changes: [SemanticChange]) -> some View {
    let groups = SemanticChangeGroup.fold(changes)
    return VStack(alignment: .leading, spacing: 8) {
      ForEach(Array(groups.prefix(Self.limit).enumerated()), id: \.offset) { _, group in
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: group.kind.description).font(.caption)
          Text(verbatim: group.origin.place).font(.caption2).foregroundStyle(Color.quiet)
        }
        .padding(8)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.orange.opacity(0.12), in: RoundedRectangle(cornerRadius: 6))
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("difference")
      }
      if groups.count > Self.limit { Text("and \(groups.count - Self.limit) more") }
    }
  }

  private var file: String {
    let place = baselines.place(of: preview.id)
    return "__Snapshots__/Previews/\(place.fileName)"
  }

  private func title(_ verdict: SnapshotVerdict?) -> String {
    switch verdict {
    case nil, .missingBaseline: "No snapshot"
    case .same, .recorded: "As its snapshot"
    case .changed(let changes): changes.count == 1 ? "1 difference" : "\(changes.count) differences"
    case .flaky: "Not the same each time"
    default: "Can’t be compared"
    }
  }

  private func action(_ verdict: SnapshotVerdict?) -> LocalizedStringKey? {
    switch verdict {
    case nil, .missingBaseline: "Take one"
    case .changed, .damagedBaseline, .environment: "Approve"
    default: nil
    }
  }
}
