import DiffProving
import ElementDiff
import ElementTree
import LivePages
import Testing
import ViewTree

@Suite("Modules that a frame wants")
struct LiveModulesTests {
  private let node = InstanceID(1)

  private func wanted(_ operations: PatchOperation...) -> LiveModules {
    var patch = Patch()
    patch.operations = operations
    return LiveModules(wantedBy: patch)
  }

  private static func modules(_ slot: LiveSlot) -> LiveModules {
    switch slot {
    case .press, .route, .scene, .conceal, .animate: []
    case .input, .change, .check, .submit, .focus, .blur, .open, .link: .controls
    case .tap, .longPress, .drag, .magnify, .rotate, .hover, .size, .scroll, .visible, .key:
      .gestures
    case .picture, .choose, .move, .target, .shortcut, .lift, .drop, .dropTarget, .hold, .menu,
      .rows,
      .swipe, .files, .media:
      .actions
    }
  }

  @Test(
    "An element that begins to hear of something wants its module", arguments: LiveSlot.allCases)
  func slots(slot: LiveSlot) {
    #expect(wanted(.attribute(node, .dataOn, "\(slot.digit)")) == Self.modules(slot))
    #expect(wanted(.attribute(node, .dataOn, "1 \(slot.digit)250")) == Self.modules(slot))
  }

  @Test("New elements need the modules of their slots, transitions the module `more`")
  func content() {
    var page = NumberedTree(ElementTree([ModelNode(.p, text: "a")]))
    let next = ElementTree([
      ModelNode(.p, text: "a"),
      ModelNode(.input, attributes: [(.dataOn, "2 6")]),
      ModelNode(
        .div, children: [ModelNode(.p, attributes: [(.dataOn, "9 b10")], text: "b")]),
    ])
    #expect(LiveModules(wantedBy: page.update(to: next).patch) == [.controls, .gestures])
    let last = ElementTree([
      ModelNode(.p, text: "a"), ModelNode(.p, attributes: [(.dataEnter, "x")], text: "c"),
    ])
    #expect(LiveModules(wantedBy: page.update(to: last).patch) == .more)
  }

  @Test("Changes without listeners need no module")
  func none() {
    #expect(wanted() == [])
    #expect(
      wanted(
        .text(node, "9"), .attribute(node, .title, "9"), .removeAttribute(node, .dataOn),
        .style(node, 2),
        .remove(node, count: 1), .attribute(node, .dataOn, ""),
        .attribute(node, .dataOn, "! Z9 \u{E9}"))
        == [])
  }

  @Test("Controls' state, transitions and whole pages want their modules")
  func others() {
    #expect(wanted(.property(node, .checked, "")) == .controls)
    #expect(wanted(.attribute(node, .dataEnter, "x")) == .more)
    #expect(wanted(.attribute(node, .dataLeave, "x")) == .more)
    #expect(wanted(.reset(0..<0)) == .more)
    #expect(
      wanted(.property(node, .open, nil), .attribute(node, .dataOn, "m"), .reset(0..<0))
        == [.controls, .actions, .more])
  }

  @Test("A message says the modules, and more if it has commands")
  func message() throws {
    var patch = Patch()
    patch.operations = [.attribute(node, .dataOn, "b")]
    let ending = DownMessage.ending(of: patch)
    #expect(ending.first == 2)
    #expect(DownMessage.block(of: [.title("T")], .gestures).first.map { $0 & 15 } == 10)
  }
}
