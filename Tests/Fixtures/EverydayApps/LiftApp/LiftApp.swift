import SwiftUI

@main
struct LiftApp: App {
  @State private var store = WorkoutStore.sample
  @AppStorage("accent") private var accent = "orange"

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(store)
        .tint(Color(name: accent))
    }
  }
}

struct RootView: View {
  enum Section: Hashable { case log, exercises, plan, profile }
  @State private var section: Section = .log
  @AppStorage("hasOnboarded") private var hasOnboarded = false
  @Environment(WorkoutStore.self) private var store

  var body: some View {
    TabView(selection: $section) {
      Tab("Log", systemImage: "list.bullet.rectangle", value: .log) { LogView() }
        .badge(store.openCount)
      Tab("Exercises", systemImage: "figure.strengthtraining.traditional", value: .exercises) {
        ExercisesView()
      }
      Tab("Plan", systemImage: "calendar", value: .plan) { PlanView() }
      Tab("Profile", systemImage: "person.crop.circle", value: .profile) { ProfileView() }
    }
    .fullScreenCover(isPresented: .init(get: { !hasOnboarded }, set: { hasOnboarded = !$0 })) {
      OnboardingView()
    }
  }
}

extension Color {
  init(name: String) {
    switch name {
    case "orange": self = .orange
    case "teal": self = .teal
    case "pink": self = .pink
    default: self = .accentColor
    }
  }
}
