import Combine
import SwiftUI

struct WorkoutDetail: View {
  let id: Workout.ID
  @Environment(WorkoutStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var restLeft: Int?
  @State private var isFinishing = false
  @State private var isPicking = false
  @FocusState private var focus: Field?
  private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  enum Field: Hashable { case weight(UUID), reps(UUID) }

  private var index: Int? { store.workouts.firstIndex { $0.id == id } }

  var body: some View {
    @Bindable var store = store
    if let index {
      ScrollView {
        LazyVStack(spacing: 16, pinnedViews: .sectionHeaders) {
          SummaryCard(workout: store.workouts[index])
          ForEach($store.workouts[index].entries) { $entry in
            Section {
              EntryCard(entry: $entry, focus: $focus) { restLeft = 90 }
            } header: {
              HStack {
                Text(store.exercise(entry.exerciseID)?.name ?? "Unknown").font(.headline)
                Spacer()
                Menu {
                  Button("Move up", systemImage: "arrow.up") { move(entry, by: -1) }
                    .disabled(store.workouts[index].entries.first == entry)
                  Button("Remove", systemImage: "minus.circle", role: .destructive) {
                    let removed = entry.id
                    withAnimation { store.workouts[index].entries.removeAll { $0.id == removed } }
                  }
                } label: {
                  Image(systemName: "ellipsis.circle").accessibilityLabel("More")
                }
              }
              .padding(.horizontal).padding(.vertical, 8)
              .background(.bar)
            }
          }
          VStack(alignment: .leading) {
            Text("How did it feel?").font(.headline)
            Slider(value: $store.workouts[index].feeling, in: 1...5, step: 1) {
              Text("Feeling")
            } minimumValueLabel: {
              Text("😫")
            } maximumValueLabel: {
              Text("💪")
            }
            Text("\(Int(store.workouts[index].feeling)) of 5").font(.footnote).foregroundStyle(
              .secondary)
          }
          .padding()
          Button("Add exercise", systemImage: "plus") { isPicking = true }
            .buttonStyle(.bordered).buttonBorderShape(.capsule).controlSize(.large)
        }
        .padding(.bottom, 24)
      }
      .safeAreaInset(edge: .bottom) {
        if let restLeft {
          RestBar(left: restLeft, total: 90) { self.restLeft = nil }
            .transition(.move(edge: .bottom).combined(with: .opacity))
        }
      }
      .animation(.snappy, value: restLeft == nil)
      .onReceive(ticks) { _ in
        guard let left = restLeft else { return }
        restLeft = left > 1 ? left - 1 : nil
      }
      .navigationTitle($store.workouts[index].title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Finish") { isFinishing = true }.disabled(store.workouts[index].isFinished)
        }
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { focus = nil }
        }
      }
      .confirmationDialog("Finish this workout?", isPresented: $isFinishing) {
        Button("Finish and close") {
          store.workouts[index].isFinished = true
          dismiss()
        }
        Button("Discard", role: .destructive) {
          store.delete([id])
          dismiss()
        }
      }
      .sheet(isPresented: $isPicking) {
        ExercisePicker { exercise in
          store.workouts[index].entries.append(
            Entry(exerciseID: exercise.id, sets: [.init(weight: 20, reps: 10)]))
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
      }
      .sensoryFeedback(.success, trigger: store.workouts[index].isFinished)
    } else {
      ContentUnavailableView(
        "No workout", systemImage: "dumbbell", description: Text("It was deleted."))
    }
  }

  private func move(_ entry: Entry, by step: Int) {
    guard let index,
      let from = store.workouts[index].entries.firstIndex(where: { $0.id == entry.id })
    else { return }
    withAnimation { store.workouts[index].entries.swapAt(from, from + step) }
  }
}

