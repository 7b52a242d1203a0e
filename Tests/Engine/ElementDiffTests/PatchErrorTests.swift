import DiffProving
import ElementDiff
import ElementTree
import Testing

@Suite("Patches that do not fit")
struct PatchErrorTests {
  @Test(
    "An operation that does not fit is an error that names it",
    arguments: [
      (#"{"text": 9, "value": "x"}"#, .missingNode),
      (#"{"remove": 3, "count": 4}"#, .shortRun),
      (#"{"move": 2, "count": 2, "before": 3}"#, .badPlace),
      (#"{"move": 2, "in": 0}"#, .badPlace),
      (#"{"move": 2, "before": 0}"#, .missingNode),
      (#"{"insert": [{"name": "p"}], "in": 9}"#, .missingNode),
      (#"{"style": 2, "rule": 7}"#, .missingRule),
      (#"{"attribute": 5, "name": "title", "value": "x"}"#, .wrongKind),
      (#"{"insert": [{"name": "p"}], "in": 5}"#, .wrongKind),
    ] as [(String, PatchError.Code)])
  func misfit(operation: String, code: PatchError.Code) throws {
    let tree = ElementTree([
      ModelNode(
        .ul,
        children: [ModelNode(.li), ModelNode(.li), ModelNode(.li), ModelNode(.text, text: "t")])
    ])
    let patch = try Patch(
      json: #"{"version": 1, "operations": [{"text": 2, "value": "a"}, \#(operation)]}"#)
    let error = #expect(throws: PatchError.self) { try patch.apply(to: tree).html }
    #expect(error?.code == code)
    #expect(error?.operation == 1)
  }

  @Test("A frame can't get data into an embedded page by way of an attribute")
  func embeddedPage() throws {
    let tree = ElementTree([ModelNode(.iframe), ModelNode(.img)])
    let patch = { (node: Int) in
      try Patch(
        json: """
          {"version": 1, "operations": [
            {"attribute": \(node), "name": "src", "value": "data:image/svg+xml,x"}]}
          """)
    }
    #expect(throws: PatchError.self) { try patch(1).apply(to: tree) }
    #expect(
      try patch(2).apply(to: tree).html == "<iframe></iframe><img src=\"data:image/svg+xml,x\"/>")
  }

  @Test("A patch that moves rows to and fro is stopped")
  func endless() throws {
    let step = #"{"move": 2, "count": 3, "in": 1}"#
    let patch = try Patch(
      json:
        #"{"version": 1, "operations": [\#(repeatElement(step, count: 50).joined(separator: ","))]}"#
    )
    let error = #expect(throws: PatchError.self) { try patch.apply(to: Rows.tree("abcd")) }
    #expect(error?.code == .tooMuchWork)
  }
}
