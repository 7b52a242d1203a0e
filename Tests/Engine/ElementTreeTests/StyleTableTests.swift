import ElementTree
import Testing

@Suite("Style table")
struct StyleTableTests {
  @Test("Equal lists are one list")
  func interning() {
    var table = StyleTable()
    let a = table.extend(table.extend(0, .width, .points(4 as Double)), .opacity, .number(0.5))
    let b = table.extend(table.extend(0, .width, .points(4 as Double)), .opacity, .number(0.5))
    #expect(a == b)
    #expect(table.rule(for: a).body == "width:4px;opacity:.5")
  }

  @Test("The order of declarations does not change the class")
  func order() {
    var table = StyleTable()
    let a = table.extend(table.extend(0, .width, .points(4 as Double)), .opacity, .number(0.5))
    let b = table.extend(table.extend(0, .opacity, .number(0.5)), .width, .points(4 as Double))
    #expect(a != b)
    #expect(table.rule(for: a).name == table.rule(for: b).name)
  }

  @Test("A later declaration for a property wins")
  func later() {
    var table = StyleTable()
    let list = table.extend(
      table.extend(0, .width, .points(4 as Double)), .width, .points(8 as Double))
    #expect(table.rule(for: list).body == "width:8px")
  }

  @Test("A class has the same name in every process")
  func stability() {
    var table = StyleTable()
    let list = table.extend(0, .width, .points(4 as Double))
    #expect(table.rule(for: list).name == "rgic1ac")
  }

  @Test("Sides that are pairwise equal are written as one")
  func sides() {
    var table = StyleTable()
    var list: StyleTable.List = 0
    list = table.extend(list, .paddingBlockStart, .points(1 as Double))
    list = table.extend(list, .paddingInlineStart, .points(2 as Double))
    list = table.extend(list, .paddingBlockEnd, .points(1 as Double))
    list = table.extend(list, .paddingInlineEnd, .points(2 as Double))
    #expect(table.rule(for: list).body == "padding:1px 2px")
  }

  @Test(
    "Numbers are short and finite",
    arguments: [
      (0.0, "0"), (1.0, "1"), (0.5, ".5"), (-0.25, "-.25"), (1.23456, "1.2346"),
      (-3.0, "-3"), (1e300, "99999999"), (Double.infinity, "99999999"), (Double.nan, "0"),
      (0.00001, "0"),
    ])
  func numbers(value: Double, text: String) {
    #expect(CSSNumber.string(value) == text)
  }

  @Test("Thousands of lists stay apart")
  func growth() {
    var table = StyleTable()
    let lists = (0..<5000).map { table.extend(0, .width, .points(Double($0))) }
    #expect(Set(lists).count == 5000)
    #expect(Set(lists.map { table.rule(for: $0).name }).count == 5000)
  }
}
