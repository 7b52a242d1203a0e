import SwiftUI

@main
struct ClientApp: App {
  var body: some Scene {
    WindowGroup("Tasks") {
      TaskList(model: TaskModel())
    }
  }
}

struct TaskList: View {
  @ObservedObject var model: TaskModel
  @State private var isDone = false
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    NavigationStack {
      List {
        Section("Today") {
          ForEach(model.titles, id: \.self) { title in
            Label(title, systemImage: "checkmark.circle")
          }
        }
        Toggle("Done", isOn: $isDone)
      }
      .navigationTitle("Tasks")
    }
    .tint(.orange)
  }
}

#Preview("Tasks") {
  TaskList(model: TaskModel())
}

struct TaskList_Previews: PreviewProvider {
  static var previews: some View {
    TaskList(model: TaskModel())
  }
}
