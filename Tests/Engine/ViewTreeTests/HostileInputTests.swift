import ElementTree
import Foundation
import Testing

@testable import ViewTree

/// A control with a value of its own, and the values that it may have.
@MainActor
private struct ControlCase {
  let name: String
  let page: LiveView
  /// What is wrong with the values that the control has had so far.
  let faults: Faults

  @MainActor
  final class Faults {
    var values: [String] = []
  }

  init<Value, Content: View>(
    _ name: String, _ value: Value, _ isAllowed: @escaping (Value) -> Bool,
    @ViewBuilder _ control: @escaping (Binding<Value>) -> Content
  ) {
    self.name = name
    let faults = Faults()
    self.faults = faults
    page = LiveView(
      Holder(value: value, control: control) {
        if !isAllowed($0) { faults.values.append("\($0)") }
      })
  }

  private struct Holder<Value, Content: View>: View {
    @State var value: Value
    let control: (Binding<Value>) -> Content
    let check: (Value) -> Void

    var body: some View {
      control(
        Binding(
          get: { value },
          set: {
            check($0)
            value = $0
          }))
    }
  }
}

@Suite("What hostile browsers send to controls") @MainActor
struct HostileInputTests {
  static let texts = [
    "", " ", "0", "-0", "1", "2", "3", "0.05", "0.31", "-1", "7", "249", "250", "251", "255", "256",
    "300", "65536", "2147483648", "9223372036854775807", "9223372036854775808",
    "-9223372036854775809", "1e3", "1e308", "1e309", "-1e309", "nan", "NaN", "inf", "-inf",
    "infinity", "∞", "-∞", "+∞", "0x10", "0x1p99", "1,5", "1.5", "1.5.5", "--1", "٣", "１", "½",
    "50%", "1e309%", "∞%", "$5", "$1e309", "$∞", "NaN%", "$NaN", "true", "null", "undefined",
    "2026-11-20", "2026-11-20T13:20", "2026-02-31", "2026-02-31T10:00", "2026-13-01", "9999-12-31",
    "0000-00-00", "-0001-01-01", "+2026-+1-+1", "99999999999999999999-01-01", "275760-09-13",
    "2026-11-20T99:99", "2026-11-20T13:20:99", "2026-11-20T13:20:xx", "13:20", "25:00", "--:--",
    ":", "T", "-", "#000000", "#ffffff", "#FFFFFF", "#+12345", "#-12345", "#12345", "#1234567",
    "#gggggg", "#１２３４５６", "a\u{0}b", "a\nb", "a\r\nb", "\u{2028}", "\u{202E}abc", "👩‍👩‍👧‍👦",
    String(repeating: "a", count: 1 << 20), String(repeating: "9", count: 5_000),
    String(repeating: "e\u{301}", count: 100_000), String(repeating: "\u{301}", count: 100_000),
    "0 0 text", "nan nan text", "1e400 1 text", "1e30 -1e30 text", "1 1 ", "1 1", "Control+A",
    "Shift+Shift+Shift+", "ArrowUp", "Enter", "javascript:alert(1)", "/?n-1=~7", "//evil", "\\",
    "%00", "[[[[[[[[", "{\"a\":", String(repeating: "[", count: 100_000),
  ]

  static let payloads: [LiveEvent.Payload] = {
    var result: [LiveEvent.Payload] = [.none, .flag(true), .flag(false)]
    result += texts.map { .text($0) }
    let numbers: [Float] = [
      0, 1, -1, 2.5, 1e8, -1e8, 1e30, -1e30, .nan, .infinity, -.infinity,
      .leastNonzeroMagnitude,
    ]
    for count in 0...7 {
      for (place, number) in numbers.enumerated() {
        let raw = UInt8([0, 1, 2, 3, 4, 99, 255][place % 7])
        result.append(.motion(raw, Array(repeating: number, count: count)))
      }
    }
    return result
  }()

  private static let day = Date(timeIntervalSince1970: 1_795_000_000)

  private enum Size: String, CaseIterable { case small, medium, large }

