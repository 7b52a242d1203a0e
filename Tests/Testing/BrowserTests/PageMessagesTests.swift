import Browser
import Testing

@Suite("Page messages")
struct PageMessagesTests {
  @Test("A quiet page says nothing")
  func silence() async throws {
    try await SharedBrowser.withPage { page in
      try await page.setContent("<!doctype html><html lang=en><title>t</title><p>Quiet")
      #expect(try await page.consoleMessages == [])
    }
  }

  @Test("Console calls and exceptions are collected in order, and forgotten on demand")
  func consoleCalls() async throws {
    try await SharedBrowser.withPage { page in
      try await page.setContent(
        """
        <!doctype html><script>
        console.log('a', 1, {b: true}, null, undefined, -0);
        console.error(new Error('sad').message);

        missing();
        </script>
        """)
      let messages = try await page.consoleMessages
      #expect(
        messages.map(\.text) == [
          "a 1 {b: true} null undefined -0", "sad",
          "ReferenceError: missing is not defined\n    at about:blank:5:1",
        ])
      #expect(messages.map(\.source) == [.console, .console, .exception])
      #expect(messages.map(\.level) == ["log", "error", "error"])
      #expect(messages.map(\.line) == [2, 3, 5])
      try await page.removeConsoleMessages()
      #expect(try await page.consoleMessages == [])
    }
  }

  @Test("A violation of the content security policy is collected")
  func contentSecurityPolicy() async throws {
    try await SharedBrowser.withPage { page in
      try await page.setContent(
        """
        <!doctype html>
        <meta http-equiv=Content-Security-Policy content="style-src 'none'; img-src 'none'">
        <p style="color: red">
        <img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">
        """)
      let violations = try await page.consoleMessages.filter {
        $0.source == .contentSecurityPolicy
      }
      #expect(
        Set(violations.map(\.text)) == [
          "style-src-attr: kInlineViolation", "img-src: data",
        ])
      #expect(violations.allSatisfy { $0.level == "error" })
    }
  }

  @Test("A file that a page misses is in the log")
  func networkErrors() async throws {
    try await SharedBrowser.withPage { page in
      try await page.setContent("<!doctype html><img alt=x src='http://127.0.0.1:1/x.png'>")
      let messages = try await page.consoleMessages
      #expect(messages.map(\.source) == [.log])
      #expect(messages.first?.url == "http://127.0.0.1:1/x.png")
    }
  }

  @Test("Dialogs are dismissed and reported")
  func dialogs() async throws {
    try await SharedBrowser.withPage { page in
      #expect(try await page.evaluate("[confirm('Sure?'), alert('Oh')]") == [false, nil])
      let messages = try await page.consoleMessages
      #expect(messages.map(\.text) == ["Sure?", "Oh"])
      #expect(messages.map(\.level) == ["confirm", "alert"])
      #expect(messages.allSatisfy { $0.source == .dialog })
    }
  }
}
