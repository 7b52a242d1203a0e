import PageReading
import Browser
import Foundation
import LivePages
import TestSupport
import Testing
import ViewSnapshots
import ViewTree

@testable import ViewPreviews

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("Count \(count)") { count += 1 }
  }
}

@Suite("A catalogue in a browser", .serialized, .timeLimit(.minutes(3)))
@MainActor
struct CataloguePageTests {
  private static let picture =
    "document.querySelector('main iframe').contentDocument.body.textContent"
  private static let rows = "document.querySelectorAll('nav [data-testid*=\":\"]').length"

  @Test("Of 2,000 previews only what is open is there; search, keys and folding lead to all")
  func many() async throws {
    let live = try await ServedCatalogue(ServedCatalogue.many(2000))
    #expect(try await live.wait("\(Self.rows) == 20 + 10 + 10"))
    #expect(try await live.wait("\(Self.picture).includes('Picture 0')"))

    // A search begins with a key, and opens what it finds.
    try await live.evaluate("document.body.focus()")
    try await live.page.type("/")
    #expect(
      try await live.evaluate("document.activeElement == document.querySelector('nav input')")
        == true)
    try await live.page.type("module7 9")
    #expect(
      try await live.wait(
        "document.querySelector('[data-testid=count]').textContent.startsWith('19 ')"))
    #expect(try await live.evaluate(Self.rows) == .number(Double(1 + 10 + 19)))

    // Arrows go from line to line, and choose nothing by themselves.
    try await live.page.press(.arrowDown)
    try await live.page.press(.arrowDown)
    try await live.page.press(.arrowDown)
    #expect(
      try await live.evaluate("document.activeElement.dataset.testid")
        == "preview:Module7/File0/Preview-709")
    try await live.page.press(.enter)
    #expect(try await live.wait("\(Self.picture).includes('Picture 709')"))
    #expect(
      try await live.evaluate("new URLSearchParams(location.search).get('preview')")
        == "Module7/File0/Preview-709")
    try await live.page.press(.arrowLeft)
    #expect(
      try await live.evaluate("document.activeElement.dataset.testid")
        == "folder:Module7/File0.swift")
    try await live.page.press(.arrowLeft)
    #expect(try await live.wait("\(Self.rows) == 1 + 10 + 18"))
    #expect(
      try await live.evaluate("document.querySelectorAll('nav [aria-current]').length") == 0)

    // Nothing found says so.
    try await live.open("/?search=zzz")
    #expect(
      try await live.wait("document.querySelector('nav').textContent.includes('Nothing has')"))
    await live.close()
  }

  @Test("Of all previews only those in sight run")
  func sight() async throws {
    let live = try await ServedCatalogue(ServedCatalogue.many(200), "/?mode=all")
    let frames = "document.querySelectorAll('main iframe').length"
    #expect(try await live.wait("\(frames) > 0"))
    #expect(try await live.wait("\(frames) < 7"))
    let first = "[...document.querySelectorAll('main iframe')].map(f => f.title)[0]"
    #expect(try await live.wait("\(first).startsWith('Preview 0,')"))
    try await live.evaluate(
      """
      (() => { let stage = document.querySelector('main .p-flow');
        while (getComputedStyle(stage).overflowY != 'auto') stage = stage.parentElement;
        stage.scrollTop = stage.scrollHeight; })()
      """)
    #expect(try await live.wait("!\(first)?.startsWith('Preview 0,') && \(frames) > 0"))
    #expect(try await live.wait("document.querySelectorAll('main .p-case').length > 12"))
    await live.close()
  }

  @Test("Nothing is cut or lies over something else, in wide and in narrow windows")
  func layout() async throws {
    let live = try await ServedCatalogue(ServedCatalogue.many(30), "/?panel=accessibility")
    let outside = """
      [...document.querySelectorAll('main button, main select, main p, aside button')]
        .filter(e => e.checkVisibility({visibilityProperty: true}) && !e.closest('.p-flow'))
        .filter(e => { const r = e.getBoundingClientRect(), a = e.closest('main, aside').getBoundingClientRect();
          return r.left < a.left - 1 || r.right > a.right + 1 || e.tagName != 'P' && e.scrollWidth > e.clientWidth + 1; })
        .map(e => e.outerHTML.slice(0, 80))
      """
    for (width, panel) in [
      (1600, "accessibility"), (1300, "elements"), (1000, "html"), (800, "none"),
    ] {
      try await live.page.setViewport(width: width, height: 800)
      try await live.open("/?panel=\(panel)&scheme=dark&type=large&zoom=75")
      #expect(try await live.wait("document.querySelector('main iframe').contentDocument.body"))
      #expect(try await live.evaluate(outside) == [], "\(width)")
      #expect(
        try await live.evaluate("document.documentElement.scrollWidth <= innerWidth") == true,
        "\(width)")
    }
    // In a narrow window the tree comes when it is asked for, and goes when a preview is chosen.
    let tree = "document.querySelector('nav').checkVisibility()"
    #expect(try await live.evaluate(tree) == false)
    try await live.evaluate("document.querySelector('main button').click()")
    #expect(try await live.wait(tree))
    try await live.evaluate(
      "document.querySelector('[data-testid=\"preview:Module0/File0/Preview-3\"]').click()")
    #expect(try await live.wait("!\(tree)"))
    await live.close()
  }

  @Test("Every control has a name; texts have enough contrast")
  func accessibility() async throws {
    let live = try await ServedCatalogue(ServedCatalogue.many(30), "/?panel=accessibility")
    #expect(
      try await live.evaluate(
        """
        [...document.querySelectorAll('button, a, input, select, iframe')]
          .filter(e => e.checkVisibility())
          .filter(e => !(e.ariaLabel || e.title || e.textContent.trim() || e.labels?.length))
          .map(e => e.outerHTML.slice(0, 120))
        """) == [])
    #expect(
      try await live.evaluate(
        "['nav', 'main', 'aside', 'h1'].map(name => document.querySelectorAll(name).length)")
        == [1, 1, 1, 1])
    // What has the focus shows it.
    try await live.evaluate("document.querySelector('[data-testid^=\"folder:\"]').focus()")
    try await live.page.press(.tab)
    #expect(
      try await live.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid")
    await live.close()

    for isDark in [false, true] {
      for panel in CatalogueState.Panel.allCases {
        let catalogue = PreviewCatalogue(ServedCatalogue.many(30))
        let model = CatalogueModel(
          catalogue, sources: SourceIndex(folder: nil), watcher: NoWatcher(),
          route: "/?panel=\(panel.rawValue)&scheme=dark")
        let content = CatalogueContent(
          model, status: HostStatus(),
          storage: try GuestStorage(of: RandomID(), in: MemoryStore()))
        _ = try content.update()
        let low = ContrastReading.all(in: content.tree, isDark: isDark).filter { !$0.isEnough }
        #expect(low == [], "\(panel), dark: \(isDark)")
      }
    }
  }

  @Test("What changes on a card is listed, what is under the pointer is measured")
  func changes() async throws {
    let live = try await ServedCatalogue(
      [ServedCatalogue.preview("Counter") { Counter() }], "/?panel=changes&measure=on")
    let button = "document.querySelector('main iframe').contentDocument.querySelector('button')"
    #expect(try await live.wait("\(button).matches(':enabled')"))
    #expect(
      try await live.wait(
        "document.querySelector('[data-testid=figures]').textContent.includes('elements')"))
    try await live.evaluate("\(button).click()")
    #expect(
      try await live.wait(
        """
        document.querySelector('[data-testid=change]').textContent
          .includes('Counter: text "Count 0" → "Count 1"')
        """))
    #expect(try await live.wait("\(button).getAnimations().length > 0 || true"))
    try await live.evaluate(
      "\(button).dispatchEvent(new PointerEvent('pointermove', {bubbles: true}))")
    #expect(
      try await live.evaluate(
        """
        (() => { const r = \(button).getBoundingClientRect(), round = n => Math.round(n * 10) / 10;
          return \(button).ownerDocument.getElementById('p-layer').textContent
            .startsWith(round(r.width) + ' × ' + round(r.height)); })()
        """) == true)
    await live.close()
  }

  @Test("A preview that differs from its snapshot is marked, and can be approved")
  func snapshots() async throws {
    let text = Box("First")
    let previews = [
      ServedCatalogue.preview("One", line: 1) { Text(verbatim: text.value) },
      ServedCatalogue.preview("Two", line: 2) { Text(verbatim: "Two") },
    ]
    let live = try await ServedCatalogue(previews, "/?panel=snapshot")
    let verdict = "document.querySelector('[data-testid=verdict]').textContent"
    let mark =
      "document.querySelector('[data-testid=\"preview:App/Views/One\"] [aria-label]')?.ariaLabel"
    #expect(try await live.wait("\(verdict) == 'No snapshot'"))
    try await live.evaluate("document.querySelector('[data-testid=approve]').click()")
    #expect(try await live.wait("\(verdict) == 'As its snapshot'"))
    #expect(try await live.wait("\(mark) == 'as its snapshot'"))
    await live.close()

    text.value = "Second"
    let again = try await ServedCatalogue(previews, "/?panel=snapshot")
    // The new server has a folder of its own; it gets the snapshot of the first.
    try FileManager.default.copyItem(
      atPath: live.folder.path + "/__Snapshots__",
      toPath: again.folder.path + "/__Snapshots__")
    try await again.evaluate("document.querySelector('[aria-label=\"Compare again\"]').click()")
    #expect(try await again.wait("\(verdict) == '1 difference'"))
    #expect(try await again.wait("\(mark) == 'differs from its snapshot'"))
    #expect(
      try await again.evaluate("document.querySelector('[data-testid=difference]').textContent")
        == "text \"First\" → \"Second\"")

    // Pictures of both come when they are asked for.
    #expect(try await again.evaluate("document.querySelectorAll('aside img').length") == 0)
    try await again.evaluate("document.querySelector('[data-testid=draw]').click()")
    #expect(
      try await again.wait(
        "[...document.querySelectorAll('aside img')].filter(i => i.naturalWidth == 390).length == 3"
      ))
    #expect(
      try await again.evaluate("document.querySelector('[data-testid=pixels]').textContent")
        != "No pixel differs.")
    let pictures = try await again.evaluate(
      """
      Promise.all([...document.querySelectorAll('aside img')].map(async image => {
        const bytes = await (await fetch(image.src)).arrayBuffer();
        return new Uint8Array(bytes).join();
      })).then(all => new Set(all).size)
      """)
    #expect(pictures == 3)
    #expect(
      try await again.evaluate(
        "fetch('/snapshot?preview=App/Views/Two&part=old&number=1').then(a => a.status)") == 404)

    try await again.evaluate("document.querySelector('[data-testid=approve]').click()")
    #expect(try await again.wait("\(verdict) == 'As its snapshot'"))
    #expect(try await again.evaluate("document.querySelectorAll('aside img').length") == 0)
    await again.close()
  }

  @Test("A card's picture is a PNG file of twice its size in points")
  func pictures() async throws {
    let live = try await ServedCatalogue([
      ServedCatalogue.preview("One") { Color.red }
    ])
    #expect(
      try await live.evaluate(
        """
        fetch(document.querySelector('.p-picture').href.replace(/picture=.*/, 'picture=40x30'))
          .then(answer => answer.blob()).then(createImageBitmap).then(b => [b.width, b.height])
        """) == [80, 60])
    #expect(
      try await live.evaluate(
        "fetch('/picture?preview=App/Views/One&picture=0x1').then(answer => answer.status)") == 400)
    await live.close()
  }
}

/// A value that previews read each time they are made.
@MainActor
private final class Box {
  var value: String
  init(_ value: String) { self.value = value }
}
