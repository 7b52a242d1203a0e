/// Strings that would do harm in a page that doesn't escape them, each once.
///
/// They are made by rule: every way out of a context with everything that could follow, every
/// scheme in every disguise.
enum HostileStrings {
  static let all: [String] = {
    var seen: Set<[UInt8]> = []
    return (escapes + attributes + schemes + hosts + styles + templates + texts)
      .filter { seen.insert(Array($0.utf8)).inserted }
  }()

  /// What leaves the place where a string stands.
  private static let closers = [
    "", "\">", "'>", "\"/>", "-->", "--!>", "]]>", "</title>", "</style>", "</textarea>", "</svg>",
    "</p></article></main></body></html>", "*/}", "</script>", "&quot;>", "&#34;&#62;",
    "\u{0}\">", "\\\">",
  ]

  /// What runs, loads or changes the page once it is outside.
  private static let markup = [
    "<script>alert(1)</script>", "<ScRiPt\n>alert(1)</sCrIpT\t>", "<img src=x onerror=alert(1)>",
    "<img/src=\"x\"/onerror=\"alert(1)\"/>", "<svg onload=alert(1)>",
    "<svg><script>alert(1)</script></svg>", "<svg><a href=\"javascript:alert(1)\">x</a></svg>",
    "<iframe srcdoc=\"<script>alert(1)</script>\"></iframe>",
    "<a href=\"javascript:alert(1)\">x</a>", "<style>*{background:url(//evil.example/s)}</style>",
    "<link rel=stylesheet href=//evil.example/l.css>",
    "<meta http-equiv=refresh content=\"0;url=//evil.example/m\">",
    "<base href=//evil.example/>", "<form action=//evil.example/f><button>x</button></form>",
    "<math><mtext><img src=x onerror=alert(1)></mtext></math>",
    "<template><script>alert(1)</script></template>", "<object data=//evil.example/o></object>",
    "<!--", "<![CDATA[<script>alert(1)</script>]]>", "<?xml-stylesheet href=\"//evil.example/x\"?>",
    "<!DOCTYPE x [<!ENTITY y SYSTEM \"file:///etc/passwd\">]>&y;", "<plaintext>",
  ]

  private static let escapes = closers.flatMap { closer in markup.map { closer + $0 } }

  private static let attributes =
    [
      "onmouseover=alert(1)", "onfocus=alert(1) autofocus=",
      "style=background:url(//evil.example/)",
      "href=javascript:alert(1)", "srcdoc=<script>alert(1)</script>", "class=skip-link",
      "id=content",
      "http-equiv=refresh",
    ].flatMap { ["\" \($0) x=\"", "' \($0) x='", " \($0) ", "x\n\($0)\n", "\"\t\($0)//"] }

  /// Schemes that no address of a page may have.
  static let forbiddenSchemes = [
    "javascript", "JaVaScRiPt", "data", "vbscript", "blob", "file", "filesystem", "view-source",
    "about", "ftp", "ws", "intent", "jar", "livescript",
  ]

  private static let schemes: [String] = forbiddenSchemes.flatMap { scheme -> [String] in
    let body = scheme == "data" ? "text/html,<script>alert(1)</script>" : "alert(1)"
    let (first, rest) = (scheme.prefix(1), scheme.dropFirst())
    let code = first.unicodeScalars.first.map { $0.value } ?? 0
    return [
      "\(scheme):\(body)", " \(scheme):\(body)", "\n\t\r \(scheme):\(body)",
      "\(first)\t\(rest):\(body)", "\(first)\n\(rest):\(body)", "\(first)\r\n\(rest):\(body)",
      "\(scheme)\t:\(body)", "\u{1}\(scheme):\(body)", "\u{0}\(scheme):\(body)",
      "\u{1F}\u{8}\(scheme):\(body)", "\(first)\u{0}\(rest):\(body)", "&#\(code);\(rest):\(body)",
      "\(scheme)&colon;\(body)", "\(scheme)&#x3A;\(body)",
      "%\(String(code, radix: 16))\(rest):\(body)",
      "\(scheme)%3A\(body)", "\(first)%0A\(rest):\(body)", "\u{FEFF}\(scheme):\(body)",
      "\u{200B}\(scheme):\(body)", "\(first)\u{AD}\(rest):\(body)", "\(scheme)\u{FF1A}\(body)",
      "\(scheme)://%0a\(body)", "\u{A0}\(scheme):\(body)", "\u{2028}\(scheme):\(body)",
    ]
  }

