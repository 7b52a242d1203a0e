import SwiftUI

struct PlantsView: View {
  @Environment(GardenStore.self) private var store
  @State private var selection: Set<Plant.ID> = []
  @State private var path = NavigationPath()
  @State private var isAdding = false
  @State private var editMode: EditMode = .inactive
  @State private var sort: SortOrder = .name
  @State private var expanded: Set<Bed.ID> = []

  enum SortOrder: String, CaseIterable { case name = "Name", thirst = "Thirst" }

  private func sorted(_ plants: [Plant]) -> [Plant] {
    switch sort {
    case .name: plants.sorted { $0.name < $1.name }
    case .thirst: plants.sorted { $0.thirst > $1.thirst }
    }
  }

  var body: some View {
    @Bindable var store = store
    NavigationStack(path: $path) {
      List(selection: $selection) {
        ForEach($store.beds) { $bed in
          Section(
            isExpanded: Binding(
              get: { !expanded.contains(bed.id) },
              set: { if $0 { expanded.remove(bed.id) } else { expanded.insert(bed.id) } })
          ) {
            ForEach(sorted(bed.plants)) { plant in
              NavigationLink(value: plant) {
                Label {
                  Text(plant.name)
                  Text(plant.species).font(.caption)
                } icon: {
                  Image(systemName: plant.light.symbol).foregroundStyle(plant.color)
                }
              }
              .swipeActions(edge: .leading, allowsFullSwipe: true) {
                Button("Water", systemImage: "drop.fill") { store.water(plant) }.tint(.blue)
              }
              .swipeActions {
                Button("Delete", systemImage: "trash", role: .destructive) {
                  withAnimation { store.delete(plant) }
                }
                Button(plant.isFavorite ? "Unlike" : "Like", systemImage: "heart") {
                  plant.isFavorite.toggle()
                }.tint(.pink)
              }
              .badge(plant.isFavorite ? Text("♥︎") : nil)
            }
            .onDelete { offsets in
              let list = sorted(bed.plants)
              offsets.map { list[$0] }.forEach { store.delete($0) }
            }
          } header: {
            Text(bed.name)
          }
        }
      }
      .listStyle(.sidebar)
      .environment(\.editMode, $editMode)
      .navigationTitle("Plants")
      .navigationDestination(for: Plant.self) { PlantDetail(plant: $0) }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItemGroup(placement: .primaryAction) {
          Menu {
            Picker("Sort by", selection: $sort) {
              ForEach(SortOrder.allCases, id: \.self) { Text($0.rawValue) }
            }
          } label: {
            Label("Sort", systemImage: "arrow.up.arrow.down")
          }
          Button("Add", systemImage: "plus") { isAdding = true }
        }
        if editMode.isEditing {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Water \(selection.count)") {
              store.all.filter { selection.contains($0.id) }.forEach { store.water($0) }
              editMode = .inactive
            }
            .disabled(selection.isEmpty)
            Spacer()
            Button("Delete", role: .destructive) {
              store.all.filter { selection.contains($0.id) }.forEach { store.delete($0) }
              selection = []
            }
            .disabled(selection.isEmpty)
          }
        }
      }
      .sheet(isPresented: $isAdding) { AddPlant() }
      .refreshable {
        try? await Task.sleep(for: .milliseconds(300)); store.log.append("refreshed")
      }
      .overlay {
        if store.all.isEmpty { ContentUnavailableView("No plants", systemImage: "leaf") }
      }
    }
  }
}

struct AddPlant: View {
  enum Field: Hashable { case name, species }
  @Environment(\.dismiss) private var dismiss
  @Environment(GardenStore.self) private var store
  @FocusState private var focus: Field?
  @State private var name = ""
  @State private var species = ""
  @State private var light = Light.partial
  @State private var interval = 3
  @State private var color = Color.green
  @State private var planted = Date.now
  @State private var bed: Bed.ID?
  @State private var reminders = true
  @State private var isDiscarding = false

  private var isValid: Bool { !name.trimmingCharacters(in: .whitespaces).isEmpty }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $name).focused($focus, equals: .name).submitLabel(.next)
            .onSubmit { focus = .species }
          TextField("Species", text: $species).focused($focus, equals: .species).submitLabel(.done)
            .textInputAutocapitalization(.words)
        } footer: {
          if !isValid { Text("A plant needs a name.").foregroundStyle(.red) }
        }
        Section("Care") {
          Picker("Light", selection: $light) {
            ForEach(Light.allCases) { Label($0.rawValue, systemImage: $0.symbol).tag($0) }
          }
          Stepper("Every \(interval) days", value: $interval, in: 1...30)
          Toggle("Reminders", isOn: $reminders.animation())
          if reminders {
            DatePicker("First", selection: $planted, displayedComponents: [.date, .hourAndMinute])
          }
        }
        Section("Place") {
          Picker("Bed", selection: $bed) {
            Text("None").tag(nil as Bed.ID?)
            ForEach(store.beds) { Text($0.name).tag(Optional($0.id)) }
          }
          .pickerStyle(.navigationLink)
          ColorPicker("Colour", selection: $color, supportsOpacity: false)
        }
      }
      .navigationTitle("New plant")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { if name.isEmpty { dismiss() } else { isDiscarding = true } }
            .confirmationDialog("Discard?", isPresented: $isDiscarding) {
              Button("Discard changes", role: .destructive) { dismiss() }
            }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add") {
            let plant = Plant(
              name: name, species: species, light: light, interval: interval, color: color)
            if let i = store.beds.firstIndex(where: { $0.id == bed }) ?? store.beds.indices.first {
              store.beds[i].plants.append(plant)
            }
            dismiss()
          }
          .disabled(!isValid)
        }
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { focus = nil }
        }
      }
      .onAppear { focus = .name }
    }
  }
}
