import Browser
import Testing

@Suite("Accessibility tree")
struct AccessibilityTests {
  @Test("A button has its role, its name and its properties")
  func button() async throws {
    try await SharedBrowser.withPage { page in
      try await page.setContent("<!doctype html><title>Tea</title><button>Go</button>")
      let roots = try await page.accessibilityTree()
      #expect(roots.map(\.role) == ["RootWebArea"])
      #expect(roots.first?.name == "Tea")
      let nodes = roots.flatMap(\.flattened)
      let buttons = nodes.filter { $0.role == "button" }
      #expect(buttons.map(\.name) == ["Go"])
      #expect(buttons.map(\.isIgnored) == [false])
      #expect(buttons.first?.properties["focusable"] == true)
      #expect(buttons.first?.children.map(\.role) == ["StaticText"])
      #expect(nodes.contains { $0.isIgnored })
    }
  }

  @Test("Values and states are reported")
  func states() async throws {
    try await SharedBrowser.withPage { page in
      try await page.setContent(
        "<h2>H</h2><input aria-label=Name value=Ada><input type=checkbox checked>")
      let nodes = try await page.accessibilityTree().flatMap(\.flattened)
      #expect(nodes.first { $0.role == "heading" }?.properties["level"] == 2)
      #expect(nodes.first { $0.role == "textbox" }?.value == "Ada")
      #expect(nodes.first { $0.role == "checkbox" }?.properties["checked"] == "true")
      #expect(nodes.first { $0.role == "checkbox" }?.name == "")
    }
  }
}
