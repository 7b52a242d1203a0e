import SwiftUI

/// The featured landmarks over a list of what there is to know of them.
struct FeaturedView: View {
  let landmarks: [Landmark]
  @State private var currentPage = 0
  @State private var time = "09:30"

  var body: some View {
    NavigationStack {
      List {
        PageView(
          pages: landmarks.map { FeatureCard(landmark: $0) }, currentPage: $currentPage
        )
        .aspectRatio(3 / 2, contentMode: .fit)
        .listRowInsets(EdgeInsets())

        Section("You see") {
          LabeledContent("Landmark", value: landmarks[currentPage].name)
          LabeledContent("Page", value: "\(currentPage + 1) of \(landmarks.count)")
          Button("Show the last") { currentPage = landmarks.count - 1 }
        }
        Section("Plan a visit") {
          TimeField(label: "Time of the visit", time: $time)
          LabeledContent("You come at", value: time)
        }
      }
      .navigationTitle("Featured")
    }
  }
}
