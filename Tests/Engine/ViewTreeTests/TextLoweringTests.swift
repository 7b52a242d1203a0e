import Foundation
import Testing

@testable import ElementTree
@testable import ViewTree

/// A page's elements with their classes replaced by the declarations.
@MainActor
func rendered<V: View>(
  _ view: V, language: String = "en", _ change: (inout EnvironmentValues) -> Void = { _ in }
) throws -> String {
  let renderer = HTMLRenderer(content: view)
  renderer.language = language
  renderer.environment.renderDate = Date(timeIntervalSince1970: 1_700_000_000)
  change(&renderer.environment)
  var html = try renderer.fragment
  for line in try renderer.tree.css.split(separator: "\n") where line.hasPrefix(".") {
    let parts = line.dropFirst().split(separator: "{", maxSplits: 1)
    guard parts.count == 2 else { continue }
    html = html.replacing("class=\"\(parts[0])\"", with: "{\(parts[1].dropLast())}")
  }
  return html
}

/// The declarations that a text has in a view.
@MainActor
func declarations<V: View>(
  _ view: V, _ change: (inout EnvironmentValues) -> Void = { _ in }
) -> String {
  var environment = EnvironmentValues()
  change(&environment)
  var context = LoweringContext(environment: environment, graph: ViewGraph())
  V._lower(view, into: &context)
  guard let box = context.tree.boxes.first else { return "no box" }
  return context.tree.styles.rule(for: box.style).body
}

/// The content of a view's first box.
@MainActor
func runs<V: View>(_ view: V) -> [String] {
  var context = LoweringContext(environment: EnvironmentValues(), graph: ViewGraph())
  V._lower(view, into: &context)
  switch context.tree.contents.first {
  case .text(let string): return [string]
  case .runs(let runs):
    return runs.map { run in
      let style = run.style == 0 ? "" : "{\(context.tree.styles.rule(for: run.style).body)}"
      let link = run.link.map { "(\($0))" } ?? ""
      return run.name == .text ? run.text : "\(run.name.string)\(style)\(link):\(run.text)"
    }
  default: return []
  }
}

@Suite("Text on a page")
@MainActor
struct TextLoweringTests {
  @Test("Plain text in the body's font has no declarations")
  func plain() {
    #expect(declarations(Text(verbatim: "a")) == "")
    #expect(declarations(Text("a").font(.body)) == "")
    #expect(declarations(Text("a").bold().bold(false)) == "font-weight:700")
    #expect(declarations(Text("a").multilineTextAlignment(.leading)) == "")
  }

  @Test(
    "A text's look is declared",
    arguments: [
      (Text("a").font(.title), "font-size:1.75rem;line-height:2.125rem"),
      (Text("a").font(.headline), "font-weight:600"),
      (Text("a").font(.headline).bold(), "font-weight:700"),
      (Text("a").fontWeight(.light), "font-weight:300"),
      (Text("a").italic(), "font-style:italic"),
      (Text("a").monospacedDigit(), "font-variant-numeric:tabular-nums"),
      (Text("a").monospaced(), "font-family:ui-monospace,Menlo,Consolas,monospace"),
      (Text("a").font(.body.smallCaps()), "font-variant-caps:small-caps"),
      (Text("a").fontWidth(.condensed), "font-stretch:75%"),
      (Text("a").kerning(1.5), "letter-spacing:1.5px"),
      (Text("a").kerning(1).tracking(2), "letter-spacing:2px"),
      (Text("a").underline(), "text-decoration:underline"),
      (Text("a").underline().strikethrough(), "text-decoration:underline line-through"),
      (
        Text("a").underline(true, pattern: .dot, color: .red),
        "text-decoration:underline dotted light-dark(#ff3b30,#ff453a)"
      ),
      (Text("a").foregroundColor(.black), "color:#000000"),
      (Text("a").foregroundColor(nil), ""),
      (Text("a").foregroundStyle(.primary), ""),
      (
        Text("a").foregroundStyle(.secondary),
        "color:light-dark(rgb(60 60 67/.76),rgb(235 235 245/.6))"
      ),
      (Text("a").foregroundColor(.black).foregroundColor(.red), "color:#000000"),
      (Text("a").font(.system(size: 20)), "font-size:1.25rem;line-height:1.5rem"),
      (
        Text("a").font(.custom("A", fixedSize: 20)),
        #"font-family:"A",system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;font-size:20px;line-height:24px"#
      ),
      (Text("a").textScale(.secondary), "font-size:.85rem;line-height:1.1rem"),
    ] as [(Text, String)])
  func looks(_ text: Text, _ expected: String) {
    #expect(declarations(text) == expected)
  }

