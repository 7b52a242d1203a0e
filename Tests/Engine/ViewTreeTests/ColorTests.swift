import Foundation
import Testing

@testable import ElementTree
@testable import ViewTree

@Suite("Colours")
@MainActor
struct ColorTests {
  private func css(_ color: Color) -> String {
    var context = LoweringContext(environment: EnvironmentValues(), graph: ViewGraph())
    return context.css(color).string
  }

  @Test("Colours are what their parts say")
  func parts() {
    #expect(css(Color(red: 1, green: 0.5, blue: 0)) == "#ff8000")
    #expect(css(Color(white: 0.2, opacity: 0.5)) == "rgb(51 51 51/.5)")
    #expect(css(Color(hue: 0, saturation: 1, brightness: 1)) == "#ff0000")
    #expect(css(Color(hue: 1.0 / 3, saturation: 1, brightness: 0.5)) == "#008000")
    #expect(css(Color(hue: 0.6, saturation: 0.5, brightness: 0.8)) == "#668fcc")
    #expect(css(Color(.sRGBLinear, white: 0.5)) == "#bcbcbc")
    #expect(css(Color(.displayP3, red: 0.5, green: 0.5, blue: 0.5)) == "#808080")
    #expect(css(Color(.displayP3, red: 1, green: 0, blue: 0)) == "#ff0000")
    #expect(css(Color(red: .nan, green: .infinity, blue: 2)) == "#0000ff")
  }

  @Test("A mixture is computed where both colours are known")
  func mixtures() {
    let (black, white) = (Color(white: 0), Color(white: 1))
    #expect(css(black.mix(with: white, by: 0.5, in: .device)) == "#808080")
    #expect(css(black.mix(with: white, by: 0.5)) == "#636363")
    #expect(css(Color(red: 1, green: 0, blue: 0).mix(with: black, by: 0)) == "#ff0000")
    #expect(
      css(Color.accentColor.mix(with: white, by: 0.25))
        == "color-mix(in oklab,var(--accent),#ffffff 25%)")
    #expect(
      css(Color.red.gradient.gradient.stops[0].color)
        == css(Color.red.mix(with: white, by: 0.2, in: .device)))
  }

  @Test("A tint is that of the place where it is used")
  func tints() {
    var context = LoweringContext(environment: EnvironmentValues(), graph: ViewGraph())
    #expect(context.css(.accentColor).string == "var(--accent)")
    context.environment.style.tint = Color(white: 0)
    #expect(context.css(.accentColor).string == "#000000")
  }

  @Test("A colour is resolved for its surroundings")
  func resolved() {
    var environment = EnvironmentValues()
    #expect(Color.primary.resolve(in: environment).red == 0)
    environment.colorScheme = .dark
    #expect(Color.primary.resolve(in: environment).red == 1)
    #expect(Color.white.opacity(0.25).resolve(in: environment).opacity == 0.25)
  }
}
