import ElementTree
import Testing

@testable import ViewTree

@Suite("Keys of rows in rows") @MainActor
struct NestedRowKeyTests {
  private func check<V: View>(_ name: String, _ view: V) throws {
    let page = LiveView(view)
    _ = try page.update()
    for index in page.tree.nodes.indices {
      let keys = page.tree.children(of: index).map { page.tree.nodes[$0].key }.filter { $0 != 0 }
      #expect(Set(keys).count == keys.count, "\(name): \(page.tree.html)")
    }
  }

  @Test("Rows have keys of their own, whatever is around them")
  func keys() throws {
    try check(
      "rotated",
      VStack {
        ForEach(0..<3, id: \.self) { outer in
          ForEach(0..<3, id: \.self) { Text(verbatim: "\(outer) \($0)") }.rotationEffect(
            .degrees(2))
        }
      })
    try check(
      "masked",
      VStack {
        ForEach(0..<3, id: \.self) { outer in
          ForEach(0..<3, id: \.self) { Text(verbatim: "\(outer) \($0)") }.mask { Rectangle() }
        }
      })
    try check(
      "both",
      VStack {
        ForEach(0..<3, id: \.self) { outer in
          AnyView(
            ForEach(0..<3, id: \.self) { inner in HStack { Text(verbatim: "\(outer) \(inner)") } }
              .rotationEffect(.degrees(2)).mask { Rectangle() })
        }
      })
    try check(
      "some",
      VStack {
        ForEach(0..<3, id: \.self) { outer in
          ForEach(0..<outer, id: \.self) { inner in
            HStack {
              Text("row [\(inner)]"); if inner % 2 == 0 { Text("a") }
            }
          }
        }
      })
    try check(
      "labels",
      VStack {
        ForEach(0..<3, id: \.self) { outer in
          Toggle("a", isOn: .constant(true)).overlay { Text("a") }.disabled(true)
          ForEach(0..<2, id: \.self) { _ in TextField("a", text: .constant("")) }
        }
      })
  }
}
