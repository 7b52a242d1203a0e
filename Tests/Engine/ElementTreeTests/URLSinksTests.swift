import ElementTree
import Testing

@Suite("Address sinks")
struct URLSinksTests {
  @Test(
    "Only harmless schemes and relative addresses pass",
    arguments: [
      ("https://example.com/a?b=c#d", "https://example.com/a?b=c#d", true),
      ("HTTP://example.com", "HTTP://example.com", true),
      ("mailto:a@example.com", "mailto:a@example.com", false),
      ("tel:+4912345", "tel:+4912345", false),
      ("m/12.html", "m/12.html", true),
      ("/top", "/top", true),
      ("#part", "#part", true),
      ("?page=2", "?page=2", true),
      ("", "", true),
      ("a/b:c", "a/b:c", true),
      ("  spaced.html  ", "spaced.html", true),
    ])
  func passing(address: String, written: String, isImage: Bool) {
    #expect(LinkURL(address).string == written)
    #expect(ImageURL(address).string == (isImage ? written : "about:invalid"))
  }

  @Test(
    "Whatever else a browser could run or read is refused, however it is disguised",
    arguments: [
      "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)",
      "\u{1}javascript:alert(1)", "java\tscript:alert(1)", "java\nscript:alert(1)",
      "java\r\nscript:alert(1)", "\u{0}\u{1F}javascript:alert(1)", "data:text/html,x",
      "data:image/svg+xml,<svg onload=alert(1)>", "vbscript:x", "file:///etc/passwd",
      "blob:https://example.com/1", "about:blank", "view-source:https://example.com",
      "intent://x#Intent;end", "ftp://example.com", "ws://example.com",
    ])
  func refused(address: String) {
    #expect(LinkURL(address).string == "about:invalid")
    #expect(LinkURL(address).isRefused)
    #expect(ImageURL(address).string == "about:invalid")
  }
}
