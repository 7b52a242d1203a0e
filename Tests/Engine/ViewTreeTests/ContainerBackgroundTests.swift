import ElementTree
import Foundation
import Testing

@testable import ViewTree

@Suite("Backgrounds in the shape of the container around")
@MainActor
struct ContainerBackgroundTests {
  private func radius(_ view: some View) throws -> Bool {
    try HTMLRenderer(content: view).css.contains("border-radius:20px")
  }

  @Test("A style without a shape has that of the container, one with a shape its own")
  func shapes() throws {
    let shape = RoundedRectangle(cornerRadius: 20)
    #expect(try radius(Text("a").background(.red).containerShape(shape)))
    #expect(try radius(Text("a").background().containerShape(shape)))
    #expect(try radius(Text("a").background(.red.opacity(0.5)).containerShape(shape)))
    #expect(try !radius(Text("a").background(.red)))
    #expect(try !radius(Text("a").background(.red, in: Rectangle()).containerShape(shape)))
    #expect(try !radius(Text("a").background { Color.red }.containerShape(shape)))
  }
}
