import Moments
import SeededRandom
import Testing

@Suite("Texts of moments")
struct MomentTextTests {
  private typealias Part = MomentText.Part

  private static let people = PersonDirectory(
    [("ada", "Ada Lindqvist"), ("bo", "Bo"), ("bo2", "Bo Li"), ("wei", "陈伟"), ("tom", "Tomás")]
      .map { UserDetails(id: $0.0, name: $0.1, avatar: "", backgroundImage: "") })

  /// A text as its parts, marked: `<address>`, `#[tag]`, `@[name]index`.
  private func marked(_ text: String) -> String {
    MomentText(text, people: Self.people).parts.map { part in
      switch part {
      case .words(let words): words
      case .address(let address): "<\(address)>"
      case .tag(let name): "#[\(name)]"
      case .mention(let name, let person): "@[\(name)]\(person)"
      }
    }.joined()
  }

  @Test(
    "Addresses end where their sentence goes on",
    arguments: [
      ("See https://a.example/x.", "See <https://a.example/x>."),
      ("(http://a.example/(b)c), ok", "(<http://a.example/(b)c>), ok"),
      ("[https://a.example]", "[<https://a.example>]"),
      ("HTTPS://A.example!", "<HTTPS://A.example>!"),
      ("https://a.example/?q=1&r=#top", "<https://a.example/?q=1&r=#top>"),
      ("<https://a.example>", "<<https://a.example>>"),
      ("「https://a.example」", "「<https://a.example>」"),
      ("http://[::1]/", "<http://[::1]/>"),
      ("https:// nothing", "https:// nothing"), ("https://", "https://"), ("http://.", "http://."),
      ("xhttps://a.example", "xhttps://a.example"), ("javascript:alert(1)", "javascript:alert(1)"),
      ("ftp://a.example", "ftp://a.example"),
    ])
  func addresses(text: String, expected: String) { #expect(marked(text) == expected) }

  @Test(
    "Tags are words behind a sign",
    arguments: [
      ("#Lisbon", "#[Lisbon]"), ("In #Lisbon, again", "In #[Lisbon], again"),
      ("#été_2026!", "#[été_2026]!"), ("散歩#今日", "散歩#[今日]"), ("＃今日 は", "#[今日] は"),
      ("#नमस्ते दुनिया", "#[नमस्ते] दुनिया"), ("#a#b", "#[a]#b"), ("#1", "#1"), ("# a", "# a"), ("a#b", "a#b"),
      ("##a", "##a"), ("&#a;", "&#a;"), ("#" + String(repeating: "x", count: 101), ""),
    ])
  func tags(text: String, expected: String) {
    #expect(marked(text) == (expected.isEmpty ? text : expected))
  }

  @Test(
    "Names are those of people, the longest first",
    arguments: [
      ("@bo", "@[bo]1"), ("Hi @Bo Li!", "Hi @[Bo Li]2!"), ("@Bo Lin", "@[Bo]1 Lin"),
      ("@ADA LINDQVIST, hi", "@[ADA LINDQVIST]0, hi"), ("@ada's", "@[ada]0's"),
      ("@Adam", "@Adam"), ("@nobody", "@nobody"), ("x@bo.example", "x@bo.example"),
      ("@陈伟你好", "@[陈伟]3你好"), ("@Toma\u{301}s", "@[Toma\u{301}s]4"), ("@", "@"), ("@@bo", "@@bo"),
    ])
  func mentions(text: String, expected: String) { #expect(marked(text) == expected) }

  @Test("Without a directory nobody is named, and equal tags are one")
  func plain() {
    #expect(MomentText("@bo").parts == [.words("@bo")])
    #expect(MomentText("").parts.isEmpty)
    #expect(!MomentText("a: b").hasLinks)
    let tags = MomentText("#Maps #maps #É #e\u{301}").tags
    #expect(tags.map(\.name) == ["Maps", "É"])
    #expect(MomentTag("MAPS") == MomentTag("maps"))
  }

  @Test("The parts of any text are the text")
  func joined() {
    var random = SeededGenerator(seed: 17)
    let pieces = [
      "#", "@", "＃", "＠", "http://", "https://", "a", "bo", "Bo Li", " ", "\n", "é", "\u{301}", "(",
      ")", ".",
      "1", "散", "👩‍👩‍👧", "\u{202E}", "<", "&", "ﬀ", "_", "/",
    ]
    for _ in 0..<3_000 {
      let text = (0..<Int.random(in: 0...12, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let parts = MomentText(text, people: Self.people).parts.map { part in
        switch part {
        case .words(let words), .address(let words): words
        case .tag(let name): "#" + name
        case .mention(let name, _): "@" + name
        }
      }
      // The wide signs of Japanese keyboards are written as the others.
      let narrow = { (text: String) in
        text.replacing("＃", with: "#").replacing("＠", with: "@")
      }
      let joined = narrow(parts.joined())
      #expect(Array(joined.unicodeScalars) == Array(narrow(text).unicodeScalars))
    }
  }
}
