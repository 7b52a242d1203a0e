import Foundation
import TestSupport
import Testing

@testable import ViewSnapshots

@Suite("Lines of what made a change")
struct ChangeOriginTests {
  private let source = """
    struct Card: View {
      var body: some View {
        VStack {
          Text("Tea").padding(8)
          Text("Milk").padding(12)
            .opacity(level)
          Text("Milk").accessibilityLabel("White")
        }
        .background(Color.red)
      }
    }
    struct Row: View { var body: some View { Card().frame(width: 20).frame(height: 20) } }
    """

  private func line(_ kind: SemanticChange.Kind, _ view: String = "Card") throws -> Int? {
    let folder = try TemporaryFolder()
    try folder.write("Sources/Card.swift", source)
    let change = SemanticChange(kind, element: "p", origin: ViewOrigin(viewPath: [view]))
    let located = SourceIndex(folder: folder.path).locating([change])
    #expect(located.first?.origin.file == "Sources/Card.swift")
    return located.first?.origin.line
  }

  private func style(_ property: String, _ from: String?, _ to: String?) -> SemanticChange.Kind {
    .style(property: property, from: from, to: to)
  }

  @Test("The call that alone has the new value is meant")
  func values() throws {
    #expect(try line(style("padding", "10px", "12px")) == 5)
    #expect(try line(style("padding-inline-start", nil, "8px")) == 4)
    #expect(try line(style("width", "9px", "20px"), "Row") == 1 + 11)
  }

  @Test("A call without numbers is meant where it is the only one")
  func alone() throws {
    #expect(try line(style("opacity", "1", ".5")) == 6)
    #expect(try line(style("background-color", "red", "#00f")) == 9)
    #expect(try line(.attribute("aria-label", from: "Green", to: "White")) == 7)
    #expect(try line(.attribute("aria-label", from: nil, to: "Red")) == 7)
  }

  @Test("A text is where it is written, if that is one place")
  func texts() throws {
    #expect(try line(.text(from: "Coffee", to: "Tea")) == 4)
    #expect(try line(.text(from: "Coffee", to: "Milk")) == 1)
  }

  @Test("Where no or several calls are candidates, the declaration is named")
  func declaration() throws {
    #expect(try line(style("padding", "10px", "13px")) == 1)
    #expect(try line(style("letter-spacing", "1px", "2px")) == 1)
    #expect(try line(.remove("<p>")) == 1)
    #expect(try line(style("height", "9px", "20px"), "Row") == 12)
  }
}
