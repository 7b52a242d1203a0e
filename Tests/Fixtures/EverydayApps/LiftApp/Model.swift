import Foundation
import Observation

enum Muscle: String, CaseIterable, Identifiable, Codable {
  case chest, back, legs, shoulders, arms, core
  var id: Self { self }
  var title: String { rawValue.capitalized }
}

struct Exercise: Identifiable, Hashable {
  let id: String
  var name: String
  var muscle: Muscle
  var isFavorite = false
  var notes = ""
}

struct WorkoutSet: Identifiable, Hashable {
  let id: UUID
  var weight: Double
  var reps: Int
  var isDone = false
  init(weight: Double, reps: Int, isDone: Bool = false) {
    id = UUID()
    self.weight = weight
    self.reps = reps
    self.isDone = isDone
  }
}

struct Entry: Identifiable, Hashable {
  let id = UUID()
  var exerciseID: Exercise.ID
  var sets: [WorkoutSet]
}

struct Workout: Identifiable, Hashable {
  let id: Int
  var title: String
  var date: Date
  var entries: [Entry]
  var feeling = 3.0
  var isFinished = false

  var volume: Double {
    entries.flatMap(\.sets).filter(\.isDone).reduce(0) { $0 + $1.weight * Double($1.reps) }
  }
}

enum SortOrder: String, CaseIterable, Identifiable {
  case newest = "Newest", oldest = "Oldest", heaviest = "Heaviest"
  var id: String { rawValue }
}

@Observable
final class WorkoutStore {
  var workouts: [Workout]
  var exercises: [Exercise]
  private var nextID = 100

  init(workouts: [Workout], exercises: [Exercise]) {
    self.workouts = workouts
    self.exercises = exercises
  }

  var openCount: Int { workouts.count { !$0.isFinished } }

  func exercise(_ id: Exercise.ID) -> Exercise? { exercises.first { $0.id == id } }

  func toggleFavorite(_ exercise: Exercise) {
    guard let index = exercises.firstIndex(where: { $0.id == exercise.id }) else { return }
    exercises[index].isFavorite.toggle()
  }

  func addWorkout(titled title: String) -> Workout {
    let workout = Workout(
      id: nextID, title: title, date: Self.day(0),
      entries: exercises.prefix(2).map {
        Entry(exerciseID: $0.id, sets: [.init(weight: 20, reps: 10)])
      })
    nextID += 1
    workouts.insert(workout, at: 0)
    return workout
  }

  func delete(_ ids: Set<Workout.ID>) { workouts.removeAll { ids.contains($0.id) } }

  static func day(_ offset: Int) -> Date {
    Calendar.current.date(
      byAdding: .day, value: -offset, to: Date(timeIntervalSince1970: 1_764_000_000))!
  }

  static var sample: WorkoutStore {
    let names: [(String, Muscle)] = [
      ("Bench Press", .chest), ("Incline Press", .chest), ("Fly", .chest),
      ("Deadlift", .back), ("Row", .back), ("Pull-up", .back),
      ("Squat", .legs), ("Lunge", .legs), ("Leg Press", .legs), ("Calf Raise", .legs),
      ("Overhead Press", .shoulders), ("Lateral Raise", .shoulders),
      ("Curl", .arms), ("Triceps Extension", .arms), ("Plank", .core), ("Crunch", .core),
    ]
    let exercises = names.map {
      Exercise(
        id: $0.0.lowercased(), name: $0.0, muscle: $0.1,
        notes: "Keep **tight**, breathe, and see [the guide](https://example.com/\($0.1.rawValue))."
      )
    }
    let titles = ["Push", "Pull", "Legs", "Upper", "Full Body"]
    let workouts = (0..<24).map { index in
      Workout(
        id: index, title: titles[index % 5], date: day(index * 2),
        entries: (0..<3).map { offset in
          Entry(
            exerciseID: exercises[(index * 3 + offset) % exercises.count].id,
            sets: (1...3).map {
              WorkoutSet(weight: Double(40 + $0 * 5 + index), reps: 12 - $0 * 2, isDone: index > 1)
            })
        }, isFinished: index > 1)
    }
    return WorkoutStore(workouts: workouts, exercises: exercises)
  }
}
