import SwiftUI
import Testing

@Suite("Pictures of UIKit")
struct UIImageTests {
  /// A picture of one pixel.
  static let pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="

  @Test("What a picture is kept as makes the same picture; a symbol is no file")
  func data() throws {
    let data = try #require(Data(base64Encoded: Self.pixel))
    let image = try #require(UIImage(data: data))
    #expect(image.pngData() == data)
    #expect(image.jpegData(compressionQuality: 0.5) == data)
    #expect(UIImage(systemName: "star")?.pngData() == nil)
    #expect(UIImage().pngData() == nil)
  }
}
