import Testing
import ViewTree

@Suite("Selected rows of a list")
@MainActor
struct ListSelectionTests {
  @Test("A set selects each of its rows")
  func several() throws {
    let selection: Binding<Set<Int>> = .constant([1, 3])
    #expect(try selectedCount(List(selection: selection) { rows }) == 2)
  }

  @Test("An optional value selects its row, or none")
  func one() throws {
    let selection: Binding<Int?> = .constant(2)
    #expect(try selectedCount(List(selection: selection) { rows }) == 1)
    let nothing: Binding<Int?> = .constant(nil)
    #expect(try selectedCount(List(selection: nothing) { rows }) == 0)
  }

  @Test("A value selects its row")
  func always() throws {
    let selection: Binding<Int> = .constant(2)
    #expect(try selectedCount(List(selection: selection) { rows }) == 1)
  }

  @ViewBuilder private var rows: some View {
    ForEach(1..<4) { Text("Row \($0)").tag($0) }
  }

  private func selectedCount(_ list: some View) throws -> Int {
    try HTMLRenderer(content: list).fragment.split(separator: "<")
      .filter { $0.contains("aria-current=\"true\"") }.count
  }
}
