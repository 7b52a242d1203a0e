import Testing

@testable import ViewTree

@Suite("Descriptions of colours")
struct ColorDescriptionTests {
  @Test("Colours of the system have names, others their digits")
  func names() {
    let colors: [Color] = [
      .red, .accentColor, .clear, Color("Leaf"), Color(red: 1, green: 0.5, blue: 0),
      .black.opacity(0.5),
    ]
    #expect(
      colors.map(\.description)
        == ["red", "accentColor", "clear", "Leaf", "#FF8000FF", "#00000080"])
  }
}
