import ElementDiff
import ElementTree
import Foundation
import Testing

/// Keyframes and looks, which go with the style rules that name them.
@Suite("Rules that rules need")
struct DependentRuleTests {
  private static let turning = "0%{rotate:0deg}100%{rotate:90deg}"

  private func rule(_ declarations: [(CSSProperty, String)]) -> StyleRule {
    StyleRule(
      declarations.map { (property: $0.0, value: CSSValue.text(CSSText($0.1))) })
  }

  @Test("A frame and its readable form carry keyframes and looks, and can be read again")
  func roundTrip() throws {
    let name = CSSKeyframes.name(of: Self.turning)
    let look = CSSLooks.name(of: [(.opacity, .number(0)), (.scale, .number(0.5))])
    var patch = Patch()
    patch.rules = [rule([(.animation, "\(name) 2s linear infinite"), (.looks, look)])]
    let frame = patch.frame()
    let text = String(decoding: frame, as: UTF8.self)
    #expect(text.contains("@keyframes \(name){\(Self.turning)}"))
    #expect(text.contains(":is(*).\(look){opacity:0!important;scale:.5!important}"))
    #expect(try Patch(frame: frame).rules == patch.rules)
    #expect(try Patch(json: patch.json).rules == patch.rules)
  }

  @Test("Equal keyframes have one name, other turns another one")
  func names() {
    let name = CSSKeyframes.name(of: Self.turning)
    #expect(CSSKeyframes.name(of: Self.turning, turn: 2) == name)
    #expect(CSSKeyframes.name(of: Self.turning, turn: 1) == name + "-b")
    #expect(CSSKeyframes.name(of: "100%{rotate:90deg}") != name)
    let rule = StyleRule(body: "animation:\(name) 1s,\(name)-b 2s;color:red")
    #expect(rule.neededRules.count == 2)
    #expect(StyleRule(body: "animation:k-unknown 1s").neededRules.isEmpty)
    #expect(StyleRule(body: "color:red").neededRules.isEmpty)
  }

  @Test(
    "What isn't written here is refused",
    arguments: [
      "@keyframes k-1{0%{opacity:0}}", "@keyframes other{0%{opacity:0}}", "@keyframes k-1{}",
      "@import url(//x)", ":is(*).e-1{opacity:0!important}", ":is(*).e-1{opacity:0}",
      ":is(body).e-1{opacity:0!important}",
    ])
  func refused(text: String) {
    #expect(!CSSKeyframes.read(text) { _ in true })
    #expect(!CSSLooks.read(text) { _ in true })
  }

  @Test("Names that fit don't help what may not stand in a rule")
  func contents() {
    for body in [
      "0%{opacity:0}}body{display:none", "0%{opacity:0}x{opacity:1}", "120%{opacity:0}",
      "0%{background-image:url(javascript:a)}", "0%{unknown:1}", "0%{opacity:0",
    ] {
      let name = CSSKeyframes.name(of: body)
      #expect(!CSSKeyframes.read("@keyframes \(name){\(body)}", allows: AddressRules.allows))
    }
    let name = CSSKeyframes.name(of: Self.turning)
    #expect(CSSKeyframes.read("@keyframes \(name){\(Self.turning)}", allows: AddressRules.allows))
  }

  @Test("A page's sheet has each rule once, in front of the first that names it")
  func sheet() {
    var builder = ElementBuilder()
    let name = CSSKeyframes.name(of: Self.turning)
    for property in [CSSProperty.opacity, .zIndex] {
      var style = builder.tree.styles.extend(0, property, .number(1))
      style = builder.tree.styles.extend(style, .animation, .text(CSSText("\(name) 1s linear")))
      let node = builder.open(.p, style: style, key: 0)
      builder.close(node)
    }
    let css = builder.finish().css
    #expect(css.components(separatedBy: "@keyframes").count == 2)
    #expect(css.hasPrefix("@keyframes \(name){"))
  }

  @Test("An element that is animated for two reasons has both animations")
  func joined() {
    var table = StyleTable()
    let first = table.extend(0, .animation, .text(CSSText("k-a 1s")))
    let second = table.extend(0, .animation, .text(CSSText("k-b 2s")))
    let both = table.extend(first, with: second)
    #expect(table.value(of: .animation, in: both)?.string == "k-a 1s,k-b 2s")
    let same = table.extend(first, with: first)
    #expect(table.value(of: .animation, in: same)?.string == "k-a 1s")
  }
}
