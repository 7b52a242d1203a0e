import Foundation
import Testing

@Suite("Core Image")
struct CoreImageTests {
  @Test("A filter lies around the picture's file")
  func sepia() throws {
    let svg = try #require(FilteredPixel.sepia(intensity: 0))
    #expect(svg.contains("<feColorMatrix values=\"1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0\"/>"))
    #expect(svg.contains("href=\"data:image/png;base64,\(FilteredPixel.file)\""))
    #expect(FilteredPixel.sepiaKeys == ["inputImage", "inputIntensity"])
  }

  @Test("Every filter makes a picture that can be shown", arguments: FilteredPixel.names)
  func all(name: String) throws {
    #expect(try #require(FilteredPixel.filtered(by: name)).hasPrefix("<svg"))
  }

  @Test("Without a picture nothing comes out, and unknown filters aren't there")
  func nothing() {
    #expect(!FilteredPixel.hasOutputWithoutInput)
    #expect(FilteredPixel.filtered(by: "CINothing") == nil)
  }
}
