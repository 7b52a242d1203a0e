import Foundation
import Combine
import ViewSnapshots
import ViewTree

/// The page of previews: a tree to choose from, a bar of settings, and what was chosen.
struct CatalogueView: View {
  @ObservedObject var model: CatalogueModel
  @ObservedObject var status: HostStatus

  var body: some View {
    HStack(spacing: 0) {
      PreviewTree(model: model)
        .frame(width: 280)
        .background(Color(.secondarySystemBackground))
      Divider()
      VStack(spacing: 0) {
        SettingsBar(model: model, build: status.build)
        Divider()
        BuildBanner(build: status.build)
        PreviewStage(model: model, crashes: status.build.crashes)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .frame(minWidth: 0, maxWidth: .infinity)
      .webElement(.main)
      // What has crashed would crash again.
      if model.state.panel != .none, let preview = model.selection,
        status.build.crashes[preview.id] == nil
      {
        Divider()
        InspectionPanel(
          panel: model.state.panel, preview: preview, variant: model.state.variant,
          inspection: model.inspection(of: preview)
        )
        .frame(width: 340)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .navigationTitle(model.selection.map { "\($0.name) · Previews" } ?? "Previews")
  }
}

/// What the compiler says, above the last picture that it has made.
struct BuildBanner: View {
  let build: BuildStatus

  var body: some View {
    if !build.problems.isEmpty {
      VStack(alignment: .leading, spacing: 4) {
        Text("The newest sources can’t be shown; this is the last picture.")
          .font(.footnote.bold())
        ForEach(Array(build.problems.prefix(5).enumerated()), id: \.offset) { _, problem in
          Text(verbatim: problem.description)
            .font(.footnote.monospaced())
            .textSelection(.enabled)
        }
        if build.problems.count > 5 {
          Text("and \(build.problems.count - 5) more").font(.footnote)
        }
      }
      .foregroundStyle(.white)
      .padding(10)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color(red: 0.7, green: 0.1, blue: 0.1))
      .accessibilityIdentifier("problems")
    }
  }
}
