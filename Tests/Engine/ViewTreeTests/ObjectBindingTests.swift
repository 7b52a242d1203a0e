import Combine
import ElementTree
import Testing

@testable import ViewTree

@MainActor
@Suite("Bindings into observed objects")
struct ObjectBindingTests {
  private struct Habit: Identifiable {
    let id: Int
    var count = 0
    var reminder: Int?
  }

  private final class Store: ObservableObject {
    @Published var habits = [Habit(id: 1), Habit(id: 2)]
  }

  private struct Row: View {
    @Binding var habit: Habit
    var body: some View {
      Text("count \(habit.count)")
      if let reminder = Binding($habit.reminder) { Text("at \(reminder.wrappedValue)") }
    }
  }

  private struct Rows: View {
    @EnvironmentObject var store: Store
    var body: some View {
      ForEach($store.habits) { $habit in Row(habit: $habit) }
    }
  }

  @Test("A view that has only a binding into an object follows the object")
  func row() throws {
    let store = Store()
    let view = LiveView(Rows().environmentObject(store))
    _ = try view.update()
    #expect(view.tree.html.contains("count 0"))
    store.habits[0].count = 7
    _ = try view.update()
    #expect(view.tree.html.contains("count 7"))
    store.habits[0].reminder = 9
    _ = try view.update()
    #expect(view.tree.html.contains("at 9"))
  }
}
