import Foundation
import SwiftUI
import Testing

@Suite("Shaders")
@MainActor
struct ShaderTests {
  @Test("Views with a program of the graphics processor's are shown as they are")
  func effects() throws {
    let plain = try HTMLRenderer(content: Text("a")).fragment
    let shader = ShaderLibrary.wave(.float(1), .color(.red), .boundingRect)
    #expect(shader.function.name == "wave" && shader.arguments.count == 3)
    let shown = Text("a").colorEffect(shader).layerEffect(shader, maxSampleOffset: .zero)
      .distortionEffect(ShaderLibrary.default.bend(), maxSampleOffset: .zero, isEnabled: false)
    #expect(try HTMLRenderer(content: shown).fragment == plain)
    _ = Rectangle().fill(.shader(shader))
  }
}
