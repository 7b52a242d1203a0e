import SwiftUI

/// What the router knows.
struct SettingsView: View {
  @Environment(Router.self) private var router
  @State private var isReading = true

  var body: some View {
    Form {
      Toggle("Offer articles", isOn: $isReading)
      LabeledContent("Home was shown", value: router.shown.contains(.home) ? "yes" : "no")
    }
  }
}
