import Browser
import Foundation
import SwiftData
import Testing
import ViewTree

@Model
final class Errand {
  var title: String
  var isDone = false

  init(title: String) { self.title = title }
}

/// A list of what is to do, kept by SwiftData, as people touch it.
@Suite("Errands in SwiftData", .serialized)
@MainActor
struct SwiftDataTests {
  private struct Errands: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Errand.title) private var errands: [Errand]
    @State private var title = ""

    var body: some View {
      VStack {
        Text("\(errands.count) errands, \(errands.count { $0.isDone }) done")
        TextField("Title", text: $title)
        Button("Add") {
          context.insert(Errand(title: title))
          title = ""
        }
        ForEach(errands) { errand in
          HStack {
            ErrandToggle(errand: errand)
            Button("Remove \(errand.title)") { context.delete(errand) }
          }
        }
      }
    }
  }

  private struct ErrandToggle: View {
    @Bindable var errand: Errand
    var body: some View { Toggle(errand.title, isOn: $errand.isDone) }
  }

  @Test("Errands are added, done and removed, and the list follows")
  func errands() async throws {
    try await ServedView.with({ Errands().modelContainer(for: Errand.self, inMemory: true) }) {
      served in
      #expect(try await served.shows("0 errands, 0 done"))
      for title in ["bread", "apples"] {
        try await served.click("document.querySelector('input')")
        try await served.page.type(title)
        try await served.click(served.element("Add"))
        #expect(try await served.wait("!!\(served.element("Remove \(title)"))"))
      }
      #expect(try await served.shows("2 errands, 0 done"))
      try await served.click("document.querySelector('input[type=checkbox]')")
      #expect(try await served.shows("2 errands, 1 done"))
      try await served.click(served.element("Remove apples"))
      #expect(try await served.shows("1 errands, 0 done"))
    }
  }
}
