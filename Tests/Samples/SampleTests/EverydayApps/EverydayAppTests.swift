import Browser
import Foundation
import Testing

/// Apps as their authors wrote them for iOS, used as people use them.
@Suite("Everyday apps", .serialized, .timeLimit(.minutes(5)))
@MainActor
struct EverydayAppTests {
  @Test("What is typed behind Return or a press waits for what becomes of the text before")
  func typingOn() async throws {
    try await SamplePage.with("TodoApp", arguments: ["--latency", "400"]) { app in
      try await app.tap("document.querySelector('[placeholder=\"New task\"]')")
      try await app.page.type("Tea")
      try await app.page.press(.enter)
      try await app.page.type("Bread")
      try await app.page.press(.enter)
      try await app.page.type("Jam")
      #expect(try await app.shows("Tasks (6 open)"))
      #expect(try await app.shows("Bread"))
      #expect(try await app.wait("document.activeElement.value == 'Jam'"))
      #expect(
        try await app.wait("!document.querySelector('[aria-label=Add]').closest('button').disabled")
      )
      try await app.tap("document.querySelector('[aria-label=Add]')")
      try await app.page.type("Ham")
      #expect(try await app.shows("Tasks (7 open)"))
      #expect(try await app.wait("document.activeElement.value == 'Ham'"))
      try await app.page.press(.enter)
      #expect(try await app.shows("Tasks (8 open)"))
      let text = try await app.evaluate("document.body.innerText").string ?? ""
      for item in ["Tea", "Bread", "Jam", "Ham"] { #expect(text.contains("\n\(item)")) }
    }
  }

  @Test(
    "A wheel stands at its value, is turned by a finger, and hears nothing of the page's scrolling")
  func wheel() async throws {
    try await SamplePage.with("SettingsApp") { app in
      let inMiddle = """
        (w => { const b = w.getBoundingClientRect(); return [...w.querySelectorAll('label')].find(l => {
          const c = l.getBoundingClientRect(); return Math.abs(c.y + c.height / 2 - b.y - b.height / 2) < 3;
        })?.textContent })(document.querySelector('input[value="100"]').closest('[role=radiogroup]'))
        """
      #expect(try await app.wait("\(inMiddle) == '30'"))
      try await app.evaluate(
        "document.querySelector('input[value=\"100\"]').closest('[role=radiogroup]')"
          + ".scrollIntoView({ block: 'center' })")
      try await Task.sleep(for: .milliseconds(500))
      #expect(try await app.shows("Age: 30"))
      try await app.swipe(from: (195, 470), to: (195, 400))
      #expect(try await app.hides("Age: 30"))
      let age = try await app.evaluate(inMiddle).string ?? ""
      #expect(try await app.shows("Age: \(age)"))
      #expect(age != "30")
    }
  }

  @Test("Words of segments and of labels beside dates stay in one piece")
  func words() async throws {
    try await SamplePage.with("SettingsApp") { app in
      for word in ["Strawberry", "Party"] {
        #expect(try await app.wait("\(app.element(word))"))
        let height = try await app.evaluate(
          "\(app.element(word)).getBoundingClientRect().height"
        ).number
        #expect(try #require(height) < 40, "\(word)")
      }
    }
  }

  @Test("The caret of a filled field that gets the focus is behind the text")
  func caret() async throws {
    try await SamplePage.with("SheetsApp") { app in
      try await app.tap(text: "Prompt")
      try await app.tap("document.querySelector('dialog:modal input')")
      try await app.page.type("Ada")
      try await app.tap(text: "Cancel")
      #expect(try await app.wait("!document.querySelector('dialog:modal')"))
      try await app.tap(text: "Prompt")
      #expect(try await app.wait("document.activeElement.value == 'Ada'"))
      #expect(try await app.wait("document.activeElement.selectionStart == 3"))
    }
  }

  @Test("A page that is left and come back to is where it was, with what was done there")
  func back() async throws {
    try await SamplePage.with("RecipesApp") { app in
      try await app.evaluate("document.scrollingElement.scrollTop = 385")
      try await Task.sleep(for: .milliseconds(300))
      try await app.tap(text: "Tacos 1515 minutes")
      #expect(try await app.isTitled("Tacos 15"))
      try await app.tap("document.querySelector('[aria-label=Increment]')")
      #expect(try await app.shows("Servings: 3"))
      try await app.tap(app.element("CategoryBreakfast"))
      #expect(try await app.isTitled("Breakfast"))
      try await app.evaluate("history.back()")
      #expect(try await app.shows("Servings: 3"))
      try await app.evaluate("history.back()")
      #expect(try await app.isScrolled("document.scrollingElement", to: 385))
    }
  }

