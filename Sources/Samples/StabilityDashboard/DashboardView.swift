import SwiftUI

struct DashboardView: View {
  @EnvironmentObject private var store: AppStore
  @StateObject private var model: DashboardModel

  init(app: TrackedApp) {
    _model = StateObject(wrappedValue: DashboardModel(app: app))
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        FilterPanel(model: model)
        MetricCard(report: model.report)
        TrendChart(points: model.report.trend)
        SummaryCard(report: model.report)
        NavigationLink(destination: AggregateList(aggregates: model.report.aggregates)) {
          Label("\(model.report.aggregates.count) causes", systemImage: "list.bullet")
        }
        Text("Fetched \(model.fetches) times")
          .font(.footnote)
          .foregroundColor(.secondary)
      }
      .padding()
    }
    .navigationTitle(model.app.name)
    .onAppear { store.send(.open(model.app)) }
  }
}
