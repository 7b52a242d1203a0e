import Browser
import Foundation
import Testing
import ViewTree

/// Wheels, and controls in layers beside a row's button.
@Suite("Wheels and layers", .serialized)
@MainActor
struct WheelTests {
  private struct Choices: View {
    let first: Int
    let height: CGFloat?
    @State private var choice = -1
    @State private var changes = 0

    var body: some View {
      VStack {
        Picker(
          "Choice", selection: Binding(get: { choice < 0 ? first : choice }, set: { choice = $0 })
        ) {
          ForEach(0..<6) { Text("Number \($0)").tag($0) }
        }
        .pickerStyle(.wheel)
        .frame(height: height)
        .onChange(of: choice) { changes += 1 }
        Text("changes=\(changes); choice=\(choice)")
      }
    }
  }

  /// How far the middle of a choice is from the middle of its wheel.
  private func distance(_ name: String) -> String {
    """
    (() => {
      const choice = document.querySelector('[aria-label="\(name)"]').getBoundingClientRect();
      const wheel = document.querySelector('[role=radiogroup]').getBoundingClientRect();
      return Math.abs(choice.y + choice.height / 2 - wheel.y - wheel.height / 2);
    })()
    """
  }

  @Test(
    "A wheel stands at its choice and changes nothing by itself", arguments: [0, 1, 4, 5],
    [CGFloat?.none, 120])
  func standing(first: Int, height: CGFloat?) async throws {
    try await ServedView.with({ Choices(first: first, height: height) }, width: 390) { served in
      #expect(try await served.wait("\(distance("Number \(first)")) < 1"))
      // A scroll is told of when it has been quiet for 100 ms, that of the beginning as well.
      try await served.evaluate("new Promise(r => setTimeout(r, 300))")
      #expect(try await served.text().contains("changes=0; choice=-1"))
      try await served.evaluate("document.querySelector('[aria-label=\"Number 3\"]').click()")
      #expect(try await served.wait("document.body.innerText.includes('changes=1; choice=3')"))
      #expect(try await served.wait("\(distance("Number 3")) < 1"))
    }
  }

  private struct Below: View {
    @State private var choice = 60
    var body: some View {
      Form {
        ForEach(0..<30) { Text("Row \($0)") }
        Picker("Choice", selection: $choice) {
          ForEach(0..<121) { Text("Number \($0)").tag($0) }
        }
        .pickerStyle(.wheel)
        ForEach(30..<60) { Text("Row \($0)") }
      }
    }
  }

  @Test("A wheel further down turns to its choice, and the page opens at its top")
  func below() async throws {
    try await ServedView.with({ Below() }, width: 390) { served in
      let isTurned = try await served.wait("\(distance("Number 60")) < 1")
      #expect(isTurned)
      let top = "\(served.element("Row 0")).getBoundingClientRect().top"
      #expect(try await served.wait("\(top) > 0 && \(top) < 100"))
    }
  }

  private struct Strip: View {
    var body: some View {
      ScrollView {
        VStack {
          ForEach(0..<10) { Text("Row \($0)").frame(height: 100) }
          ScrollViewReader { strip in
            Button("Show the last") { withAnimation { strip.scrollTo(19, anchor: .trailing) } }
            ScrollView(.horizontal) {
              HStack {
                ForEach(0..<20) { Text("Item \($0)").frame(width: 100, height: 300).id($0) }
              }
            }
          }
          ForEach(10..<20) { Text("Row \($0)").frame(height: 100) }
        }
      }
    }
  }

  @Test("A strip that shows an item leaves the page around it where it is")
  func strip() async throws {
    try await ServedView.with({ Strip() }, width: 390) { served in
      let button = served.element("Show the last"), item = served.element("Item 19")
      try await served.evaluate("\(button).scrollIntoView({ block: 'end' })")
      let before = try await served.evaluate("\(button).getBoundingClientRect().top")
      try await served.evaluate("\(button).click()")
      let trailing = "Math.abs(\(item).getBoundingClientRect().right - 390) < 1"
      #expect(try await served.wait(trailing))
      let after = try await served.evaluate("\(button).getBoundingClientRect().top")
      #expect(after == before)
    }
  }

  private struct Sheet: View {
    @State private var isShown = true
    @State private var choice = 0
    var body: some View {
      Text("Behind").sheet(isPresented: $isShown) {
        VStack {
          Picker("Choice", selection: $choice) {
            ForEach(0..<6) { Text("Number \($0)").tag($0) }
          }
          .pickerStyle(.wheel)
          Text("choice=\(choice)")
        }
      }
    }
  }

  @Test("In a sheet the keys reach the choices, not what scrolls around them")
  func keys() async throws {
    try await ServedView.with({ Sheet() }, width: 390) { served in
      #expect(try await served.wait("document.activeElement.matches('dialog')"))
      try await served.page.press(.tab)
      #expect(try await served.wait("document.activeElement.ariaLabel == 'Number 0'"))
      try await served.page.press(.arrowDown)
      #expect(try await served.wait("document.body.innerText.includes('choice=1')"))
    }
  }

  private struct Layers: View {
    @State private var isOn = false
    @State private var presses = 0
    var body: some View {
      List {
        HStack {
          Toggle("Switch", isOn: $isOn).labelsHidden().opacity(0.9)
          Text("beside")
          Button("Press \(presses)") { presses += 1 }
        }
        Text("isOn=\(isOn ? 1 : 0)")
      }
    }
  }

  @Test("A control in a layer is above the area of the row's button, the rest of the row below")
  func layers() async throws {
    try await ServedView.with({ Layers() }, width: 390) { served in
      func touch(_ find: String) async throws {
        let place = try await served.evaluate(
          "(r => [r.x + r.width / 2, r.y + r.height / 2])(\(find).getBoundingClientRect())")
        guard case .array(let numbers) = place, let x = numbers[0].number, let y = numbers[1].number
        else { throw BrowserError(.scriptFailed, "no place") }
        try await served.page.tap((x, y))
      }
      try await served.page.send(
        "Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 5])
      try await touch("document.querySelector('[role=switch]')")
      #expect(try await served.wait("document.body.innerText.includes('isOn=1')"))
      try await touch("[...document.querySelectorAll('p,span')].find(e => e.innerText == 'beside')")
      #expect(try await served.wait("document.body.innerText.includes('Press 1')"))
      #expect(try await served.text().contains("isOn=1"))
    }
  }
}
