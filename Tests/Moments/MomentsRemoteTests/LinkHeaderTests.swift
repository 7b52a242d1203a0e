import Testing

@testable import MomentsRemote

@Suite("The Link header")
struct LinkHeaderTests {
  @Test(
    "The first link of a relation",
    arguments: [
      ("<a>; rel=next", "a"), ("<a>;rel=\"next\"", "a"), ("< a >; REL=\"prev Next\"", "a"),
      ("<a>; rel=prev, <b?x=1,2>; rel=next", "b?x=1,2"), ("<a>; rel=prev; rel=next", nil),
      ("<a>; title=\"x, <b>; rel=next\"; rel=prev", nil), ("<a>; title=\"\\\"\"; rel=next", "a"),
      ("<a>; title; rel=next", "a"), ("<a>", nil), ("<a; rel=next", nil), ("", nil),
      ("a; rel=next", nil), ("<>; rel=next", ""), (",,<a>; rel=next,", "a"),
    ] as [(String, String?)])
  func target(header: String, expected: String?) {
    #expect(LinkHeader.target("next", in: header) == expected)
  }
}
