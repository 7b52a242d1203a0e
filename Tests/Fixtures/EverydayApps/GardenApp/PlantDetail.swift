import SwiftUI

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct PlantDetail: View {
  @Bindable var plant: Plant
  @Environment(GardenStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @Environment(\.waterUnit) private var unit
  @State private var isInspecting = false
  @State private var isHistoryShown = false
  @State private var tab = 0
  @State private var scale: CGFloat = 1
  @GestureState private var drag = CGSize.zero
  @State private var labelWidth: CGFloat = 0
  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        Image(systemName: "leaf.circle.fill")
          .resizable().scaledToFit().frame(width: 140)
          .foregroundStyle(plant.color, .quaternary)
          .scaleEffect(scale)
          .offset(drag)
          .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
          .simultaneousGesture(
            TapGesture(count: 2).onEnded {
              withAnimation(.spring(duration: 0.4, bounce: 0.5)) { scale = scale == 1 ? 1.3 : 1 }
            }
          )
          .animation(.spring, value: drag)

        Picker("Part", selection: $tab) {
          Text("Care").tag(0)
          Text("Log").tag(1)
          Text("Notes").tag(2)
        }
        .pickerStyle(.segmented)

        switch tab {
        case 0: care
        case 1: history
        default:
          TextEditor(text: $plant.notes)
            .frame(minHeight: 120)
            .overlay(alignment: .topLeading) {
              if plant.notes.isEmpty {
                Text("Notes…").foregroundStyle(.tertiary).padding(8).allowsHitTesting(false)
              }
            }
            .overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(.separator))
        }
      }
      .padding()
    }
    .navigationTitle($plant.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbarTitleMenu {
      Button("Duplicate", systemImage: "plus.square.on.square") {
        store.beds[0].plants.append(
          Plant(
            name: plant.name + " 2", species: plant.species, light: plant.light,
            interval: plant.interval, color: plant.color))
      }
    }
    .toolbar {
      ToolbarItemGroup(placement: .topBarTrailing) {
        Button("Favourite", systemImage: plant.isFavorite ? "heart.fill" : "heart") {
          plant.isFavorite.toggle()
        }
        .contentTransition(.symbolEffect(.replace))
        Button("Info", systemImage: "info.circle") { isInspecting.toggle() }
          .popover(isPresented: $isInspecting) {
            VStack(alignment: .leading) {
              Text(plant.species).font(.headline).italic()
              Text("Watered \(plant.waterings.count) times")
            }
            .padding()
            .presentationCompactAdaptation(.popover)
          }
      }
    }
    .safeAreaInset(edge: .bottom) {
      Button {
        withAnimation { store.water(plant) }
      } label: {
        Label("Water now", systemImage: "drop.fill").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent).controlSize(.large)
      .padding()
      .background(.ultraThinMaterial)
    }
    .fullScreenCover(isPresented: $isHistoryShown) { HistoryCover(plant: plant) }
  }

  private var care: some View {
    VStack(alignment: .leading, spacing: 12) {
      LabeledContent("Light") {
        Picker("Light", selection: $plant.light) {
          ForEach(Light.allCases) { Text($0.rawValue).tag($0) }
        }
      }
      LabeledContent("Interval", value: plant.interval, format: .number)
      Stepper("Interval", value: $plant.interval, in: 1...30).labelsHidden()
      Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
        GridRow {
          Text("Last").gridColumnAlignment(.trailing).foregroundStyle(.secondary)
          if let last = plant.waterings.last {
            Text(last.date, style: .relative)
          } else {
            Text("Never")
          }
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Text("Total").foregroundStyle(.secondary)
          Text(
            Measurement(
              value: plant.waterings.reduce(0) { $0 + $1.amount }, unit: UnitVolume.milliliters
            ).converted(to: unit),
            format: .measurement(
              width: .abbreviated, numberFormatStyle: .number.precision(.fractionLength(0))))
        }
      }
      DisclosureGroup("Advice") {
        Text("Keep the soil moist, but never wet. Turn the pot a quarter each week.")
          .frame(maxWidth: .infinity, alignment: .leading).padding(.top, 4)
      }
      ViewThatFits(in: .horizontal) {
        HStack { ForEach(["Water", "Feed", "Prune", "Repot"], id: \.self) { chip($0) } }
        VStack(alignment: .leading) {
          ForEach(["Water", "Feed", "Prune", "Repot"], id: \.self) { chip($0) }
        }
      }
    }
  }

  private func chip(_ text: String) -> some View {
    Text(text)
      .background(
        GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
      )
      .frame(minWidth: labelWidth > 0 ? labelWidth : nil)
      .padding(.horizontal, 12).padding(.vertical, 6)
      .background(plant.color.opacity(0.2), in: Capsule())
      .onPreferenceChange(WidthKey.self) { labelWidth = max(labelWidth, $0) }
  }

  private var history: some View {
    VStack {
      ForEach(plant.waterings.reversed()) { entry in
        HStack {
          Text(entry.date, format: .dateTime.day().month().hour().minute())
          Spacer()
          Text("\(entry.amount, specifier: "%.0f") ml").monospacedDigit()
        }
        Divider()
      }
      Button("Show all") { isHistoryShown = true }
    }
    .animation(.default, value: plant.waterings)
  }
}

struct HistoryCover: View {
  let plant: Plant
  @Environment(\.dismiss) private var dismiss
  @State private var page = 0
  var body: some View {
    ZStack(alignment: .topTrailing) {
      LinearGradient(colors: [plant.color, .black], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
      TabView(selection: $page) {
        ForEach(Array(plant.waterings.enumerated()), id: \.offset) { index, entry in
          VStack {
            Text("\(entry.amount, format: .number) ml").font(.largeTitle.bold())
            Text(entry.date.formatted(date: .long, time: .shortened))
          }
          .foregroundStyle(.white)
          .tag(index)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      Button("Close", systemImage: "xmark.circle.fill") { dismiss() }
        .labelStyle(.iconOnly).font(.title).foregroundStyle(.white).padding()
    }
  }
}
