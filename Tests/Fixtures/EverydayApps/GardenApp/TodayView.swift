import Charts
import SwiftUI

struct TodayView: View {
  @Environment(GardenStore.self) private var store
  @State private var celebrated = 0
  @State private var confirming: Plant?
  @State private var amount = "250"
  @State private var isAsking = false
  @Namespace private var space
  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 16, pinnedViews: .sectionHeaders) {
          ScrollView(.horizontal) {
            HStack(spacing: 12) {
              ForEach(store.all) { plant in
                NavigationLink(value: plant) { Card(plant: plant) }
                  .buttonStyle(.plain)
                  .containerRelativeFrame(.horizontal, count: 2, spacing: 12)
                  .scrollTransition { content, phase in
                    content.opacity(phase.isIdentity ? 1 : 0.6).scaleEffect(
                      phase.isIdentity ? 1 : 0.94)
                  }
                  .matchedTransitionSource(id: plant.id, in: space)
              }
            }
            .scrollTargetLayout()
          }
          .scrollTargetBehavior(.viewAligned)
          .scrollIndicators(.hidden)
          .contentMargins(.horizontal, 16, for: .scrollContent)

          Section {
            ForEach(store.thirsty) { plant in
              ThirstRow(plant: plant) { confirming = plant }
                .padding(.horizontal)
                .transition(
                  .asymmetric(
                    insertion: .move(edge: .leading), removal: .scale.combined(with: .opacity)))
            }
            if store.thirsty.isEmpty {
              ContentUnavailableView(
                "All watered", systemImage: "checkmark.seal.fill",
                description: Text("Nothing is thirsty today."))
            }
          } header: {
            HStack {
              Text("Thirsty").font(.title3.bold())
              Spacer()
              Text("\(store.thirsty.count)").contentTransition(
                .numericText(value: Double(store.thirsty.count))
              )
              .padding(.horizontal, 8).background(.green.opacity(0.2), in: .capsule)
            }
            .padding(.horizontal).padding(.vertical, 8)
            .background(.bar)
          }

          Section {
            WeekChart().frame(height: 180).padding(.horizontal)
          } header: {
            Text("This month").font(.title3.bold()).padding(.horizontal).frame(
              maxWidth: .infinity, alignment: .leading
            )
            .padding(.vertical, 8).background(.bar)
          }
        }
        .padding(.vertical)
      }
      .navigationTitle("Today")
      .navigationSubtitle("\(store.all.count) plants")
      .navigationDestination(for: Plant.self) { plant in
        PlantDetail(plant: plant).navigationTransition(.zoom(sourceID: plant.id, in: space))
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Menu("More", systemImage: "ellipsis") {
            Button("Water all", systemImage: "drop.fill") {
              withAnimation {
                store.thirsty.forEach { store.water($0) }; celebrated += 1
              }
            }
            .disabled(store.thirsty.isEmpty)
            Section("Danger") {
              Button("Reset", systemImage: "trash", role: .destructive) { isAsking = true }
            }
          }
        }
        ToolbarSpacer(.fixed, placement: .topBarTrailing)
        ToolbarItem(placement: .topBarTrailing) {
          Button("Check", systemImage: "checkmark") { celebrated += 1 }
            .symbolEffect(.bounce, value: celebrated)
        }
      }
      .confirmationDialog("Reset the garden?", isPresented: $isAsking, titleVisibility: .visible) {
        Button("Reset", role: .destructive) { store.beds = GardenStore().beds }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("All waterings are lost.")
      }
      .alert(
        "Water \(confirming?.name ?? "")",
        isPresented: Binding(get: { confirming != nil }, set: { if !$0 { confirming = nil } }),
        presenting: confirming
      ) { plant in
        TextField("Amount", text: $amount).keyboardType(.numberPad)
        Button("Water") {
          withAnimation(.bouncy) { store.water(plant, amount: Double(amount) ?? 250) }
        }
        Button("Cancel", role: .cancel) {}
      } message: { plant in
        Text("How many millilitres does \(plant.name) get?")
      }
      .sensoryFeedback(.success, trigger: celebrated)
    }
  }
}

struct Card: View {
  let plant: Plant
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ZStack(alignment: .topTrailing) {
        RoundedRectangle(cornerRadius: 16, style: .continuous)
          .fill(plant.color.gradient)
          .aspectRatio(4 / 3, contentMode: .fit)
          .overlay {
            Image(systemName: "leaf.fill").font(.system(size: 40)).foregroundStyle(
              .white.opacity(0.9))
          }
        if plant.isFavorite {
          Image(systemName: "heart.fill").foregroundStyle(.white).padding(8)
            .transition(.scale)
        }
      }
      Text(plant.name).font(.headline).lineLimit(1)
      Text(plant.species).font(.caption).italic().foregroundStyle(.secondary).lineLimit(1)
    }
    .contextMenu {
      Button(plant.isFavorite ? "Unfavorite" : "Favorite", systemImage: "heart") {
        withAnimation { plant.isFavorite.toggle() }
      }
    }
  }
}

struct ThirstRow: View {
  let plant: Plant
  var action: () -> Void
  var body: some View {
    HStack {
      ThirstRing(value: plant.thirst).frame(width: 36, height: 36)
      VStack(alignment: .leading) {
        Text(plant.name)
        Text("every \(plant.interval) days").font(.footnote).foregroundStyle(.secondary)
      }
      Spacer()
      Button("Water", action: action).buttonStyle(.bordered).buttonBorderShape(.capsule)
    }
    .padding(12)
    .background(.background.secondary, in: .rect(cornerRadius: 14))
  }
}

struct ThirstRing: View {
  var value: Double
  var body: some View {
    ZStack {
      Circle().stroke(.quaternary, lineWidth: 5)
      Circle().trim(from: 0, to: value).stroke(
        value > 0.9 ? Color.red : .blue, style: StrokeStyle(lineWidth: 5, lineCap: .round)
      ).rotationEffect(.degrees(-90))
      Text(value, format: .percent.precision(.fractionLength(0))).font(.system(size: 9))
        .minimumScaleFactor(0.5)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Thirst")
    .accessibilityValue(Text(value, format: .percent))
  }
}

struct WeekChart: View {
  @Environment(GardenStore.self) private var store
  @State private var selected: String?
  var body: some View {
    Chart(store.all) { plant in
      BarMark(
        x: .value("Plant", plant.name),
        y: .value("Amount", plant.waterings.reduce(0) { $0 + $1.amount })
      )
      .foregroundStyle(by: .value("Light", plant.light.rawValue))
      .cornerRadius(4)
      .opacity(selected == nil || selected == plant.name ? 1 : 0.4)
    }
    .chartXSelection(value: $selected)
    .chartLegend(position: .bottom)
    .chartYAxisLabel("ml")
  }
}
