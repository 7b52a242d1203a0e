import SwiftUI
import UniformTypeIdentifiers

struct Issue: Identifiable, Codable, Hashable, Transferable {
  var id = UUID()
  var title: String
  var points: Int

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .issue)
    ProxyRepresentation(exporting: \.title)
  }
}

extension UTType {
  static let issue = UTType(exportedAs: "com.example.issue")
}

@Observable
final class Board {
  struct Column: Identifiable {
    let id: String
    var issues: [Issue]
    var isTargeted = false
  }
  var columns = [
    Column(
      id: "To do",
      issues: [
        Issue(title: "Design icon", points: 3), Issue(title: "Fix crash", points: 5),
        Issue(title: "Translate", points: 2),
      ]),
    Column(id: "Doing", issues: [Issue(title: "Write docs", points: 1)]),
    Column(id: "Done", issues: [Issue(title: "Set up CI", points: 2)]),
  ]
  func move(_ issues: [Issue], to columnID: String) {
    for issue in issues {
      for i in columns.indices { columns[i].issues.removeAll { $0.id == issue.id } }
      guard let target = columns.firstIndex(where: { $0.id == columnID }) else { continue }
      columns[target].issues.append(issue)
    }
  }
}

struct IssueCard: View {
  let issue: Issue
  var body: some View {
    HStack {
      Text(issue.title)
      Spacer()
      Text("\(issue.points)")
        .font(.caption.bold())
        .padding(6)
        .background(.blue.opacity(0.15), in: .circle)
    }
    .padding(10)
    .background(.background, in: .rect(cornerRadius: 8))
    .shadow(color: .black.opacity(0.1), radius: 2, y: 1)
  }
}

struct ColumnView: View {
  @Bindable var board: Board
  let column: Board.Column
  @State private var isTargeted = false
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(column.id).font(.headline)
        Spacer()
        Text("\(column.issues.map(\.points).reduce(0, +)) pts").font(.caption).foregroundStyle(
          .secondary)
      }
      ForEach(column.issues) { issue in
        IssueCard(issue: issue)
          .draggable(issue) {
            Text(issue.title).padding().background(.thinMaterial)
          }
      }
      Spacer(minLength: 0)
    }
    .padding(10)
    .frame(maxWidth: .infinity, minHeight: 200, alignment: .top)
    .background(
      isTargeted ? Color.blue.opacity(0.2) : Color(.systemGray6), in: .rect(cornerRadius: 12)
    )
    .dropDestination(for: Issue.self) { items, location in
      withAnimation { board.move(items, to: column.id) }
      return true
    } isTargeted: {
      isTargeted = $0
    }
  }
}

struct TrashDrop: DropDelegate {
  @Binding var count: Int
  @Binding var isOver: Bool
  func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
  func dropEntered(info: DropInfo) { isOver = true }
  func dropExited(info: DropInfo) { isOver = false }
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
  func performDrop(info: DropInfo) -> Bool { count += 1; isOver = false; return true }
}

struct BoardView: View {
  @State private var board = Board()
  @State private var trashed = 0
  @State private var isOverTrash = false
  @State private var dropped = "nothing"

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 12) {
          ForEach(board.columns) { ColumnView(board: board, column: $0) }
          Text("Drag me (old API)")
            .padding()
            .background(.yellow)
            .onDrag { NSItemProvider(object: "old" as NSString) }
          Label("Trash \(trashed)", systemImage: isOverTrash ? "trash.fill" : "trash")
            .frame(maxWidth: .infinity, minHeight: 60)
            .background(isOverTrash ? Color.red.opacity(0.3) : .clear)
            .overlay(
              RoundedRectangle(cornerRadius: 10).stroke(style: StrokeStyle(lineWidth: 2, dash: [6]))
            )
            .onDrop(of: [.text], delegate: TrashDrop(count: $trashed, isOver: $isOverTrash))
          Text("Dropped text: \(dropped)")
            .frame(maxWidth: .infinity, minHeight: 60)
            .background(.mint.opacity(0.2))
            .dropDestination(for: String.self) { strings, _ in
              dropped = strings.first ?? "?"
              return !strings.isEmpty
            }
        }
        .padding()
      }
      .navigationTitle("Board")
      .toolbar {
        Button("Add", systemImage: "plus") {
          board.columns[0].issues.append(Issue(title: "New issue", points: 1))
        }
      }
    }
  }
}

@main
struct BoardApp: App {
  var body: some Scene { WindowGroup("Board") { BoardView() } }
}
