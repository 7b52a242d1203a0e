import Browser
import Testing

@Suite("Page input")
struct PageInputTests {
  private let recorder = """
    <!doctype html><body style="margin:0"><input style="position:absolute;left:0;top:0;
    width:200px;height:30px;box-sizing:border-box"><script>
    var seen = [];
    for (const type of ['mousedown', 'mousemove', 'mouseup', 'click', 'dblclick'])
      addEventListener(type, e => seen.push(`${type} ${e.clientX},${e.clientY} ${e.buttons}`));
    addEventListener('keydown', e => seen.push(`${e.key} ${e.code} ${e.keyCode} ${e.shiftKey}`));
    </script>
    """

  @Test("A click moves, presses and releases")
  func click() async throws {
    try await SharedBrowser.withPage { page in
      try await page.setContent(recorder)
      try await page.click(x: 50, y: 150)
      #expect(
        try await page.evaluate("seen") == [
          "mousemove 50,150 0", "mousedown 50,150 1", "mouseup 50,150 0", "click 50,150 0",
        ])
      try await page.evaluate("seen.length = 0")
      try await page.click(x: 50, y: 150, count: 2)
      #expect(
        try await page.evaluate("seen.filter(line => line.startsWith('dbl'))") == [
          "dblclick 50,150 0"
        ])
    }
  }

  @Test("No time passes between the presses of several, however long the page takes for each")
  func clicks() async throws {
    try await SharedBrowser.withPage { page in
      try await page.setContent(
        """
        <body style="height: 100vh"><script>
        const seen = [];
        let late;
        addEventListener('click', (event) => {
          seen.push(event.detail);
          clearTimeout(late);
          late = setTimeout(() => seen.push('late'), 100);
          for (const start = performance.now(); performance.now() < start + 200;);
        });
        </script>
        """)
      try await page.click(x: 50, y: 150, count: 3)
      let seen = try await page.evaluate("seen.slice(0, 3)")
      #expect(seen == [1, 2, 3])
    }
  }

  @Test("A drag holds its button down")
  func drag() async throws {
    try await SharedBrowser.withPage { page in
      try await page.setContent(recorder)
      try await page.moveMouse(x: 10, y: 100)
      try await page.pressMouse(x: 10, y: 100)
      try await page.moveMouse(x: 20, y: 110)
      try await page.releaseMouse(x: 20, y: 110)
      #expect(
        try await page.evaluate("seen.slice(0, 4)") == [
          "mousemove 10,100 0", "mousedown 10,100 1", "mousemove 20,110 1", "mouseup 20,110 0",
        ])
    }
  }

  @Test("Text typed into a field is its value")
  func typing() async throws {
    try await SharedBrowser.withPage { page in
      try await page.setContent(recorder)
      try await page.click(x: 20, y: 15)
      try await page.evaluate("seen.length = 0")
      try await page.type("aZ 9;é茶👩‍🚀")
      try await page.press(.backspace)
      let value = try await page.evaluate("document.querySelector('input').value")
      #expect(value == "aZ 9;é茶")
      #expect(
        try await page.evaluate("seen") == [
          "a KeyA 65 false", "Z KeyZ 90 false", "  Space 32 false", "9 Digit9 57 false",
          ";  0 false", "Backspace Backspace 8 false",
        ])
      try await page.press(.home, modifiers: .shift)
      try await page.type("new")
      #expect(try await page.evaluate("document.querySelector('input').value") == "new")
    }
  }

  @Test("Tab and Enter move and activate")
  func keyboard() async throws {
    try await SharedBrowser.withPage { page in
      try await page.setContent(
        "<button>A</button><button onclick='document.title = 1'>B</button>")
      try await page.press(.tab)
      try await page.press(.tab)
      #expect(try await page.evaluate("document.activeElement.textContent") == "B")
      try await page.press(.enter)
      #expect(try await page.evaluate("document.title") == "1")
    }
  }

  @Test("An offline page knows it, and reaches nothing")
  func offline() async throws {
    try await SharedBrowser.withPage { page in
      #expect(try await page.evaluate("navigator.onLine") == true)
      try await page.setOffline(true)
      #expect(try await page.evaluate("navigator.onLine") == false)
      let error = await #expect(throws: BrowserError.self) {
        try await page.navigate(to: "http://127.0.0.1:1/")
      }
      #expect(error?.message.contains("net::ERR_INTERNET_DISCONNECTED") == true)
      try await page.setOffline(false)
      #expect(try await page.evaluate("navigator.onLine") == true)
    }
  }
}
