import ElementTree
import Testing

@Suite("Reading style rules")
struct StyleReadingTests {
  @Test(
    "A rule that was written reads back as itself, in any table",
    arguments: [
      "width:4px", "width:4px;opacity:.5", "padding:1px 2px", "font-size:1.0625rem",
      "width:50%;background-image:url(\"data:image/svg+xml;utf8,%3Csvg a='b;c'/%3E\")",
      "grid-template:minmax(0,1fr)/minmax(0,1fr);--accent:red", "width:0;height:1e5px",
    ])
  func roundTrip(body: String) throws {
    var table = StyleTable()
    let read = table.list(for: StyleRule(body: body))
    let list = try #require(read)
    let rule = table.rule(for: list)
    #expect(rule.body == body)
    #expect(rule.name == StyleRule(body: body).name)
    let again = table.list(for: rule)
    #expect(again == list)
  }

  @Test(
    "What no rule of ours says is refused",
    arguments: [
      "", "width", "width:1px;", "behaviour:x", "width:1px}a{b:c", "width:(", "width:)", "width:\"",
      "width:<", "opacity:1;width:1px", "width:1px\\",
    ])
  func refused(body: String) {
    var table = StyleTable()
    let list = table.list(for: StyleRule(body: body))
    #expect(list == nil)
  }
}
