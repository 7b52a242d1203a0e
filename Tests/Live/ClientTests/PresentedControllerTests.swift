import Browser
import Foundation
import PlatformGaps
import Testing
import ViewTree

/// What SwiftUI apps do with UIKit's windows and controllers.
private struct WindowedPage: View {
  @State private var name = ""
  @State private var log: [String] = []
  @FocusState private var isTyping: Bool

  private var window: UIWindow? {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.windows
      .first { $0.isKeyWindow }
  }

  var body: some View {
    TextField("Name", text: $name).focused($isTyping)
    Text(isTyping ? "typing" : "resting")
    Text(verbatim: log.joined(separator: ","))
    Text("hide by tap").onTapGesture {
      UIApplication.shared.sendAction(
        UIResponder.resignFirstResponder, to: nil, from: nil, for: nil)
    }
    Text("hide by window").onTapGesture { window?.endEditing(true) }
    Button("Ask") { window?.rootViewController?.present(question(), animated: true) }
    Button("Choose") {
      let sheet = UIAlertController(title: "Which?", message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "First", style: .default) { _ in log.append("first") })
      sheet.addAction(UIAlertAction(title: "Never", style: .cancel) { _ in log.append("never") })
      window?.rootViewController?.present(sheet, animated: true)
    }
    Button("Sheet") {
      let controller = UIHostingController(rootView: Inside())
      UIApplication.shared.windows.first?.rootViewController?.present(controller, animated: true)
    }
    Button("Share") {
      let controller = UIActivityViewController(
        activityItems: ["Tea", URL(string: "https://example.com/tea") ?? ""],
        applicationActivities: nil)
      window?.rootViewController?.present(controller, animated: true)
    }
  }

  private func question() -> UIAlertController {
    let alert = UIAlertController(title: "Rename", message: "To what?", preferredStyle: .alert)
    alert.addTextField { field in field.placeholder = "New name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { _ in
        log.append(alert.textFields?.first?.text ?? "nothing")
      })
    return alert
  }
}

private struct Inside: View {
  @State private var count = 0

  var body: some View {
    Text("inside \(count)")
    Button("More") { count += 1 }
    Button("Done") {
      UIApplication.shared.windows.first?.rootViewController?.dismiss(animated: true)
    }
  }
}

@Suite("Controllers that apps present", .timeLimit(.minutes(5)))
@MainActor
struct PresentedControllerTests {
  @Test("The keyboard is put away by UIKit's words", arguments: ["hide by tap", "hide by window"])
  func keyboard(by words: String) async throws {
    try await ServedView.with({ WindowedPage() }) { served in
      // What hears of the focus is loaded when the page has begun.
      #expect(try await served.loads("controls"))
      for _ in 0..<2 {
        try await served.evaluate("document.querySelector('input').focus()")
        #expect(try await served.wait("document.body.innerText.includes('typing')"))
        try await served.click(served.element(words))
        #expect(try await served.wait("document.activeElement == document.body"))
        #expect(try await served.wait("document.body.innerText.includes('resting')"))
        // The tap takes the focus away once more, as late as its answer comes.
        #expect(try await served.wait("!document.querySelector('[aria-busy]')"))
      }
    }
  }

  @Test("An alert with a field is answered twice, then called off")
  func alert() async throws {
    try await ServedView.with({ WindowedPage() }) { served in
      for answer in ["Tea", "Milk"] {
        try await served.click(served.element("Ask"))
        let field = "document.querySelector('dialog input')"
        #expect(try await served.wait("\(field)?.placeholder == 'New name'"))
        try await served.evaluate("\(field).focus()")
        try await served.page.type(answer)
        try await served.click(served.element("Save"))
        #expect(try await served.wait("!document.querySelector('dialog')"))
        #expect(try await served.shows(answer))
      }
      try await served.click(served.element("Ask"))
      #expect(try await served.wait("document.querySelector('dialog')"))
      try await served.click(served.element("Cancel"))
      #expect(try await served.wait("!document.querySelector('dialog')"))
      let text = try await served.text()
      #expect(text.contains("Tea,Milk"))
    }
  }

  @Test("Of several actions one is chosen")
  func actions() async throws {
    try await ServedView.with({ WindowedPage() }) { served in
      try await served.click(served.element("Choose"))
      #expect(try await served.wait("document.querySelector('dialog')"))
      try await served.click(served.element("First"))
      #expect(try await served.wait("!document.querySelector('dialog')"))
      #expect(try await served.shows("first"))
      try await served.click(served.element("Choose"))
      #expect(try await served.wait("document.querySelector('dialog')"))
      try await served.page.press(.escape)
      #expect(try await served.wait("!document.querySelector('dialog')"))
      #expect(try await served.shows("first,never"))
    }
  }

  @Test("A controller of SwiftUI's views is a sheet with a state of its own")
  func sheet() async throws {
    try await ServedView.with({ WindowedPage() }) { served in
      for _ in 0..<2 {
        try await served.click(served.element("Sheet"))
        #expect(try await served.shows("inside 0"))
        try await served.click(served.element("More"))
        #expect(try await served.shows("inside 1"))
        try await served.click(served.element("Done"))
        #expect(try await served.wait("!document.querySelector('dialog')"))
      }
    }
  }

  @Test("What is to be shared goes to the browser's sheet")
  func sharing() async throws {
    try await ServedView.with({ WindowedPage() }) { served in
      try await served.evaluate(
        """
        self.noted = [];
        Object.defineProperty(navigator, 'share', {
          value: content => { noted.push(JSON.stringify(content)); return Promise.resolve(); },
        });
        """)
      try await served.click(served.element("Share"))
      #expect(try await served.wait("noted.length == 1"))
      let noted = try await served.evaluate("noted[0]")
      #expect(noted.string?.contains(#""text":"Tea""#) == true)
      #expect(noted.string?.contains(#""url":"https://example.com/tea""#) == true)
    }
  }
}
