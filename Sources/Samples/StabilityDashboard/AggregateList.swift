import SwiftUI

struct AggregateList: View {
  @EnvironmentObject private var store: AppStore
  let aggregates: [Aggregate]

  var body: some View {
    List(aggregates) { aggregate in
      NavigationLink(destination: AggregateDetail(aggregate: aggregate)) {
        HStack {
          VStack(alignment: .leading) {
            Text(aggregate.title).strikethrough(store.state.resolved.contains(aggregate.id))
            Text(aggregate.place).font(.caption).foregroundColor(.secondary)
          }
          Spacer()
          Text(aggregate.count, format: .number).monospacedDigit()
        }
      }
    }
    .navigationTitle("Causes")
  }
}

struct AggregateDetail: View {
  @EnvironmentObject private var store: AppStore
  let aggregate: Aggregate

  private var isResolved: Bool { store.state.resolved.contains(aggregate.id) }

  var body: some View {
    Form {
      Section("Where") { Text(aggregate.place).font(.system(size: 14, design: .monospaced)) }
      Section("How often") {
        LabeledContent("Crashes", value: aggregate.count, format: .number)
        LabeledContent("People", value: aggregate.users, format: .number)
      }
      Button(isResolved ? "Reopen" : "Mark as resolved") {
        store.send(isResolved ? .reopen(aggregate.id) : .resolve(aggregate.id))
      }
    }
    .navigationTitle(aggregate.title)
  }
}
