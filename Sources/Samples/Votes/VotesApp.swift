import AppServer
import SwiftUI

/// What is voted on, by all readers of all servers together.
@MainActor
enum Hall {
  static let votes = SharedValue("votes", ["Tea": 0, "Coffee": 0])
}

@main
struct VotesApp: App {
  var body: some Scene {
    WindowGroup("Votes") { VotesView() }
  }
}

struct VotesView: View {
  /// How often this reader has voted.
  @State private var own = 0
  @State private var name = ""

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(Hall.votes.value.sorted { $0.key < $1.key }, id: \.key) { drink, count in
            Button {
              Hall.votes.update { $0[drink, default: 0] += 1 }
              own += 1
            } label: {
              LabeledContent(drink, value: count, format: .number)
            }
          }
        } footer: {
          Text("You have voted \(own) times.")
        }
        Section("Another drink") {
          TextField("Name", text: $name)
            .onSubmit(add)
          Button("Add", action: add)
            .disabled(name.isEmpty)
        }
      }
      .navigationTitle("Votes")
    }
  }

  private func add() {
    let drink = name.trimmingCharacters(in: .whitespaces)
    guard (1...40).contains(drink.count) else { return }
    // Nobody wants a list that has no end.
    Hall.votes.update { if $0.count < 20 { $0[drink, default: 0] += 0 } }
    name = ""
  }
}
