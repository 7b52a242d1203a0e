import Testing

@testable import ViewTree

@Suite("Field styles")
@MainActor
struct TextFieldStyleTests {
  private struct Underlined: TextFieldStyle {
    @Environment(\.isEnabled) private var isEnabled

    func _body(configuration: TextField<Self._Label>) -> some View {
      VStack {
        configuration
        Text(isEnabled ? "on" : "off")
      }
    }
  }

  @Test("A style of the author's own shows the field in its view")
  func custom() throws {
    let html = try structure(
      TextField("Name", text: .constant("Kim")).textFieldStyle(Underlined()).disabled(true))
    #expect(html.contains(#"aria-label="Name""#))
    #expect(html.contains(#"value="Kim""#))
    #expect(html.contains("<p>off</p>"))
  }

  @Test("A secret in a style of the author's own stays out of the page")
  func secret() throws {
    let html = try structure(
      SecureField("Key", text: .constant("1234")).textFieldStyle(Underlined()))
    #expect(html.contains(#"type="password""#))
    #expect(!html.contains("1234"))
    #expect(html.contains("<p>on</p>"))
  }
}