  @Test("A page that is loaded again is as it was left, with its state, sheets and drafts")
  func reload() async throws {
    try await SamplePage.with("TodoApp") { app in
      try await app.tap("document.querySelector('[aria-label=\"Mark as open\"]')")
      #expect(try await app.shows("Tasks (5 open)"))
      // A letter waits until the one before has been answered.
      try await app.evaluate(
        """
        const send = WebSocket.prototype.send;
        window.sent = '';
        WebSocket.prototype.send = function (bytes) {
          window.sent += new TextDecoder().decode(bytes);
          send.call(this, bytes);
        };
        """)
      try await app.tap("document.querySelector('[placeholder=\"New task\"]')")
      try await app.page.type("draft")
      #expect(try await app.wait("window.sent.includes('draft')"))
      try await app.page.send("Page.reload")
      #expect(
        try await app.wait("document.querySelector('[placeholder=\"New task\"]')?.value == 'draft'")
      )
      #expect(try await app.shows("Tasks (5 open)"))
      try await app.tap(text: "Write report")
      #expect(try await app.shows("Edit task"))
      try await app.page.send("Page.reload")
      #expect(try await app.wait("document.querySelector('dialog:modal')"))
      try await app.tap(text: "Cancel")
      #expect(try await app.wait("!document.querySelector('dialog:modal')"))
      // Another window at the same address is another reader's page.
      try await app.page.navigate(to: "about:blank")
      try await app.open("")
      #expect(try await app.shows("Tasks (4 open)"))
    }
  }

  @Test("The focus returns to what opened a sheet, an alert, a popover, closed by keys")
  func focusReturns() async throws {
    try await SamplePage.with("SheetsApp", isTouched: false) { app in
      for opener in ["Sheet", "Popover", "Alert", "Confirmation dialog", "Full screen cover"] {
        try await app.evaluate("\(app.element(opener)).closest('button').focus()")
        try await app.page.press(.enter)
        #expect(try await app.wait("document.querySelector('dialog:modal')"), "\(opener)")
        try await app.page.press(.escape)
        #expect(try await app.wait("!document.querySelector('dialog:modal')"), "\(opener)")
        #expect(
          try await app.wait("document.activeElement.textContent == '\(opener)'"), "\(opener)")
      }
    }
  }

  @Test("Layouts of an app's own have their places as soon as the browser has told sizes")
  func layouts() async throws {
    try await SamplePage.with("LayoutApp") { app in
      // Eight circles on a ring.
      let circles = """
        new Set([...document.querySelectorAll('body *')].filter(e => getComputedStyle(e).borderRadius == '50%'
          && e.offsetWidth == 40).map(e => (b => Math.round(b.x) + ',' + Math.round(b.y))(e.getBoundingClientRect())))
        """
      #expect(try await app.wait("\(circles).size == 8"))
      // Of two forms of a line the one that fits is shown.
      let isBeside = """
        Math.abs(\(app.element("Action that is long")).getBoundingClientRect().y
          - \(app.element("A rather long title that needs much room")).getBoundingClientRect().y) < 5
        """
      #expect(try await app.wait("!(\(isBeside))"))
      try await app.page.setViewport(width: 1280, height: 800)
      #expect(try await app.wait(isBeside))
      try await app.page.setViewport(width: 390, height: 844)
      #expect(try await app.wait("!(\(isBeside))"))
      // What is measured anew moves what is below it; who presses waits until it rests.
      #expect(
        try await app.wait(
          """
          await new Promise(done => {
            let last, left = 30;
            const look = () => {
              const y = \(app.element("Second tab")).getBoundingClientRect().y;
              left = y == last ? left - 1 : 30;
              last = y;
              left ? requestAnimationFrame(look) : done(true);
            };
            look();
          })
          """))
      // A line under the tab that was chosen.
      for tab in ["Second tab", "Third", "First"] {
        try await app.tap(text: tab)
        #expect(
          try await app.wait(
            """
            [...document.querySelectorAll('body *')].some(e => {
              const line = e.getBoundingClientRect(), tab = \(app.element(tab)).getBoundingClientRect();
              return line.height == 3 && Math.abs(line.x - tab.x) < 2 && Math.abs(line.width - tab.width) < 2
                && Math.abs(line.y - tab.bottom) < 2;
            })
            """), "\(tab)")
      }
      // How far a page is scrolled is known in the space of its scroll view.
      try await app.evaluate("document.scrollingElement.scrollTop = 300")
      #expect(try await app.shows("Offset 300"))
    }
  }
}
