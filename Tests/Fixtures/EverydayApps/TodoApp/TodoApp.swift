import SwiftUI
import Observation

struct TodoItem: Identifiable, Hashable, Codable {
  var id = UUID()
  var title: String
  var notes: String = ""
  var isDone = false
  var priority: Priority = .normal
  var due: Date?

  enum Priority: Int, CaseIterable, Codable, Identifiable {
    case low, normal, high
    var id: Self { self }
    var label: LocalizedStringKey {
      switch self {
      case .low: "Low"
      case .normal: "Normal"
      case .high: "High"
      }
    }
    var color: Color {
      switch self {
      case .low: .secondary
      case .normal: .blue
      case .high: .red
      }
    }
  }
}

@MainActor @Observable
final class TodoStore {
  var items: [TodoItem] = [
    TodoItem(title: "Buy milk", priority: .low),
    TodoItem(title: "Write report", notes: "Due on Friday, with charts", priority: .high),
    TodoItem(title: "Call Anna"),
    TodoItem(title: "Book flights", isDone: true),
    TodoItem(title: "Water the plants"),
  ]
  var openCount: Int { items.lazy.filter { !$0.isDone }.count }

  func add(_ title: String) {
    let trimmed = title.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !trimmed.isEmpty else { return }
    items.append(TodoItem(title: trimmed))
  }
  func delete(_ item: TodoItem) {
    items.removeAll { $0.id == item.id }
  }
}

struct TodoRow: View {
  @Binding var item: TodoItem

  var body: some View {
    HStack(spacing: 12) {
      Button {
        withAnimation(.snappy) { item.isDone.toggle() }
      } label: {
        Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
          .font(.title2)
          .foregroundStyle(item.isDone ? .green : item.priority.color)
          .contentTransition(.symbolEffect(.replace))
      }
      .buttonStyle(.plain)
      .accessibilityLabel(item.isDone ? "Mark as open" : "Mark as done")

      VStack(alignment: .leading, spacing: 2) {
        Text(item.title)
          .strikethrough(item.isDone)
          .foregroundStyle(item.isDone ? .secondary : .primary)
        if !item.notes.isEmpty {
          Text(item.notes)
            .font(.caption)
            .foregroundStyle(.secondary)
            .lineLimit(1)
        }
      }
      Spacer()
      if item.priority == .high {
        Image(systemName: "exclamationmark.triangle.fill")
          .foregroundStyle(.red)
          .accessibilityLabel("High priority")
      }
    }
    .padding(.vertical, 4)
  }
}

struct TodoEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var draft: TodoItem
  let onSave: (TodoItem) -> Void
  @FocusState private var isTitleFocused: Bool

  init(item: TodoItem, onSave: @escaping (TodoItem) -> Void) {
    _draft = State(initialValue: item)
    self.onSave = onSave
  }

  var body: some View {
    NavigationStack {
      Form {
        Section("Task") {
          TextField("Title", text: $draft.title)
            .focused($isTitleFocused)
          TextField("Notes", text: $draft.notes, axis: .vertical)
            .lineLimit(3...6)
        }
        Section {
          Picker("Priority", selection: $draft.priority) {
            ForEach(TodoItem.Priority.allCases) { Text($0.label).tag($0) }
          }
          .pickerStyle(.segmented)
          Toggle("Done", isOn: $draft.isDone)
        }
      }
      .navigationTitle("Edit task")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            onSave(draft); dismiss()
          }
          .disabled(draft.title.trimmingCharacters(in: .whitespaces).isEmpty)
        }
      }
      .onAppear { isTitleFocused = true }
    }
  }
}

struct TodoListView: View {
  @State private var store = TodoStore()
  @State private var query = ""
  @State private var newTitle = ""
  @State private var editing: TodoItem?
  @State private var showsDone = true
  @FocusState private var isAdding: Bool

  private func matches(_ item: TodoItem) -> Bool {
    (showsDone || !item.isDone)
      && (query.isEmpty || item.title.localizedCaseInsensitiveContains(query))
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          HStack {
            TextField("New task", text: $newTitle)
              .focused($isAdding)
              .submitLabel(.done)
              .onSubmit(add)
            Button("Add", systemImage: "plus.circle.fill", action: add)
              .labelStyle(.iconOnly)
              .disabled(newTitle.isEmpty)
          }
        }
        Section("Tasks (\(store.openCount) open)") {
          ForEach($store.items) { $item in
            if matches(item) {
              TodoRow(item: $item)
                .contentShape(Rectangle())
                .onTapGesture { editing = item }
                .swipeActions(edge: .leading, allowsFullSwipe: true) {
                  Button("Done", systemImage: "checkmark") { item.isDone.toggle() }
                    .tint(.green)
                }
                .swipeActions(edge: .trailing) {
                  Button("Delete", systemImage: "trash", role: .destructive) {
                    withAnimation { store.delete(item) }
                  }
                  Button("Edit", systemImage: "pencil") { editing = item }
                    .tint(.orange)
                }
                .contextMenu {
                  Button("Edit", systemImage: "pencil") { editing = item }
                  Button("Delete", systemImage: "trash", role: .destructive) { store.delete(item) }
                }
            }
          }
          .onDelete { store.items.remove(atOffsets: $0) }
          .onMove { store.items.move(fromOffsets: $0, toOffset: $1) }
        }
      }
      .animation(.default, value: store.items)
      .overlay {
        if !query.isEmpty && !store.items.contains(where: matches) {
          ContentUnavailableView.search(text: query)
        }
      }
      .searchable(text: $query, prompt: "Search tasks")
      .navigationTitle("To-Do")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .topBarTrailing) {
          Menu {
            Toggle("Show done", isOn: $showsDone)
            Divider()
            Button("Sort by title", systemImage: "arrow.up.arrow.down") {
              withAnimation { store.items.sort { $0.title < $1.title } }
            }
            Button("Clear done", systemImage: "trash", role: .destructive) {
              withAnimation { store.items.removeAll(where: \.isDone) }
            }
          } label: {
            Label("More", systemImage: "ellipsis.circle")
          }
        }
      }
      .sheet(item: $editing) { item in
        TodoEditor(item: item) { changed in
          if let index = store.items.firstIndex(where: { $0.id == changed.id }) {
            store.items[index] = changed
          }
        }
      }
    }
  }

  private func add() {
    withAnimation { store.add(newTitle) }
    newTitle = ""
    isAdding = true
  }
}

@main
struct TodoApp: App {
  var body: some Scene {
    WindowGroup {
      TodoListView()
    }
  }
}