  private static let hosts = [
    "//evil.example/x", "///evil.example/x", "\\\\evil.example\\x", "/\\evil.example/x",
    "\\/evil.example/x", "/\t/evil.example/x", "https:evil.example/x", "https:/evil.example/x",
    "https:\\\\evil.example/x", "https://good.example@evil.example/x",
    "https://evil.example\\@good.example/x", "https://evil.example:99999/x", "http://[::1]/x",
    "http://[/x", "http://0x7f.1/x", "https://evil.example/\"onerror=alert(1)",
    "https://evil.example/' x='", "https://evil.example/<script>alert(1)</script>",
    "https://evil.example/%00", "https://evil.example/%zz", "https://evil.example/\u{202E}gpj.exe",
    "%2F%2Fevil.example/x", "mailto:a@evil.example?bcc=b", "tel:+1\u{0}2", "?x=<script>", "#\">",
    "../../../../etc/passwd", "..%2f..%2fetc/passwd", "..\\..\\x", "./x:y", "x:y/z", ":", "://",
    "/",
    ".", "..", ".htaccess", "CON", "a//b", "a b", "https://", "https:", "http://ex ample/",
  ]

  private static let styles = [
    "red;background:url(//evil.example/c)", "red}*{display:none}",
    "}</style><script>alert(1)</script>",
    "expression(alert(1))", "@import \"//evil.example/i.css\";", "url(javascript:alert(1))",
    "\\3c script\\3e alert(1)", "red/**/;x:y", "/*", "*/", "var(--x,url(//evil.example/v))",
    "\"};*{color:red}.x{a:\"", "x', url('//evil.example/f')", "x\nfont-family:y", "\\", "x\\", "\"",
    "'", "x\"\\\n", "-moz-binding:url(//evil.example/b)", "attr(title)", "!important", "{", "}",
    ";",
  ]

  private static let templates = [
    "{{title}}", "{{policy}}", "{{{x}}}", "<slot name=\"main\"/>", "<slot name=\"head\"/>",
    "${alert(1)}", "#{alert(1)}", "<%= alert(1) %>", "[[alert(1)]]", "%@", "%n%s%d", "%1$@", "%",
    "\\(x)", "`alert(1)`", "**bold**", "_x_", "[x](javascript:alert(1))", "![x](//evil.example/i)",
    "<https://evil.example>", "[x]: javascript:alert(1)", "^[x](inflect: true)", "~~x~~",
  ]

  private static let texts = [
    "", " ", "\n", "\t", "\r\n", "\u{0}", "\u{1}\u{2}\u{1F}", "\u{7F}", "\u{80}\u{9F}", "\u{FEFF}",
    "\u{FFFE}\u{FFFF}", "\u{1FFFE}", "\u{10FFFF}", "\u{202E}txt.exe", "\u{202A}\u{202B}\u{202D}x",
    "\u{2066}\u{2067}\u{2068}", "\u{2069}\u{202C}", "\u{200E}\u{200F}\u{61C}", "שלום<b>\u{202E}x",
    "&lt;script&gt;alert(1)&lt;/script&gt;", "&#x3C;script&#x3E;", "&#60script", "&amp;amp;",
    "&notit;",
    "&#0;&#xD800;&#x110000;", "&", "&#", "&;", "<", ">", "</", "<!", "<?", "<a", "< script>",
    "＜script＞alert(1)＜/script＞", "\u{2028}\u{2029}", "a\u{301}\u{301}\u{301}", "\u{200D}\u{FE0F}",
    "\n\n leading", "trailing \n", String(repeating: "<b>", count: 1_000),
    String(repeating: "\"'><", count: 500), String(repeating: "\u{301}", count: 500),
    String(repeating: "W", count: 3_000),
  ]
}
