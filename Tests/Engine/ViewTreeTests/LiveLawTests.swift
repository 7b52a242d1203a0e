import Combine
import ElementTree
import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import ViewTree

/// What the views of the law show; both pages see the same object.
private final class Model: ObservableObject {
  struct Item: Identifiable, Equatable {
    var id: Int
    var name: String
    var isLarge: Bool
  }

  @Published var items = (0..<6).map { Item(id: $0, name: "Item \($0)", isLarge: false) }
  @Published var columns = 2
  @Published var isPadded = false
  @Published var choice = 1
  @Published var isShown = false
  @Published var path: [Int] = []
  @Published var text = "some"
  @Published var scheme = false
  private var next = 6

  func change(_ random: inout SeededGenerator) {
    switch random.below(13) {
    case 0:
      items.insert(
        Item(id: next, name: "New \(next)", isLarge: false), at: random.below(items.count + 1))
      next += 1
    case 1: if !items.isEmpty { items.remove(at: random.below(items.count)) }
    case 2: items.shuffle(using: &random)
    case 3: if !items.isEmpty { items[random.below(items.count)].name += "!" }
    case 4: if !items.isEmpty { items[random.below(items.count)].isLarge.toggle() }
    case 5: columns = 1 + random.below(3)
    case 6: isPadded.toggle()
    case 7: choice = random.below(3)
    case 8: isShown.toggle()
    case 9: path = (0..<random.below(3)).map { $0 + 1 }
    case 10: text = String(repeating: "word ", count: random.below(5))
    case 11: scheme.toggle()
    default: if items.count > 1 { items.swapAt(0, items.count - 1) }
    }
  }
}

private struct Page: View {
  @ObservedObject var model: Model

  var body: some View {
    TabView(selection: $model.choice) {
      NavigationStack(path: $model.path) {
        ScrollView {
          VStack(alignment: .leading) {
            Header(text: model.text).padding(model.isPadded ? 12 : 0)
              .background(model.isPadded ? Color.red : Color.clear)
            ForEach(model.items) { item in
              ItemRow(item: item).padding(4).border(.blue)
                .overlay(alignment: .topTrailing) { if item.isLarge { Badge() } }
            }
            Inner(model: model)
          }
          .frame(maxWidth: .infinity)
        }
        .navigationTitle("Items \(model.items.count)")
        .navigationDestination(for: Int.self) { Detail(number: $0) }
      }
      .tag(0)
      .tabItem { Label("List", systemImage: "list.bullet") }
      GridPage(columns: model.columns, items: model.items).tag(1).tabItem { Text("Grid") }
      Form {
        Section("Choices") {
          Picker("Choice", selection: $model.choice) {
            ForEach(0..<3) { Text("Choice \($0)") }
          }
          Toggle("Shown", isOn: $model.isShown)
          TextField("Text", text: $model.text)
        }
      }
      .tag(2)
      .tabItem { Text("Form") }
    }
    .sheet(isPresented: $model.isShown) { Detail(number: 7) }
    .environment(\.colorScheme, model.scheme ? .dark : .light)
  }
}

private struct Header: View {
  let text: String
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text("\(text) \(scheme == .dark ? "dark" : "light")").font(.title) }
}

private struct Badge: View {
  var body: some View { Circle().fill(.red).frame(width: 10, height: 10) }
}

private struct ItemRow: View {
  let item: Model.Item
  var body: some View {
    HStack {
      Text(item.name)
      if item.isLarge { Spacer() }
      Image(systemName: "heart").accessibilityLabel("Like \(item.name)")
    }
    .frame(height: item.isLarge ? 60 : nil)
  }
}

/// Reads the object without being given anything of it.
private struct Inner: View {
  let model: Model
  var body: some View { InnerMost(model: model).opacity(0.5) }
}

private struct InnerMost: View {
  @ObservedObject var model: Model
  var body: some View {
    if model.columns == 2 {
      Text("two").bold()
    } else {
      VStack {
        Text("other \(model.columns)"); Divider()
      }
    }
  }
}

private struct GridPage: View {
  let columns: Int
  let items: [Model.Item]
  var body: some View {
    Grid {
      ForEach(items) { item in
        GridRow {
          GridCell(name: item.name); Text("\(columns)")
        }
      }
    }
    LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: columns)) {
      ForEach(items) { GridCell(name: $0.name) }
    }
  }
}

private struct GridCell: View {
  let name: String
  var body: some View { Text(name).padding().background(.yellow).cornerRadius(8) }
}

private struct Detail: View {
  let number: Int
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Text("Detail \(number)")
      Button("Close") { dismiss() }
    }
    .navigationTitle("Detail")
  }
}

/// The element without names that count evaluations.
private func normal(_ html: String) -> String {
  var numbers: [String: Int] = [:]
  var result = ""
  var rest = html[...]
  while let start = rest.range(of: "name=\"") {
    result += rest[..<start.upperBound]
    rest = rest[start.upperBound...]
    let end = rest.firstIndex(of: "\"") ?? rest.endIndex
    let name = String(rest[..<end])
    result += "\(numbers[name] ?? numbers.count)"
    if numbers[name] == nil { numbers[name] = numbers.count }
    rest = rest[end...]
  }
  return result + rest
}

@Suite("Laws of live views") @MainActor
struct LiveLawTests {
  @Test("After any changes the page is what a fresh evaluation gives")
  func incrementalEqualsClean() throws {
    let seed = PropertySeed.start
    for run in 0..<12 {
      var random = SeededGenerator(seed: seed &+ UInt64(run))
      let model = Model()
      let page = LiveView(Page(model: model))
      _ = try page.update()
      var chosen = [model.choice]
      for step in 0..<25 {
        for _ in 0...random.below(3) { model.change(&random) }
        _ = try page.update()
        if !chosen.contains(model.choice) { chosen.append(model.choice) }
        let fresh = LiveView(Page(model: model))
        // Tabs are made when they are chosen first.
        let choice = model.choice
        for earlier in chosen + [choice] {
          model.choice = earlier
          _ = try fresh.update()
        }
        let isEqual = normal(page.tree.html) == normal(fresh.tree.html)
        #expect(isEqual, "seed \(seed &+ UInt64(run)), step \(step)")
        guard isEqual else {
          Issue.record("\(normal(page.tree.html))\n----\n\(normal(fresh.tree.html))")
          return
        }
      }
    }
  }
}
