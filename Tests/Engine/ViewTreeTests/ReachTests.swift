import Combine
import ElementTree
import Foundation
import Testing

@testable import ViewTree

/// Everything that the controls of the tests below write to.
private final class Model: ObservableObject {
  @Published var count = 0
  @Published var isOn = false
  @Published var text = "text"
  @Published var number = 3.0
  @Published var whole = 3
  @Published var choice = 1
  @Published var chosen: Set<Int> = []
  @Published var date = Date(timeIntervalSince1970: 1_000_000)
  @Published var color = Color.red
  @Published var rows = [1, 2, 3]
  @Published var path: [Int] = []
  @Published var isExpanded = false
  @Published var log: [String] = []

  func note(_ what: String) { log.append(what) }

  var state: String {
    "\(count) \(isOn) \(text) \(number) \(whole) \(choice) \(chosen) \(date) \(color == .red) \(rows) \(path) "
      + "\(isExpanded) \(log)"
  }
}

/// How a view is kept from its reader.
private enum Obstacle: String, CaseIterable {
  case disabled, hidden, transparent, untouchable, otherTab, otherOwnTab, sheet, cover, alert,
    dialog

  @MainActor @ViewBuilder
  func hide(_ view: some View) -> some View {
    switch self {
    case .disabled: view.disabled(true)
    case .hidden: view.hidden()
    case .transparent: view.opacity(0)
    case .untouchable: view.allowsHitTesting(false)
    case .otherTab:
      TabView(selection: .constant(1)) {
        view.tabItem { Text("A") }.tag(0)
        Text("B").tabItem { Text("B") }.tag(1)
      }
    case .otherOwnTab:
      TabView {
        Text("B").tabItem { Text("B") }
        view.tabItem { Text("A") }
      }
    case .sheet: view.sheet(isPresented: .constant(true)) { Text("over") }
    case .cover: view.fullScreenCover(isPresented: .constant(true)) { Text("over") }
    case .alert: view.alert("over", isPresented: .constant(true)) { Button("No") {} }
    case .dialog:
      view.confirmationDialog("over", isPresented: .constant(true)) { Button("No") {} }
    }
  }
}

/// One view of each kind that answers to readers, by its number.
private struct Controls: View {
  @ObservedObject var model: Model
  let number: Int
  nonisolated static let count = 36

  @ViewBuilder var body: some View {
    switch number {
    case 0: Button("press") { model.count += 1 }
    case 1:
      Button(role: .destructive) {
        model.count += 1
      } label: {
        Image(systemName: "trash")
      }
    case 2: Toggle("on", isOn: $model.isOn)
    case 3: Toggle("on", isOn: $model.isOn).toggleStyle(.button)
    case 4: TextField("text", text: $model.text).onSubmit { model.note("submit") }
    case 5: SecureField("text", text: $model.text)
    case 6: TextEditor(text: $model.text)
    case 7: TextField("number", value: $model.number, format: .number)
    case 8: Stepper("whole", value: $model.whole, in: 0...9)
    case 9: Slider(value: $model.number, in: 0...9)
    case 10: Picker("choice", selection: $model.choice) { choices }
    case 11: Picker("choice", selection: $model.choice) { choices }.pickerStyle(.segmented)
    default: others
    }
  }

