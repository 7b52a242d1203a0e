import Kingfisher
import SwiftUI
import Testing

@Suite("Kingfisher's image")
@MainActor
struct KFImageTests {
  @Test("The picture at an address is in the first frame")
  func address() throws {
    let view = KFImage(URL(string: "https://example.org/a.png"))
      .placeholder { ProgressView() }
      .setProcessor(DownsamplingImageProcessor(size: CGSize(width: 20, height: 20)))
      .onSuccess { _ in }
      .fade(duration: 0.25)
      .cancelOnDisappear(true)
      .resizable()
      .scaledToFill()
      .frame(width: 80, height: 80)
      .clipShape(Circle())
      .accessibilityLabel("A")
    let renderer = HTMLRenderer(content: view)
    #expect(
      try renderer.fragment.contains("src=\"https://example.org/a.png\" alt=\"A\""))
    #expect(try renderer.warnings.isEmpty)
  }

  @Test("Without an address the placeholder is shown, or nothing")
  func placeholder() throws {
    let with = HTMLRenderer(content: KFImage(nil).resizable().placeholder { Text("none") })
    #expect(try with.fragment.contains(">none<"))
    let without = HTMLRenderer(content: KFImage(nil).resizable())
    #expect(try !without.fragment.contains("<img"))
  }

  @Test("An address that pages must not have is refused")
  func refused() throws {
    let renderer = HTMLRenderer(content: KFImage(URL(string: "file:///etc/passwd")))
    #expect(try !renderer.fragment.contains("<img"))
    #expect(try renderer.warnings.map(\.code) == [.refusedURL])
  }
}