  @Test("Modifiers of views reach every text, and texts' own win")
  func environment() {
    #expect(
      declarations(VStack { Text("a") }.font(.caption).bold())
        == "font-size:.75rem;font-weight:700;line-height:1rem"
    )
    #expect(declarations(Group { Text("a").font(.body) }.font(.title)) == "")
    #expect(declarations(Group { Text("a") }.foregroundStyle(Color.black)) == "color:#000000")
    #expect(
      declarations(Group { Text("a").foregroundStyle(.secondary) }.foregroundStyle(Color.black))
        == "color:color-mix(in srgb,#000000 50%,transparent)")
    #expect(
      declarations(
        Group { Text("a").foregroundStyle(.secondary) }.foregroundStyle(Color.black, Color.white))
        == "color:#ffffff")
    #expect(
      declarations(Group { Text("a").foregroundColor(.accentColor) }.tint(.black))
        == "color:#000000")
    #expect(declarations(Group { Text("a") }.bold().bold(false)) == "font-weight:700")
    #expect(declarations(Group { Group { Text("a") }.bold(false) }.bold()) == "")
    #expect(
      declarations(Text("a").environment(\.font, .caption2))
        == "font-size:.6875rem;line-height:.8125rem")
    #expect(
      declarations(Group { Text("a") }.dynamicTypeSize(.xxxLarge))
        == "font-size:1.4375rem;line-height:1.8125rem")
    #expect(
      declarations(
        Group { Text("a") }.dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.xxxLarge))
        == "")
  }

  @Test("Paragraphs' properties are declared")
  func paragraphs() {
    #expect(
      declarations(Text("a").lineLimit(1))
        == "overflow:hidden;text-overflow:ellipsis;white-space:nowrap")
    #expect(
      declarations(Text("a").lineLimit(3))
        == "display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:3")
    #expect(declarations(Text("a").lineLimit(nil)) == "")
    #expect(declarations(Text("a").lineLimit(2...)) == "min-height:2lh")
    #expect(
      declarations(Text("a").lineLimit(2, reservesSpace: true))
        == "display:-webkit-box;min-height:2lh;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:2"
    )
    #expect(declarations(Text("a").multilineTextAlignment(.center)) == "text-align:center")
    #expect(declarations(Text("a").multilineTextAlignment(.trailing)) == "text-align:end")
    #expect(declarations(Text("a").textCase(.uppercase)) == "text-transform:uppercase")
    #expect(
      declarations(Text("a").lineSpacing(4)) == "line-height:1.625rem;--line-gap:4px")
    #expect(declarations(Text("a").textSelection(.disabled)) == "user-select:none")
    #expect(declarations(Text(verbatim: "a\nb")) == "white-space:pre-wrap")
    #expect(declarations(Text(verbatim: "a  b")) == "white-space:pre-wrap")
    #expect(declarations(Text(verbatim: "a b")) == "")
    #expect(
      declarations(Text("a").redacted(reason: .placeholder))
        == "color:transparent;background-color:rgb(120 120 128/.24);border-radius:4px;user-select:none"
    )
    #expect(declarations(Group { Text("a").unredacted() }.redacted(reason: .placeholder)) == "")
  }

  @Test("Text of several styles has an element for each")
  func rich() {
    #expect(runs(Text("a **b**")) == ["a ", "strong:b"])
    #expect(runs(Text("*a*")) == ["em:a"])
    #expect(
      runs(Text("`a` ~~b~~")) == [
        "code{font-family:ui-monospace,Menlo,Consolas,monospace}:a", " ", "s:b",
      ])
    #expect(runs(Text("a") + Text("b")) == ["ab"])
    #expect(runs(Text("a") + Text("b").bold()) == ["a", "strong:b"])
    #expect(runs((Text("a") + Text("b")).bold()) == ["ab"])
    #expect(runs(Text("a") + Text("b").foregroundColor(.black)) == ["a", "span{color:#000000}:b"])
    #expect(
      runs(Text("a") + Text("b").font(.caption)) == [
        "a", "span{font-size:.75rem;line-height:1rem}:b",
      ])
    #expect(runs(Text("a\(Text("b").italic())")) == ["a", "em:b"])
    #expect(runs(Text("[a](https://b.c) d")) == ["a{color:var(--accent)}(https://b.c):a", " d"])
    #expect(runs(Text("[a](javascript:x)")) == ["a{color:var(--accent)}(about:invalid):a"])
    #expect(runs(Text("[a](\("https://b.c/\(1)"))")) == ["a{color:var(--accent)}(https://b.c/1):a"])
    #expect(runs(Text(verbatim: "**a**")) == ["**a**"])
    let name = "*b*"
    #expect(runs(Text("**a** \(name)")) == ["strong:a", " *b*"])
    #expect(runs(Text(name)) == ["*b*"])
    var attributed = AttributedString("a")
    attributed.foregroundColor = .black
    attributed.append(AttributedString("b"))
    #expect(runs(Text(attributed)) == ["span{color:#000000}:a", "b"])
  }

  @Test("A refused link is reported")
  func refusedLink() throws {
    let renderer = HTMLRenderer(content: Text("[a](javascript:x)"))
    #expect(try renderer.warnings.map(\.code) == [.refusedURL])
  }

  @Test("Text against the page's direction finds its own")
  func direction() throws {
    #expect(try rendered(Text(verbatim: "abc")).contains("dir=") == false)
    #expect(try rendered(Text(verbatim: "שלום")).contains("dir=\"auto\""))
    #expect(try rendered(Text(verbatim: "שלום"), language: "he").contains("dir=") == false)
    #expect(try rendered(Text(verbatim: "abc"), language: "he").contains("dir=\"auto\""))
    #expect(runs(Text("by \("שלום") and \("me")")) == ["by ", "bdi:שלום", " and me"])
  }

  @Test("Dates carry their instant for machines")
  func dates() throws {
    let date = Date(timeIntervalSince1970: 0)
    let html = try rendered(Text(date, style: .date))
    #expect(html.contains("<time"))
    #expect(html.contains("datetime=\"1970-01-01T00:00:00Z\""))
    #expect(html.contains("January 1, 1970"))
  }

  @Test("A text's label is read instead of it")
  func label() throws {
    let html = try rendered(Text("5").accessibilityLabel("five"))
    #expect(html.contains("aria-label=\"five\""))
    #expect(html.contains("role=\"img\""))
  }

  @Test("A thousand texts joined one by one can be shown, and so can deep nests")
  func manyParts() {
    let joined = (0..<1000).reduce(Text(verbatim: "")) { $0 + Text(verbatim: "\($1)") }
    #expect(runs(joined).joined().count == 2890)
    var nested = Text(verbatim: "a")
    for _ in 0..<1000 { nested = (nested + Text(verbatim: "b")).bold() }
    #expect(runs(nested).isEmpty == false)
  }
}
