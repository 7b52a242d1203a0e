import SwiftUI

struct AppChooser: View {
  @EnvironmentObject private var store: AppStore

  var body: some View {
    List(TrackedApp.all) { app in
      NavigationLink(destination: DashboardView(app: app)) {
        HStack(spacing: 12) {
          RemoteImage(url: app.icon)
            .frame(width: 44, height: 44)
            .cornerRadius(10)
            .accessibilityHidden(true)
          VStack(alignment: .leading) {
            Text(app.name).font(.headline)
            if let place = store.state.opened.firstIndex(of: app.id) {
              Text(place == 0 ? "Opened last" : "Opened before")
                .font(.caption)
                .foregroundColor(.secondary)
            }
          }
        }
      }
    }
    .navigationTitle("Apps")
  }
}
