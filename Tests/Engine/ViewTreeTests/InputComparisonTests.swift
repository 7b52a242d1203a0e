import Testing

@testable import ViewTree

private protocol Model {}
private struct Small: Model { var number: Int }
private struct Large: Model { var numbers = (1, 2, 3, 4, 5, 6) }

private struct Inputs {
  var model: any Model
  var list: any Collection<Int>
  var error: (any Error)?
  var type: any Model.Type = Small.self
  var pair = (1, "a")
}

@Suite("Comparing inputs")
@MainActor
struct InputComparisonTests {
  @Test("Values of protocol types are the same if they are copies of one")
  func existentials() {
    let comparison = InputComparison.of(Inputs.self)
    let one = Inputs(model: Large(), list: [1, 2])
    #expect(comparison.areEqual(one, one))
    var other = one
    other.pair.0 = 2
    #expect(!comparison.areEqual(one, other))
    other = one
    other.model = Small(number: 1)
    #expect(!comparison.areEqual(one, other))
    other = one
    other.list = 1...2
    #expect(!comparison.areEqual(one, other))
    other = one
    other.type = Large.self
    #expect(!comparison.areEqual(one, other))
  }
}