  private static var cases: [ControlCase] {
    let steps: Set<Double> = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]
    let week = day...day.addingTimeInterval(7 * 86_400)
    let line = { (text: String) in
      text.utf8.count <= 65_536 && !text.utf8.contains { $0 == 0x0A || $0 == 0x0D }
    }
    return [
      ControlCase("slider", 0.5, { (0...1).contains($0) }) { Slider(value: $0) },
      ControlCase(
        "slider with steps", 0.5,
        { value in (0...1).contains(value) && steps.contains { abs($0 - value) < 1e-12 } }
      ) { Slider(value: $0, in: 0...1, step: 0.1) },
      ControlCase("slider of steps that don't fit", 4.0, { [1, 4, 7, 10].contains($0) }) {
        Slider(value: $0, in: 1...11, step: 3)
      },
      ControlCase("slider of floats", Float(0.5), { (-3...3).contains($0) }) {
        Slider(value: $0, in: -3...3)
      },
      ControlCase("slider without end", 0.5, { $0.isFinite }) {
        Slider(value: $0, in: -Double.infinity...Double.infinity)
      },
      ControlCase("slider over all", 0.5, { $0.isFinite }) {
        Slider(
          value: $0, in: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, step: 1)
      },
      ControlCase("stepper", UInt8(250), { _ in true }) {
        Stepper("Value", value: $0, in: 0...255, step: 10)
      },
      ControlCase("stepper without bounds", Int8(120), { _ in true }) {
        Stepper("Value", value: $0, step: 100)
      },
      ControlCase("stepper of steps too large", Int16(0), { (-3...3).contains($0) }) {
        Stepper("Value", value: $0, in: -3...3, step: Int.max)
      },
      ControlCase("stepper of doubles", 1e308, { $0.isFinite }) {
        Stepper("Value", value: $0, step: 1e308)
      },
      ControlCase("toggle", false, { _ in true }) { Toggle("On", isOn: $0) },
      ControlCase("menu", Size.small, { $0 != .large }) { size in
        Picker("Size", selection: size) {
          Text("Small").tag(Size.small)
          Text("Medium").tag(Size.medium)
          Text("Large").tag(Size.large).disabled(true)
        }.pickerStyle(.menu)
      },
      ControlCase("menu of numbers", 1, { [0, 2, 3].contains($0) }) { number in
        Picker("Number", selection: number) {
          ForEach(0..<4) { Text("\($0)").selectionDisabled($0 == 1) }
          Text("Hidden").tag(7).hidden()
        }
      },
      ControlCase("segments", Size.small, { $0 != .large }) { size in
        Picker("Size", selection: size) {
          Text("Small").tag(Size.small)
          Text("Medium").tag(Size.medium)
          Text("Large").tag(Size.large).selectionDisabled()
        }.pickerStyle(.segmented)
      },
      ControlCase("radio buttons", Size.small, { $0 != .large }) { size in
        Picker("Size", selection: size) {
          Text("Small").tag(Size.small)
          Group { Text("Large").tag(Size.large) }.hidden()
        }.pickerStyle(.inline)
      },
      ControlCase("dates", day, { week.contains($0) }) {
        DatePicker("Day", selection: $0, in: week)
      },
      ControlCase("days", day, { week.contains($0) }) {
        DatePicker("Day", selection: $0, in: week, displayedComponents: .date)
      },
      ControlCase("times", day, { week.contains($0) }) {
        DatePicker("Time", selection: $0, in: week, displayedComponents: .hourAndMinute)
      },
      ControlCase("any date", day, { $0.timeIntervalSince1970.isFinite }) {
        DatePicker("Day", selection: $0)
      },
      ControlCase("colour", Color.red, { _ in true }) { ColorPicker("Colour", selection: $0) },
      ControlCase("field", "", line) { TextField("Name", text: $0) },
      ControlCase("secret", "", line) { SecureField("Password", text: $0) },
      ControlCase("tall field", "", { $0.utf8.count <= 65_536 }) {
        TextField("Name", text: $0, axis: .vertical)
      },
      ControlCase("editor", "", { $0.utf8.count <= 65_536 }) { TextEditor(text: $0) },
      ControlCase("number", 1.0, { $0.isFinite }) {
        TextField("Number", value: $0, format: .number)
      },
      ControlCase("percentage", 1.0, { $0.isFinite }) {
        TextField("Number", value: $0, format: .percent)
      },
      ControlCase("price", 1.0, { $0.isFinite }) {
        TextField("Number", value: $0, format: .currency(code: "USD"))
      },
      ControlCase("decimal", Decimal(1), { !$0.isNaN }) {
        TextField("Number", value: $0, format: .number)
      },
      ControlCase("optional number", Optional(1.0), { $0?.isFinite != false }) {
        TextField("Number", value: $0, format: .number)
      },
      ControlCase("float", Float(1), { $0.isFinite }) {
        TextField("Number", value: $0, format: .number)
      },
      ControlCase("byte", UInt8(1), { _ in true }) {
        TextField("Number", value: $0, format: .number)
      },
      ControlCase("whole number", 1, { _ in true }) {
        TextField("Number", value: $0, format: .number)
      },
      ControlCase("formatted number", 1.0, { $0.isFinite }) {
        TextField("Number", value: $0, formatter: NumberFormatter())
      },
      ControlCase("day in words", day, { $0.timeIntervalSince1970.isFinite }) {
        TextField("Day", value: $0, format: .dateTime.day().month().year())
      },
      ControlCase("rows", Int?.none, { $0 == nil || [0, 2].contains($0) }) { row in
        List(selection: row) {
          ForEach([0, 1, 2], id: \.self) { Text("\($0)").selectionDisabled($0 == 1) }
        }
      },
      ControlCase("several rows", Set<Int>(), { $0.isSubset(of: [0, 1, 2]) }) {
        List([0, 1, 2], id: \.self, selection: $0) { Text("\($0)") }
      },
      ControlCase("edited rows", [1, 2, 3], { Set($0).isSubset(of: [1, 2, 3]) }) { rows in
        List {
          ForEach(rows.wrappedValue, id: \.self) { Text("\($0)") }
            .onDelete { rows.wrappedValue.remove(atOffsets: $0) }
            .onMove { rows.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        }.environment(\.editMode, .constant(.active))
      },
      ControlCase("tabs", 0, { [0, 1].contains($0) }) {
        TabView(selection: $0) {
          Tab("A", systemImage: "star", value: 0) { Text("a") }
          Tab("B", systemImage: "star", value: 1) { Text("b") }
        }
      },
      ControlCase("disclosure", false, { _ in true }) {
        DisclosureGroup("More", isExpanded: $0) { Text("x") }
      },
      ControlCase("sheet", true, { _ in true }) { Text("x").sheet(isPresented: $0) { Text("y") } },
      ControlCase("search", "", line) { text in
        NavigationStack { List { Text("x") }.searchable(text: text) }
      },
      ControlCase("path", [1], { $0.allSatisfy { (0..<3).contains($0) } }) { path in
        NavigationStack(path: path) {
          NavigationLink("Next", value: 2).navigationDestination(for: Int.self) { Text("\($0)") }
        }
      },
      // Apps make integers of what they are told, which traps for what no integer can be.
      ControlCase("place", 0, { _ in true }) { place in
        Text("x").onTapGesture { place.wrappedValue = Int($0.x) + Int($0.y) }
          .gesture(DragGesture().onChanged { place.wrappedValue = Int($0.translation.width) })
          .gesture(MagnifyGesture().onChanged { place.wrappedValue = Int($0.magnification) })
          .gesture(RotateGesture().onEnded { place.wrappedValue = Int($0.rotation.degrees) })
          .gesture(MagnificationGesture().onChanged { place.wrappedValue = Int($0) })
          .onLongPressGesture { place.wrappedValue = 1 }
          .onContinuousHover {
            if case .active(let point) = $0 { place.wrappedValue = Int(point.x) }
          }
      },
      ControlCase("sizes", 0, { _ in true }) { size in
        GeometryReader { proxy in
          Text("\(Int(proxy.size.width)) \(Int(proxy.frame(in: .global).minX))")
        }
        .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) {
          size.wrappedValue = Int($0.width) + Int($0.maxY)
        }
        ScrollView { Text("x") }
          .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) {
            size.wrappedValue = Int($1.y)
          }
      },
      ControlCase("drops", 0, { _ in true }) { place in
        Text("x").dropDestination(for: String.self) { _, point in
          place.wrappedValue = Int(point.x) + Int(point.y)
          return true
        }
        .onKeyPress(phases: .down) { _ in .handled }
      },
    ]
  }

  @Test("No control traps, and none has a value that it doesn't offer, whatever it is sent")
  func all() throws {
    for control in Self.cases {
      let page = control.page
      _ = try page.update()
      #expect(!page.handlers.isEmpty, "\(control.name) listens to nothing")
      for payload in Self.payloads {
        for node in page.handlers.keys.sorted() {
          for handler in page.handlers[node] ?? [] where handler.isEnabled {
            handler.action(payload)
          }
          for slot in LiveSlot.allCases {
            _ = page.handle(LiveEvent(slot, payload), atNode: node)
          }
        }
        _ = page.handle(LiveEvent(.route, payload), atNode: nil)
        _ = try page.update()
      }
      #expect(control.faults.values == [], "\(control.name)")
    }
  }
}
