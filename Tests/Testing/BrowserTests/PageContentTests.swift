import Browser
import Foundation
import Testing

@Suite("Page content")
struct PageContentTests {
  @Test("A value of each kind arrives as it is")
  func values() async throws {
    let table: [(String, JSONValue)] = [
      ("1 + 1", 2), ("'a\\u0000\u{1F600}'", "a\0\u{1F600}"), ("undefined", nil), ("null", nil),
      ("[true, {a: [1.5]}]", [true, ["a": [1.5]]]), ("Promise.resolve('later')", "later"),
      ("12345678901234567890n", "12345678901234567890"), ("-1/0", .number(-.infinity)),
      ("'\\ud800x'", "\u{FFFD}x"), ("new Date().getTimezoneOffset()", 0),
      ("navigator.language", "en-US"),
    ]
    try await SharedBrowser.withPage { page async throws in
      for (expression, value) in table {
        #expect(try await page.evaluate(expression) == value, "\(expression)")
      }
    }
  }

  @Test("A script that throws is an error that quotes it")
  func exceptions() async throws {
    try await SharedBrowser.withPage { page in
      let error = await #expect(throws: BrowserError.self) {
        try await page.evaluate("Promise.reject(new RangeError('too far'))")
      }
      #expect(error?.code == .scriptFailed)
      #expect(error?.message.hasPrefix("The script failed: RangeError: too far") == true)
      #expect(await errorCode { try await page.evaluate("a b") } == .scriptFailed)
    }
  }

  @Test("Values that cannot be copied are errors, not silence")
  func uncopyable() async throws {
    try await SharedBrowser.withPage { page async throws in
      let cycle = "(() => { const a = {}; a.a = a; return a })()"
      #expect(await errorCode { try await page.evaluate(cycle) } == .commandFailed)
      let deep = "(() => { let a = 1; for (let i = 0; i < 600; i++) a = [a]; return a })()"
      #expect(await errorCode { try await page.evaluate(deep) } == .commandFailed)
      #expect(try await page.evaluate("1") == 1)
    }
  }

  @Test("Twenty megabytes come in one piece, and four go out")
  func bigMessages() async throws {
    try await SharedBrowser.withPage { page in
      let count = 20 << 20
      let value = try await page.evaluate("'x'.repeat(\(count))").string
      #expect(value?.utf8.count == count)
      let script = "'\(String(repeating: "y", count: count / 5))'.length"
      #expect(try await page.evaluate(script) == .number(Double(count / 5)))
    }
  }

  @Test("Boxes are measured exactly")
  func rects() async throws {
    try await SharedBrowser.withPage { page in
      try await page.setContent(
        """
        <!doctype html><style>body{margin:0} div{position:absolute}</style>
        <div id=a style="left:10px;top:20.5px;width:30px;height:40px"></div>
        <div id="b&quot;" style="right:0;bottom:0;width:25%;height:10px"></div>
        <div style="left:0;top:0;width:1px;height:1px"></div>
        """)
      let rects = try await page.rects(selector: "div", attribute: "id")
      #expect(
        rects == [
          "a": Rect(x: 10, y: 20.5, width: 30, height: 40),
          "b\"": Rect(x: 300, y: 290, width: 100, height: 10),
        ])
    }
  }

  @Test("A malformed selector and a key that two elements share are errors")
  func rectErrors() async throws {
    try await SharedBrowser.withPage { page in
      try await page.setContent("<p id=a></p><p id=a></p>")
      #expect(
        await errorCode { _ = try await page.rects(selector: "p[", attribute: "id") }
          == .scriptFailed)
      #expect(
        await errorCode { _ = try await page.rects(selector: "p", attribute: "id") }
          == .scriptFailed)
    }
  }

  @Test("Content is whole when it is set, and scripts of the last one are gone unless reused")
  func contentLifetimes() async throws {
    try await SharedBrowser.withPage { page in
      let picture = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw=="
      try await page.setContent(
        "<!doctype html><img src='\(picture)'><script>var seen = 1</script>")
      let state = try await page.evaluate(
        "[document.compatMode, document.images[0].naturalWidth, seen]")
      #expect(state == ["CSS1Compat", 1, 1])
      try await page.setContent("<p>2", reusingDocument: true)
      #expect(try await page.evaluate("document.body.textContent + typeof seen") == "2number")
      try await page.setContent("<p>3")
      #expect(try await page.evaluate("document.body.textContent + typeof seen") == "3undefined")
    }
  }

  @Test("A file is loaded with what belongs to it when navigation returns")
  func navigation() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/browser-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let second = "<title>b</title><link rel=stylesheet href=s.css><p>"
    for (name, text) in [
      ("a.html", "<script>location.replace('b.html')</script>"), ("b.html", second),
      ("s.css", "p{color:rgb(1,2,3)}"),
    ] {
      try text.write(toFile: folder + "/" + name, atomically: false, encoding: .utf8)
    }
    let style = "document.title + getComputedStyle(document.querySelector('p')).color"
    try await SharedBrowser.withPage { page in
      try await page.navigate(to: "file://\(folder)/b.html")
      #expect(try await page.evaluate(style) == "brgb(1, 2, 3)")
      try await page.navigate(to: "file://\(folder)/b.html#part")
      #expect(try await page.evaluate("location.hash") == "#part")
      try await page.navigate(to: "file://\(folder)/a.html")
      #expect(try await page.evaluate(style) == "brgb(1, 2, 3)")
    }
  }

  @Test("A file that doesn't exist is an error that names it, and the page lives on")
  func missingFile() async throws {
    try await SharedBrowser.withPage { page in
      let error = await #expect(throws: BrowserError.self) {
        try await page.navigate(to: "file:///no/such/file.html")
      }
      #expect(error?.code == .navigationFailed)
      #expect(
        error?.message == "file:///no/such/file.html could not be loaded "
          + "(net::ERR_FILE_NOT_FOUND). Check the address.")
      try await page.setContent("<p>on")
      #expect(try await page.evaluate("document.body.textContent") == "on")
    }
  }

  @Test("An address that is none is refused")
  func malformedAddress() async throws {
    try await SharedBrowser.withPage { page in
      #expect(await errorCode { try await page.navigate(to: "nowhere") } == .commandFailed)
    }
  }
}