  @ViewBuilder private var others: some View {
    switch number {
    case 12: Picker("choice", selection: $model.choice) { choices }.pickerStyle(.inline)
    case 13: Picker("choice", selection: $model.choice) { choices }.pickerStyle(.wheel)
    case 14: DatePicker("date", selection: $model.date)
    case 15: ColorPicker("color", selection: $model.color)
    case 16: Menu("menu") { Button("press") { model.count += 1 } }
    case 17: DisclosureGroup("more", isExpanded: $model.isExpanded) { Text("inside") }
    case 18: List(model.rows, id: \.self, selection: $model.chosen) { Text(verbatim: "\($0)") }
    case 19:
      List {
        ForEach(model.rows, id: \.self) { Text(verbatim: "\($0)") }
          .onDelete { model.rows.remove(atOffsets: $0) }
          .onMove { model.rows.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, .constant(.active))
    case 20:
      List(model.rows, id: \.self) { row in
        Text(verbatim: "\(row)").swipeActions { Button("Flag") { model.note("flag") } }
      }
    case 21: Text("tap").onTapGesture { model.count += 1 }
    case 22: Text("press").onLongPressGesture { model.count += 1 }
    case 23:
      Text("drag").gesture(DragGesture(minimumDistance: 0).onEnded { _ in model.count += 1 })
    default: gestures
    }
  }

  @ViewBuilder private var gestures: some View {
    switch number {
    case 24: Text("pinch").gesture(MagnifyGesture().onEnded { _ in model.count += 1 })
    case 25: Text("turn").gesture(RotateGesture().onEnded { _ in model.count += 1 })
    case 26: Text("over").onHover { if $0 { model.count += 1 } }
    case 27: Text("tap").highPriorityGesture(TapGesture().onEnded { model.count += 1 })
    case 28:
      NavigationStack(path: $model.path) {
        NavigationLink("go", value: 7).navigationDestination(for: Int.self) { Text("\($0)") }
      }
    case 29:
      NavigationStack { Text("list").searchable(text: $model.text) }
    case 30:
      Text("drop").dropDestination(for: String.self) { items, _ in
        model.note("\(items)")
        return true
      }
    case 31: Button("key") { model.count += 1 }.keyboardShortcut("k")
    case 32:
      Stepper("whole") {
        model.whole += 1
      } onDecrement: {
        model.whole -= 1
      }
    case 33:
      Text("key").focusable().onKeyPress(.space) {
        model.count += 1
        return .handled
      }
    case 34: Text("both").onTapGesture(count: 2) { model.count += 1 }
    default: Text("tall").accessibilityAction { model.count += 1 }.onTapGesture { model.count += 1 }
    }
  }

  @ViewBuilder private var choices: some View {
    ForEach(0..<4, id: \.self) { Text(verbatim: "\($0)").tag($0) }
  }
}

private struct Hidden: View {
  let model: Model
  let number: Int
  let obstacle: Obstacle?

  var body: some View {
    if let obstacle {
      obstacle.hide(Controls(model: model, number: number).id("controls"))
    } else {
      Controls(model: model, number: number).id("controls")
    }
  }
}

extension LiveSlot {
  /// Payloads that readers' browsers may send.
  fileprivate var samples: [LiveEvent.Payload] {
    switch self {
    case .press, .submit, .focus, .blur, .target, .shortcut, .lift, .conceal, .menu, .swipe,
      .animate:
      [.none]
    case .input, .change, .key, .route, .link, .drop, .files:
      ["", "2", "4.5", "0", "1", "other", "1 2 text", "Space", " ", "2030-01-01T00:00", "#00ff00"]
        .map {
          .text($0)
        }
    case .check, .open, .visible, .scene, .dropTarget, .hold: [.flag(true), .flag(false)]
    case .picture: [.motion(0, [3])]
    case .tap: [.motion(1, [3, 3]), .motion(2, [3, 3])]
    case .longPress: [.motion(0, []), .motion(2, [])]
    case .choose: [.motion(0, []), .motion(1, []), .motion(2, [])]
    case .move: [.motion(0, [1]), .motion(0, [-1])]
    case .drag: [.motion(0, [0, 0, 9, 9, 0, 0]), .motion(2, [0, 0, 9, 9, 0, 0])]
    case .magnify, .rotate: [.motion(0, [2, 0, 0.5, 0.5]), .motion(2, [2, 0, 0.5, 0.5])]
    case .hover: [.motion(0, [1, 1]), .motion(1, [1, 1]), .motion(2, [1, 1])]
    case .size: [.motion(0, [1, 2, 3, 4])]
    case .scroll: [.motion(0, [1, 2, 3, 4, 5, 6]), .motion(1, [1, 2, 3, 4, 5, 6])]
    case .rows: [.motion(0, [1, 0, 44, 0, 900, 1]), .motion(1, []), .motion(2, [])]
    case .media: [.motion(1, [1, 0.5, 3]), .motion(2, [1, 3, 3])]
    }
  }
}

@Suite("What readers reach") @MainActor
struct ReachTests {
  private func page(_ number: Int, _ obstacle: Obstacle?) throws -> (LiveView, Model) {
    let model = Model()
    let view = LiveView(Hidden(model: model, number: number, obstacle: obstacle))
    _ = try view.update()
    return (view, model)
  }

