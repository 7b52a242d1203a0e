import ElementTree
import Testing

@testable import ViewTree

private struct Rows: View {
  @State private var count = 5
  @State private var isShown = false

  var body: some View {
    VStack {
      Text(verbatim: "rows \(count)")
      VStack { ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)") } }
      Button("Edit") { isShown = true }
    }
    .sheet(isPresented: $isShown, onDismiss: { count += 1 }) { Editor() }
  }
}

private struct Editor: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Done") { dismiss() } }
}

/// The rows stand beside what presents, in a z-stack.
private struct Cards: View {
  @State private var count = 5
  @State private var isShown = false

  var body: some View {
    ZStack {
      ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)").padding() }
      Button("Edit") { isShown = true }
    }
    .sheet(isPresented: $isShown, onDismiss: { count = count == 5 ? 2 : 9 }) { Editor() }
  }
}

/// Rows of texts with arguments, none of them at first.
private struct Cardless: View {
  @State private var count = 0
  @State private var isShown = false

  var body: some View {
    VStack {
      Text("n \(count)")
      VStack { ForEach(0..<count, id: \.self) { Text("\($0)") } }
      Button("E") { isShown = true }
    }
    .sheet(isPresented: $isShown, onDismiss: { count += 1 }) { Editor() }
  }
}

@Suite("Dismissal") @MainActor
struct DismissalTests {
  @Test("Writes of a sheet's `onDismiss` may change the number of rows")
  func rows() throws {
    var page = try LivePage(Rows())
    for count in 6..<9 {
      try page.press("Edit")
      try page.press("Done")
      #expect(page.texts(.p).first == "rows \(count)")
      #expect(page.texts(.p).count == count + 1)
    }
  }

  @Test("Rows may come where there were none")
  func none() throws {
    var page = try LivePage(Cardless())
    for count in 1..<6 {
      try page.press("E")
      try page.press("Done")
      #expect(page.texts(.p) == ["n \(count)"] + (0..<count).map { "\($0)" })
    }
  }

  @Test("Writes of a sheet's `onDismiss` may change the number of views in a z-stack")
  func depthStack() throws {
    var page = try LivePage(Cards())
    for count in [2, 9, 9] {
      try page.press("Edit")
      try page.press("Done")
      #expect(page.texts(.p).count == count)
    }
  }
}