struct SummaryCard: View {
  let workout: Workout
  private var done: Int { workout.entries.flatMap(\.sets).filter(\.isDone).count }
  private var all: Int { workout.entries.flatMap(\.sets).count }

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 24) { content }
      VStack(spacing: 12) { content }
    }
    .frame(maxWidth: .infinity)
    .padding()
    .background {
      RoundedRectangle(cornerRadius: 16)
        .fill(
          LinearGradient(
            colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing))
    }
    .foregroundStyle(.white)
    .padding(.horizontal)
  }

  @ViewBuilder private var content: some View {
    Gauge(value: Double(done), in: 0...Double(max(all, 1))) {
      Text("Sets")
    } currentValueLabel: {
      Text("\(done)/\(all)").font(.caption)
    }
    .gaugeStyle(.accessoryCircularCapacity)
    .tint(.white)
    VStack(alignment: .leading) {
      Text(workout.volume, format: .number.precision(.fractionLength(0)))
        .font(.system(.largeTitle, design: .rounded, weight: .bold))
        .contentTransition(.numericText(value: workout.volume))
        .animation(.default, value: workout.volume)
      Text("kg lifted").font(.caption).opacity(0.9)
    }
    VStack(alignment: .leading) {
      Text(workout.date, format: .dateTime.day().month().year())
      Text(workout.isFinished ? "Finished" : "In progress").font(.caption).opacity(0.9)
    }
  }
}

struct EntryCard: View {
  @Binding var entry: Entry
  var focus: FocusState<WorkoutDetail.Field?>.Binding
  var onDone: () -> Void

  var body: some View {
    Grid(alignment: .center, horizontalSpacing: 12, verticalSpacing: 10) {
      GridRow {
        Text("Set")
        Text("kg")
        Text("Reps")
        Image(systemName: "checkmark").gridColumnAlignment(.trailing)
      }
      .font(.caption).foregroundStyle(.secondary)
      Divider().gridCellUnsizedAxes(.horizontal)
      ForEach(Array($entry.sets.enumerated()), id: \.element.id) { number, $set in
        GridRow {
          Text("\(number + 1)").monospacedDigit()
          TextField("kg", value: $set.weight, format: .number)
            .textFieldStyle(.roundedBorder).keyboardType(.decimalPad)
            .focused(focus, equals: .weight(set.id))
            .submitLabel(.next)
            .onSubmit { focus.wrappedValue = .reps(set.id) }
            .multilineTextAlignment(.center)
          TextField("Reps", value: $set.reps, format: .number)
            .textFieldStyle(.roundedBorder).keyboardType(.numberPad)
            .focused(focus, equals: .reps(set.id))
            .multilineTextAlignment(.center)
          Toggle("Done", isOn: $set.isDone)
            .toggleStyle(CheckStyle())
            .labelsHidden()
        }
        .strikethrough(set.isDone)
        .onChange(of: set.isDone) { _, isDone in if isDone { onDone() } }
      }
      GridRow {
        Button("Add set") {
          let last = entry.sets.last
          withAnimation {
            entry.sets.append(WorkoutSet(weight: last?.weight ?? 20, reps: last?.reps ?? 10))
          }
        }
        .gridCellColumns(4)
      }
    }
    .padding()
    .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 12))
    .padding(.horizontal)
  }
}

struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        .font(.title2)
        .foregroundStyle(configuration.isOn ? AnyShapeStyle(.green) : AnyShapeStyle(.tertiary))
        .contentTransition(.symbolEffect(.replace))
        .accessibilityLabel("Done")
    }
    .buttonStyle(.plain)
  }
}

struct RestBar: View {
  var left: Int
  var total: Int
  var onSkip: () -> Void

  var body: some View {
    HStack {
      ProgressView(value: Double(total - left), total: Double(total)) {
        Text("Rest").font(.caption)
      } currentValueLabel: {
        Text(Duration.seconds(left), format: .time(pattern: .minuteSecond))
      }
      Button("Skip", action: onSkip).buttonStyle(.borderedProminent)
    }
    .padding()
    .background(.ultraThinMaterial)
  }
}

struct ExercisePicker: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(WorkoutStore.self) private var store
  @State private var query = ""
  var onPick: (Exercise) -> Void

  var body: some View {
    NavigationStack {
      List {
        ForEach(Muscle.allCases) { muscle in
          let matches = store.exercises.filter {
            $0.muscle == muscle && (query.isEmpty || $0.name.localizedStandardContains(query))
          }
          if !matches.isEmpty {
            Section(muscle.title) {
              ForEach(matches) { exercise in
                Button {
                  onPick(exercise)
                  dismiss()
                } label: {
                  HStack {
                    Text(exercise.name)
                    Spacer()
                    if exercise.isFavorite {
                      Image(systemName: "star.fill").foregroundStyle(.yellow)
                    }
                  }
                  .contentShape(.rect)
                }
                .foregroundStyle(.primary)
              }
            }
          }
        }
      }
      .listStyle(.insetGrouped)
      .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always))
      .navigationTitle("Pick one")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
      }
    }
  }
}