  @Test("Every control answers where nothing stands before it", arguments: 0..<Controls.count)
  func control(number: Int) throws {
    var answers = 0
    for slot in LiveSlot.allCases where slot.needsReach {
      for payload in slot.samples {
        for node in try page(number, nil).0.handlers.keys {
          let (view, model) = try page(number, nil)
          let before = model.state
          _ = view.handle(LiveEvent(slot, payload), atNode: node)
          if model.state != before { answers += 1 }
        }
      }
    }
    // Keys stand for presses of their element, which is what pages send.
    #expect(answers > 0)
  }

  /// The whole product: whatever keeps a reader from a control keeps every event from it.
  @Test("No event reaches what its reader can't reach", arguments: 0..<Controls.count)
  fileprivate func forged(number: Int) throws {
    for obstacle in Obstacle.allCases {
      let (view, model) = try page(number, obstacle)
      let before = model.state
      let over = view.handlers.keys.filter { view.tree.nodes[$0].name == .dialog }.flatMap {
        $0..<($0 + Int(view.tree.nodes[$0].span))
      }
      let bar = view.tree.nodes.indices.filter { view.tree.nodes[$0].name == .nav }.flatMap {
        $0..<($0 + Int(view.tree.nodes[$0].span))
      }
      for (node, handlers) in view.handlers.sorted(by: { $0.key < $1.key })
      where !over.contains(node) && !bar.contains(node) {
        for slot in Set(handlers.map(\.slot))
        where slot.needsReach && slot != .conceal && slot != .menu && slot != .swipe {
          for payload in slot.samples {
            let outcome = view.handle(LiveEvent(slot, payload), atNode: node)
            guard case .refused = outcome, model.state == before else {
              Issue.record(
                "\(obstacle): \(slot) \(payload) of node \(node) was \(outcome): \(model.state)")
              return
            }
          }
        }
      }
    }
  }

  @Test("A refusal names the views around its element")
  func refusal() throws {
    let (view, _) = try page(0, .hidden)
    let node = try #require(view.handlers.keys.first)
    guard case .refused(let refusal) = view.handle(LiveEvent(.press), atNode: node) else {
      Issue.record("not refused")
      return
    }
    #expect(refusal.reason == .hidden)
    #expect(refusal.viewPath.contains("Controls"))
    #expect(refusal.description.hasSuffix("was refused: it is hidden"))
  }

  private struct Appearing: View {
    let phases: [Double]
    @State private var count = 0
    var body: some View {
      PhaseAnimator(phases) { Button("Count \(count)") { count += 1 }.opacity($0) }
    }
  }

  @Test("What an animation brings into sight is pressed, what stays out of sight isn't")
  func animated() throws {
    var seen = try LivePage(Appearing(phases: [0, 1]))
    #expect(!seen.html.contains("off"))
    try seen.press("Count 0")
    #expect(seen.html.contains("Count 1<"))
    var unseen = try LivePage(Appearing(phases: [0]))
    #expect(unseen.html.contains(" off"))
    try unseen.press("Count 0")
    #expect(unseen.html.contains("Count 0<"))
  }
}
