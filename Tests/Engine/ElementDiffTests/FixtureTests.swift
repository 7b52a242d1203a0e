import DiffProving
import ElementDiff
import ElementTree
import Testing

@Suite("Shared patches", .serialized)
struct FixtureTests {
  @Test(
    "A diff and all forms of its patch are as recorded", arguments: FixtureCase.all.keys.sorted())
  func recorded(name: String) throws {
    let example = try #require(FixtureCase.all[name])
    if Fixture.isRecording { try Fixture.record(name, example) }
    let fixture = try Fixture(named: name)
    let (old, new) = example.trees
    var server = NumberedTree(old)
    let before = try fixture.before.apply(to: NumberedTree(ElementTree()))
    #expect(before.tree == old)
    #expect(before.rules.rules == server.rules.rules)

    let patch = server.update(to: new, options: DiffOptions(pinned: example.pinned)).patch
    #expect(patch == fixture.patch)
    #expect(patch.frame() == fixture.frame)
    #expect(try Patch(frame: fixture.frame) == patch.withoutKeys)

    let after = try fixture.patch.apply(to: before)
    #expect(after.ids == fixture.ids)
    #expect(after.tree == new)
    #expect(try fixture.after.apply(to: NumberedTree(ElementTree())).tree == new)
  }
}
