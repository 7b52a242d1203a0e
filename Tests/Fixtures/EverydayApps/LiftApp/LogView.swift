import SwiftUI

struct LogView: View {
  @Environment(WorkoutStore.self) private var store
  @State private var editMode = EditMode.inactive
  @State private var path: [Workout.ID] = []
  @State private var query = ""
  @State private var scope = Scope.all
  @State private var order = SortOrder.newest
  @State private var selection = Set<Workout.ID>()
  @State private var isAdding = false
  @State private var newTitle = ""
  @State private var workoutToDelete: Workout?

  enum Scope: String, CaseIterable { case all = "All", open = "Open", finished = "Finished" }

  private var shown: [Workout] {
    store.workouts
      .filter { query.isEmpty || $0.title.localizedCaseInsensitiveContains(query) }
      .filter { scope == .all || ($0.isFinished == (scope == .finished)) }
      .sorted {
        switch order {
        case .newest: $0.date > $1.date
        case .oldest: $0.date < $1.date
        case .heaviest: $0.volume > $1.volume
        }
      }
  }

  private var months: [(key: Date, workouts: [Workout])] {
    let calendar = Calendar.current
    let groups = Dictionary(grouping: shown) {
      calendar.date(from: calendar.dateComponents([.year, .month], from: $0.date))!
    }
    return groups.map { ($0.key, $0.value) }.sorted { order == .oldest ? $0.0 < $1.0 : $0.0 > $1.0 }
  }

  var body: some View {
    NavigationStack(path: $path) {
      List(selection: $selection) {
        if order == .heaviest {
          ForEach(shown) { row($0) }
        } else {
          ForEach(months, id: \.key) { month in
            Section {
              ForEach(month.workouts) { row($0) }
                .onDelete { offsets in
                  store.delete(Set(offsets.map { month.workouts[$0].id }))
                }
            } header: {
              HStack {
                Text(month.key, format: .dateTime.month(.wide).year())
                Spacer()
                Text("^[\(month.workouts.count) workout](inflect: true)")
                  .foregroundStyle(.secondary)
              }
            }
          }
        }
      }
      .overlay {
        if shown.isEmpty { ContentUnavailableView.search(text: query) }
      }
      .animation(.default, value: shown.map(\.id))
      .navigationTitle("Workouts")
      .navigationDestination(for: Workout.ID.self) { WorkoutDetail(id: $0) }
      .searchable(text: $query, prompt: "Search workouts")
      .searchScopes($scope) {
        ForEach(Scope.allCases, id: \.self) { Text($0.rawValue) }
      }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItemGroup(placement: .topBarTrailing) {
          Menu {
            Picker("Sort", selection: $order) {
              ForEach(SortOrder.allCases) { Text($0.rawValue).tag($0) }
            }
          } label: {
            Label("Sort", systemImage: "arrow.up.arrow.down")
          }
          Button("Add", systemImage: "plus") { isAdding = true }
        }
        if editMode.isEditing {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Delete", role: .destructive) {
              store.delete(selection)
              selection = []
              editMode = .inactive
            }
            .disabled(selection.isEmpty)
            Spacer()
            Text("\(selection.count) selected").font(.footnote)
          }
        }
      }
      .environment(\.editMode, $editMode)
      .alert("New workout", isPresented: $isAdding) {
        TextField("Title", text: $newTitle)
        Button("Cancel", role: .cancel) { newTitle = "" }
        Button("Create") {
          let workout = store.addWorkout(titled: newTitle)
          newTitle = ""
          path.append(workout.id)
        }
        .disabled(newTitle.trimmingCharacters(in: .whitespaces).isEmpty)
      } message: {
        Text("Give it a short name.")
      }
      .confirmationDialog(
        "Delete workout?",
        isPresented: Binding(
          get: { workoutToDelete != nil }, set: { if !$0 { workoutToDelete = nil } }),
        titleVisibility: .visible, presenting: workoutToDelete
      ) { workout in
        Button("Delete \(workout.title)", role: .destructive) { store.delete([workout.id]) }
      } message: { workout in
        Text("\(workout.date, style: .date) is removed for good.")
      }
    }
  }

  private func row(_ workout: Workout) -> some View {
    NavigationLink(value: workout.id) { WorkoutRow(workout: workout) }
      .swipeActions(edge: .leading, allowsFullSwipe: true) {
        Button {
          if let index = store.workouts.firstIndex(where: { $0.id == workout.id }) {
            store.workouts[index].isFinished.toggle()
          }
        } label: {
          Label(
            workout.isFinished ? "Reopen" : "Finish",
            systemImage: workout.isFinished ? "arrow.uturn.left" : "checkmark")
        }
        .tint(workout.isFinished ? .gray : .green)
      }
      .swipeActions {
        Button("Delete", systemImage: "trash", role: .destructive) { workoutToDelete = workout }
      }
      .contextMenu {
        Button("Duplicate", systemImage: "plus.square.on.square") {
          _ = store.addWorkout(titled: workout.title + " copy")
        }
        Divider()
        Button("Delete", systemImage: "trash", role: .destructive) { workoutToDelete = workout }
      }
  }
}

struct WorkoutRow: View {
  let workout: Workout

  var body: some View {
    HStack(spacing: 12) {
      VStack {
        Text(workout.date, format: .dateTime.day()).font(.title3.bold().monospacedDigit())
        Text(workout.date, format: .dateTime.weekday(.abbreviated))
          .font(.caption2).textCase(.uppercase).foregroundStyle(.secondary)
      }
      .frame(width: 44)
      .padding(.vertical, 4)
      .background(.quaternary, in: .rect(cornerRadius: 8))
      VStack(alignment: .leading, spacing: 2) {
        Text(workout.title).font(.headline)
        Text(
          "\(workout.entries.count) exercises · \(workout.volume, format: .number.precision(.fractionLength(0))) kg"
        )
        .font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
      if !workout.isFinished {
        Text("Open")
          .font(.caption.weight(.semibold))
          .padding(.horizontal, 8).padding(.vertical, 3)
          .background(.tint.opacity(0.15), in: .capsule)
          .foregroundStyle(.tint)
      }
    }
    .accessibilityElement(children: .combine)
  }
}
