import ElementTree
import Testing

@Suite("Attributes with addresses")
struct AddressKindTests {
  @Test("Each attribute of the closed set that holds addresses is known")
  func closedSet() {
    let known = AttributeName.allCases.filter { $0.addressKind != nil }
    #expect(known == [.href, .src, .srcset, .action, .cite, .poster])
  }

  @Test("An id is no address, though it is in an attribute named form")
  func formIsNoAddress() {
    #expect(AttributeName.form.addressKind == nil)
    #expect(AddressKind(attribute: "formaction") != nil)
  }

  @Test(
    "Links may be mailed and called, resources only loaded",
    arguments: [
      ("https://example.org/", true, true), ("a/b.png", true, true),
      ("mailto:ada@example.org", true, false), ("tel:1", true, false),
      ("javascript:alert(1)", false, false), (" java\tscript:1", false, false),
      ("data:text/html,1", false, false),
    ])
  func kinds(address: String, isLink: Bool, isResource: Bool) {
    #expect(AddressKind.link.allows(address) == isLink)
    #expect(AddressKind.resource.allows(address) == isResource)
    // White space ends an address of a list.
    guard !address.contains(where: \.isWhitespace) else { return }
    #expect(AddressKind.resources.allows("ok.png 1x, \(address) 2x") == isResource)
  }

  @Test("A list of candidates is read as browsers read it")
  func candidates() {
    #expect(
      AddressKind.candidates(of: " a.png 1x,b.png 2x , c,d.png") == ["a.png", "b.png", "c,d.png"])
  }
}
