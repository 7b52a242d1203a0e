import Testing

@Suite("Line difference")
struct LineDifferenceTests {
  @Test(
    "What changed is shown after the last line in common",
    arguments: [
      ("a\nb\nc\n", "a\nB\nc\n", "@@ 2 @@\n  a\n- b\n+ B"),
      ("<p>x</p><b>y</b>", "<p>x</p><i></i><b>y</b>", "@@ 3 @@\n  </p>\n+ <i>\n+ </i>"),
      ("a{b:c}d{e:f}", "d{e:f}", "@@ 1 @@\n- a{b:c}"),
      ("", "x", "@@ 1 @@\n+ x"),
      ("x", "x", "no difference"),
      ("1\n2\n3\n4\n5\n6\n7\n8", "", "@@ 1 @@\n- 1\n- 2\n- 3\n- 4\n- 5\n- 6\n- … 2 more"),
      ("é", "e\u{301}", "@@ 1 @@\n- é\n+ e\u{301}"),
    ])
  func differences(old: String, new: String, text: String) {
    #expect(Array(LineDifference(from: old, to: new).description.utf8) == Array(text.utf8))
  }
}
