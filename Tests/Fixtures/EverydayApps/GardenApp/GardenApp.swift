import SwiftUI

@main
struct GardenApp: App {
  @State private var store = GardenStore()
  @AppStorage("metric") private var isMetric = true
  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(store)
        .environment(\.waterUnit, isMetric ? .milliliters : .fluidOunces)
        .tint(.green)
    }
  }
}

enum Place: Hashable { case today, plants, search, settings }

struct RootView: View {
  @Environment(GardenStore.self) private var store
  @SceneStorage("place") private var raw = "today"
  @State private var place: Place = .today
  @State private var isTimerShown = false
  @Namespace private var zoom
  var body: some View {
    TabView(selection: $place) {
      Tab("Today", systemImage: "drop.fill", value: Place.today) { TodayView() }
        .badge(store.thirsty.count)
      Tab("Plants", systemImage: "leaf.fill", value: Place.plants) { PlantsView() }
      Tab("Settings", systemImage: "gearshape.fill", value: Place.settings) { SettingsView() }
      Tab(value: Place.search, role: .search) { SearchView() }
    }
    .tabBarMinimizeBehavior(.onScrollDown)
    .tabViewBottomAccessory {
      Button {
        isTimerShown = true
      } label: {
        HStack {
          Image(systemName: "timer").symbolEffect(.pulse, isActive: isTimerShown)
          Text("Sprinkler timer").font(.subheadline.weight(.medium))
          Spacer()
          Text("Off").foregroundStyle(.secondary)
        }
        .padding(.horizontal)
      }
      .buttonStyle(.plain)
    }
    .sheet(isPresented: $isTimerShown) { TimerSheet() }
  }
}

struct TimerSheet: View {
  @Environment(\.dismiss) private var dismiss
  @State private var minutes = 10.0
  @State private var running = false
  @State private var start = Date.now
  var body: some View {
    NavigationStack {
      VStack(spacing: 24) {
        Gauge(value: minutes, in: 0...60) {
          Text("min")
        } currentValueLabel: {
          Text(minutes, format: .number.precision(.fractionLength(0)))
        }
        .gaugeStyle(.accessoryCircular)
        .scaleEffect(1.8)
        .frame(height: 120)
        Slider(value: $minutes, in: 0...60, step: 5) {
          Text("Minutes")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("60")
        }
        if running {
          TimelineView(.periodic(from: start, by: 1)) { context in
            let left = max(0, minutes * 60 - context.date.timeIntervalSince(start))
            Text(Duration.seconds(left), format: .time(pattern: .minuteSecond))
              .font(.system(size: 44, weight: .bold, design: .rounded).monospacedDigit())
              .contentTransition(.numericText(countsDown: true))
          }
        }
        Button(running ? "Stop" : "Start", systemImage: running ? "stop.fill" : "play.fill") {
          withAnimation(.snappy) {
            running.toggle(); start = .now
          }
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .tint(running ? .red : .accentColor)
        .buttonSizing(.flexible)
      }
      .padding()
      .navigationTitle("Sprinkler")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Close", role: .close) { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }.disabled(minutes == 0)
        }
      }
    }
    .presentationDetents([.medium, .large])
    .presentationDragIndicator(.visible)
    .presentationBackground(.regularMaterial)
    .interactiveDismissDisabled(running)
  }
}
