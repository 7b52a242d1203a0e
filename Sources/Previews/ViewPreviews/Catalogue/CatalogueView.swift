import Foundation
import Combine
import PreviewSupervision
import ViewSnapshots
import ViewTree

/// The page of previews: a tree to choose from, a bar of settings, and what was chosen.
struct CatalogueView: View {
  @ObservedObject var model: CatalogueModel
  @ObservedObject var status: HostStatus

  var body: some View {
    HStack(spacing: 0) {
      PreviewTree(model: model, baselines: model.baselines)
        .frame(width: TreeMetrics.width)
        .background(Color.barGround)
        .webClass("p-side", model.state.isTreeToggled ? "p-toggled" : "p-usual")
      Divider().webClass("p-rule")
      VStack(spacing: 0) {
        SettingsBar(model: model)
        Divider()
        BuildBanner(build: status.build)
        PreviewStage(model: model, crashes: status.build.crashes)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
        Divider()
        StatusBar(build: status.build, journal: model.journal, card: model.card)
          .background(Color.barGround)
      }
      .frame(minWidth: 0, maxWidth: .infinity)
      .webElement(.main)
      .webClass(model.state.measures ? "p-measure" : "", model.flashes ? "p-flash" : "")
      // What has crashed would crash again.
      if model.state.panel != .none, let preview = model.selection,
        status.build.crashes[preview.id] == nil
      {
        InspectionPanel(model: model, preview: preview)
          .frame(width: InspectionPanel.width)
          .background(Color.barGround)
          .webClass("p-panel")
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
