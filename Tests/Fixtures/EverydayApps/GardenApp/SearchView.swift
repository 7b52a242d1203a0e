import SwiftUI

struct SearchView: View {
  @Environment(GardenStore.self) private var store
  @State private var query = ""
  @State private var scope: Light?
  @State private var isPresented = false
  private var found: [Plant] {
    store.all.filter {
      (scope == nil || $0.light == scope)
        && (query.isEmpty || $0.name.localizedCaseInsensitiveContains(query)
          || $0.species.localizedStandardContains(query))
    }
  }
  var body: some View {
    NavigationStack {
      List {
        ForEach(found) { plant in
          NavigationLink {
            PlantDetail(plant: plant)
          } label: {
            HStack {
              Circle().fill(plant.color).frame(width: 12, height: 12)
              Text(highlighted(plant.name))
            }
          }
        }
      }
      .overlay { if found.isEmpty { ContentUnavailableView.search(text: query) } }
      .navigationTitle("Search")
      .searchable(text: $query, isPresented: $isPresented, prompt: "Plants and species")
      .searchScopes($scope) {
        Text("All").tag(nil as Light?)
        ForEach(Light.allCases) { Text($0.rawValue).tag(Optional($0)) }
      }
      .searchSuggestions {
        if query.isEmpty {
          ForEach(["Basil", "Fern"], id: \.self) { Text($0).searchCompletion($0) }
        }
      }
    }
  }
  private func highlighted(_ text: String) -> AttributedString {
    var result = AttributedString(text)
    if let range = result.range(of: query, options: .caseInsensitive) {
      result[range].backgroundColor = .yellow; result[range].font = .body.bold()
    }
    return result
  }
}

struct SettingsView: View {
  @AppStorage("metric") private var isMetric = true
  @AppStorage("name") private var name = ""
  @State private var notify = Notify.daily
  @State private var volume = 0.5
  @State private var date = Date(timeIntervalSince1970: 1_780_000_000)
  @State private var isResetShown = false
  @State private var pin = ""
  @Environment(GardenStore.self) private var store
  @Environment(\.openURL) private var openURL
  @Environment(\.colorScheme) private var scheme
  enum Notify: String, CaseIterable, Identifiable { case off, daily, weekly; var id: Self { self } }
  var body: some View {
    NavigationStack {
      Form {
        Section("Profile") {
          LabeledContent("Name") {
            TextField("Your name", text: $name).multilineTextAlignment(.trailing)
          }
          SecureField("PIN", text: $pin).onChange(of: pin) { _, new in
            if new.count > 4 { pin = String(new.prefix(4)) }
          }
          LabeledContent("PIN length", value: "\(pin.count)")
        }
        Section {
          Toggle("Metric units", isOn: $isMetric)
          Picker("Notify", selection: $notify) {
            ForEach(Notify.allCases) { Text($0.rawValue.capitalized) }
          }.pickerStyle(.inline)
          Slider(value: $volume) { Text("Volume") }
          ProgressView(value: volume) {
            Text("Level")
          } currentValueLabel: {
            Text(volume, format: .percent.precision(.fractionLength(0)))
          }
        }
        Section("Calendar") {
          DatePicker("Start", selection: $date, displayedComponents: .date).datePickerStyle(
            .graphical)
        }
        Section {
          NavigationLink("Beds") { BedsView() }
          Link("Website", destination: URL(string: "https://example.org")!)
          ShareLink(item: "My garden has \(store.all.count) plants")
          Button("Reset", role: .destructive) { isResetShown = true }
            .alert("Reset?", isPresented: $isResetShown) {
              Button("OK", role: .destructive) {
                name = ""; pin = ""
              }
            }
        }
        Section("Log") { ForEach(Array(store.log.enumerated()), id: \.offset) { Text($0.element) } }
      }
      .navigationTitle("Settings")
    }
  }
}

struct BedsView: View {
  @Environment(GardenStore.self) private var store
  @State private var target: Bed.ID?
  var body: some View {
    @Bindable var store = store
    List {
      ForEach($store.beds, editActions: .all) { $bed in
        TextField("Name", text: $bed.name)
      }
      Section("Drag") {
        HStack(alignment: .top) {
          ForEach(store.beds) { bed in
            VStack {
              Text(bed.name).font(.caption.bold())
              ForEach(bed.plants) { plant in
                Text(plant.name).padding(6).background(
                  plant.color.opacity(0.3), in: .rect(cornerRadius: 6)
                ).draggable(plant.name)
              }
            }
            .frame(maxWidth: .infinity, minHeight: 80, alignment: .top)
            .background(
              target == bed.id ? Color.accentColor.opacity(0.2) : .clear, in: .rect(cornerRadius: 8)
            )
            .dropDestination(for: String.self) { names, _ in
              for name in names {
                if let p = store.all.first(where: { $0.name == name }) { store.move(p, to: bed.id) }
              }
              return true
            } isTargeted: {
              target = $0 ? bed.id : nil
            }
          }
        }
      }
    }
    .navigationTitle("Beds")
    .toolbar { EditButton() }
  }
}
