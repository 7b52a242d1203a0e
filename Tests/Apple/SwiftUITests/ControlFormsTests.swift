import SwiftUI
import Testing

@Suite("Forms of controls")
@MainActor
struct ControlFormsTests {
  private func issues<V: View>(_ view: V) throws -> [String] {
    let renderer = HTMLRenderer(content: view)
    _ = try renderer.html
    return try renderer.warnings.map(\.description)
  }

  @Test("Every form of a control renders without a problem")
  func render() throws {
    #expect(try issues(VStack { ButtonForms() }) == [])
    #expect(try issues(InputForms()) == [])
    #expect(try issues(VStack { ListForms() }) == [])
    #expect(try issues(VStack { NavigationForms() }) == [])
  }
}
