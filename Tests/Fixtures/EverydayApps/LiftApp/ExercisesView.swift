import Charts
import SwiftUI

struct ExercisesView: View {
  @Environment(WorkoutStore.self) private var store
  @State private var muscle: Muscle?
  @State private var isGrid = true
  @Namespace private var chips

  private var shown: [Exercise] { store.exercises.filter { muscle == nil || $0.muscle == muscle } }

  var body: some View {
    NavigationStack {
      ScrollView {
        ScrollView(.horizontal) {
          HStack {
            chip("All", nil)
            ForEach(Muscle.allCases) { chip($0.title, $0) }
          }
          .padding(.horizontal)
        }
        .scrollIndicators(.hidden)
        if isGrid {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 12)], spacing: 12) {
            ForEach(shown) { exercise in
              NavigationLink(value: exercise) { ExerciseCard(exercise: exercise) }
                .buttonStyle(.plain)
            }
          }
          .padding()
        } else {
          LazyVStack(spacing: 0) {
            ForEach(shown) { exercise in
              NavigationLink(value: exercise) {
                HStack {
                  Label(exercise.name, systemImage: "dumbbell")
                  Spacer()
                  Image(systemName: "chevron.forward").foregroundStyle(.tertiary)
                }
                .padding()
              }
              .buttonStyle(.plain)
              Divider().padding(.leading)
            }
          }
        }
      }
      .navigationTitle("Exercises")
      .navigationDestination(for: Exercise.self) { ExerciseDetail(id: $0.id) }
      .toolbar {
        Button {
          withAnimation(.spring) { isGrid.toggle() }
        } label: {
          Image(systemName: isGrid ? "list.bullet" : "square.grid.2x2")
        }
        .accessibilityLabel(isGrid ? "Show as list" : "Show as grid")
      }
    }
  }

  private func chip(_ title: String, _ value: Muscle?) -> some View {
    Button {
      withAnimation(.bouncy) { muscle = value }
    } label: {
      Text(title)
        .font(.subheadline.weight(.medium))
        .padding(.horizontal, 14).padding(.vertical, 8)
        .foregroundStyle(muscle == value ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
        .background {
          if muscle == value {
            Capsule().fill(.tint).matchedGeometryEffect(id: "chip", in: chips)
          } else {
            Capsule().strokeBorder(.separator)
          }
        }
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(muscle == value ? .isSelected : [])
  }
}

struct ExerciseCard: View {
  @Environment(WorkoutStore.self) private var store
  let exercise: Exercise

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Image(systemName: "dumbbell.fill").font(.title2).foregroundStyle(.tint)
        Spacer()
        Button {
          store.toggleFavorite(exercise)
        } label: {
          Image(systemName: exercise.isFavorite ? "star.fill" : "star")
            .symbolEffect(.bounce, value: exercise.isFavorite)
        }
        .accessibilityLabel("Favorite \(exercise.name)")
      }
      Spacer()
      Text(exercise.name).font(.headline).lineLimit(2, reservesSpace: true)
      Text(exercise.muscle.title).font(.caption).foregroundStyle(.secondary)
    }
    .padding()
    .frame(height: 140)
    .background(.background.secondary, in: .rect(cornerRadius: 16))
    .overlay(alignment: .bottomTrailing) {
      if exercise.isFavorite {
        Text("FAV").font(.caption2.bold()).padding(6)
          .background(.yellow.gradient, in: .rect(topLeadingRadius: 8, bottomTrailingRadius: 16))
      }
    }
  }
}

struct ExerciseDetail: View {
  let id: Exercise.ID
  @Environment(WorkoutStore.self) private var store
  @State private var range = 30
  @State private var picked: Date?
  @State private var showsNotes = true

  private struct Point: Identifiable {
    var date: Date
    var weight: Double
    var id: Date { date }
  }

  private var points: [Point] {
    store.workouts
      .filter { $0.date > WorkoutStore.day(range) }
      .compactMap { workout in
        workout.entries.first { $0.exerciseID == id }?.sets.map(\.weight).max()
          .map { Point(date: workout.date, weight: $0) }
      }
      .sorted { $0.date < $1.date }
  }

  private var nearest: Point? {
    guard let picked else { return nil }
    return points.min {
      abs($0.date.timeIntervalSince(picked)) < abs($1.date.timeIntervalSince(picked))
    }
  }

  var body: some View {
    let exercise = store.exercise(id)!
    List {
      Section {
        Picker("Range", selection: $range) {
          Text("2 weeks").tag(14)
          Text("30 days").tag(30)
          Text("All").tag(365)
        }
        .pickerStyle(.segmented)
        .listRowSeparator(.hidden)
        Chart(points) { point in
          LineMark(x: .value("Day", point.date), y: .value("Weight", point.weight))
            .interpolationMethod(.catmullRom)
          PointMark(x: .value("Day", point.date), y: .value("Weight", point.weight))
          if let nearest, nearest.id == point.id {
            RuleMark(x: .value("Day", point.date))
              .foregroundStyle(.secondary)
              .annotation(position: .top) { Text(point.weight, format: .number) }
          }
        }
        .chartXSelection(value: $picked)
        .chartYAxisLabel("kg")
        .frame(height: 180)
      }
      Section {
        DisclosureGroup("Notes", isExpanded: $showsNotes) {
          Text(.init(exercise.notes)).font(.callout)
        }
        LabeledContent("Muscle", value: exercise.muscle.title)
        LabeledContent("Best") {
          Text(
            Measurement(value: points.map(\.weight).max() ?? 0, unit: UnitMass.kilograms),
            format: .measurement(width: .abbreviated))
        }
        Toggle(
          "Favorite",
          isOn: Binding(get: { exercise.isFavorite }, set: { _ in store.toggleFavorite(exercise) }))
      }
      Section("Same muscle") {
        ForEach(store.exercises.filter { $0.muscle == exercise.muscle && $0.id != id }) {
          NavigationLink($0.name, value: $0)
        }
      }
    }
    .navigationTitle(exercise.name)
    .toolbar {
      ShareLink(item: "I lift \(exercise.name)!")
    }
  }
}
