import ElementTree
import Foundation
import Testing

@testable import ViewTree

@Suite("Controls of UIKit")
@MainActor
struct UIKitControlTests {
  @MainActor
  private final class Teller: NSObject {
    @Binding var log: [String]
    init(_ log: Binding<[String]>) { _log = log }
    func note(_ text: String) { log.append(text) }
    func switched(_ sender: UISwitch) { note("switch \(sender.isOn)") }
    func slid(_ sender: UISlider) { note("slider \(sender.value)") }
    func stepped(_ sender: UIStepper) { note("stepper \(sender.value)") }
    func chose(_ sender: UISegmentedControl) { note("segment \(sender.selectedSegmentIndex)") }
    func pressed() { note("pressed") }
    func typed(_ sender: UITextField) { note("typed \(sender.text ?? "")") }
    func tapped(_ sender: UITapGestureRecognizer) { note("tap \(Int(sender.location(in: nil).x))") }
  }

  /// A view of UIKit's that a coordinator listens to.
  private struct Told: UIViewRepresentable {
    @Binding var log: [String]
    let make: (Teller) -> UIView
    func makeCoordinator() -> Teller { Teller($log) }
    func makeUIView(context: Context) -> UIView { make(context.coordinator) }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  /// Such a view, and what its coordinator was told.
  private struct Page: View {
    @State var log: [String] = []
    let make: (Teller) -> UIView
    var body: some View {
      Told(log: $log, make: make)
      Text(verbatim: log.joined(separator: ", "))
    }
  }

  /// What the page has noted.
  private func log(_ page: LivePage) -> String { page.texts(.p).last ?? "" }

  @Test("A switch, a slider, a stepper and segments tell their targets")
  func values() throws {
    var page = try LivePage(
      Page { coordinator in
        let view = UISwitch()
        view.addTarget(coordinator, action: Teller.switched, for: .valueChanged)
        return view
      })
    try page.send(.check, .flag(true), to: page.nodes(.check)[0])
    #expect(log(page) == "switch true")
    try page.send(.check, .flag(false), to: page.nodes(.check)[0])
    #expect(log(page) == "switch true, switch false")

    var sliding = try LivePage(
      Page { coordinator in
        let view = UISlider()
        (view.minimumValue, view.maximumValue, view.value) = (2, 10, 99)
        #expect(view.value == 10)
        view.addTarget(coordinator, action: Teller.slid, for: .valueChanged)
        return view
      })
    try sliding.send(.input, .text("4"), to: sliding.nodes(.input)[0])
    #expect(log(sliding) == "slider 4.0")

    var stepping = try LivePage(
      Page { coordinator in
        let view = UIStepper()
        (view.maximumValue, view.stepValue, view.value) = (5, 2, 4)
        view.addTarget(coordinator, action: Teller.stepped, for: .valueChanged)
        return view
      })
    // The first button makes the value smaller; the second is done at the largest.
    try stepping.send(.press, to: stepping.nodes(.press)[1])
    #expect(log(stepping) == "stepper 5.0")
    try stepping.send(.press, to: stepping.nodes(.press)[0])
    #expect(log(stepping) == "stepper 5.0, stepper 3.0")

    var choosing = try LivePage(
      Page { coordinator in
        let view = UISegmentedControl(items: ["One", "Two", "Three"])
        view.selectedSegmentIndex = 0
        view.setEnabled(false, forSegmentAt: 2)
        view.addTarget(
          coordinator, action: Teller.chose, for: .valueChanged)
        return view
      })
    try choosing.send(.check, .flag(true), to: choosing.nodes(.check)[1])
    #expect(log(choosing) == "segment 1")
    try choosing.send(.check, .flag(true), to: choosing.nodes(.check)[2])
    #expect(log(choosing) == "segment 1")
  }

  @Test(
    "Ends of a slider that are no numbers, or in the wrong order, leave it disabled",
    arguments: [(.nan, 1), (0, .nan), (-.infinity, .infinity), (2, 1), (1, 1)] as [(Float, Float)])
  func ends(minimum: Float, maximum: Float) throws {
    let page = try LivePage(
      Page { _ in
        let slider = UISlider()
        (slider.minimumValue, slider.maximumValue, slider.value) = (minimum, maximum, .nan)
        return slider
      })
    #expect(page.html.contains("disabled"))
  }

  @Test("A button does its targets' and its own action, and shows what is set later")
  func button() throws {
    var page = try LivePage(
      Page { coordinator in
        let view = UIButton(
          type: .system,
          primaryAction: UIAction(title: "Buy") { action in
            (action.sender as? UIButton)?.setTitle("Bought", for: .normal)
          })
        view.addTarget(
          coordinator, action: Teller.pressed, for: .touchUpInside)
        return view
      })
    #expect(page.html.contains("Buy"))
    try page.send(.press, to: page.nodes(.press)[0])
    #expect(page.html.contains("Bought") && log(page) == "pressed")
  }

  @Test("A configured button has its colours, words and picture; a disabled one does nothing")
  func configuration() throws {
    struct Filled: UIViewRepresentable {
      func makeUIView(context: Context) -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        configuration.subtitle = "all"
        configuration.image = UIImage(systemName: "star")
        configuration.imagePlacement = .trailing
        configuration.baseBackgroundColor = .systemRed
        configuration.cornerStyle = .capsule
        let button = UIButton(configuration: configuration)
        button.isEnabled = false
        return button
      }
      func updateUIView(_ view: UIButton, context: Context) {}
    }
    let renderer = HTMLRenderer(content: Filled())
    let (html, css) = (try renderer.html, try renderer.css)
    #expect(html.contains("Save") && html.contains("all") && html.contains("<svg"))
    #expect(html.contains("disabled"))
    #expect(css.contains("light-dark(#ff3b30,#ff453a)") && css.contains("border-radius:1000px"))
  }

  private final class Keeper: NSObject, UITextFieldDelegate {
    var changes: [String] = []
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      changes.append("\(range.location)+\(range.length) \(string)")
      return string.allSatisfy(\.isNumber)
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      changes.append("return")
      return true
    }
  }

  @Test("A field is a control; its delegate may refuse what is typed, and hears of the focus")
  func field() throws {
    let keeper = Keeper()
    var page = try LivePage(
      Page { coordinator in
        let view = UITextField()
        view.text = "12"
        view.delegate = keeper
        view.addTarget(
          coordinator, action: Teller.typed, for: .editingChanged)
        view.addTarget(
          coordinator, action: Teller.pressed, for: .editingDidBegin)
        return view
      })
    let field = page.nodes(.input)[0]
    try page.send(.focus, to: field)
    #expect(log(page) == "pressed")
    try page.send(.input, .text("132"), to: field)
    #expect(keeper.changes == ["1+0 3"] && log(page) == "pressed, typed 132")
    try page.send(.input, .text("1x2"), to: field)
    #expect(keeper.changes == ["1+0 3", "1+1 x"] && log(page) == "pressed, typed 132")
    try page.send(.submit, to: field)
    #expect(keeper.changes.last == "return")
  }

  @Test("What was replaced is the smallest part, in UTF-16")
  func replacement() {
    func change(_ old: String, _ new: String) -> String {
      let change = TextReplacement(from: old, to: new)
      return "\(change.range.location)+\(change.range.length) \(change.text)"
    }
    #expect(change("", "a") == "0+0 a")
    #expect(change("aa", "aaa") == "2+0 a")
    #expect(change("👍🏽b", "👍🏽xb") == "4+0 x")
    #expect(change("abc", "") == "0+3 ")
    #expect(change("same", "same") == "4+0 ")
  }

  @Test("Taps on a view come to their target, with their place")
  func gestures() throws {
    var page = try LivePage(
      Page { coordinator in
        let view = UIView()
        view.backgroundColor = .systemBlue
        view.addGestureRecognizer(
          UITapGestureRecognizer(target: coordinator, action: Teller.tapped))
        let off = UITapGestureRecognizer(
          target: coordinator, action: Teller.pressed)
        off.isEnabled = false
        view.addGestureRecognizer(off)
        return view
      })
    #expect(page.nodes(.tap).count == 1)
    try page.send(.tap, .motion(1, [7, 3]), to: page.nodes(.tap)[0])
    #expect(log(page) == "tap 7")
  }

  @Test("Stacks arrange views as they are told")
  func stacks() throws {
    struct Stack: UIViewRepresentable {
      var axis = NSLayoutConstraint.Axis.horizontal
      var distribution = UIStackView.Distribution.fill
      func makeUIView(context: Context) -> UIStackView {
        let labels = ["a", "b", "c"].map { text in
          let label = UILabel()
          label.text = text
          return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = axis
        stack.distribution = distribution
        stack.alignment = .center
        stack.spacing = 8
        stack.setCustomSpacing(20, after: labels[0])
        labels[2].isHidden = true
        return stack
      }
      func updateUIView(_ view: UIStackView, context: Context) {}
    }
    struct Same: View {
      var body: some View {
        HStack(alignment: .center, spacing: 20) {
          Text(verbatim: "a").font(Font(UIFont.systemFont(ofSize: 17))).lineLimit(1)
          Text(verbatim: "b").font(Font(UIFont.systemFont(ofSize: 17))).lineLimit(1)
        }
      }
    }
    let html = try HTMLRenderer(content: Stack()).html
    #expect(html.contains(">a<") && html.contains(">b<") && !html.contains(">c<"))
    #expect(try HTMLRenderer(content: Stack()).css.contains("gap:20px"))
    let column = HTMLRenderer(content: Stack(axis: .vertical, distribution: .equalSpacing))
    #expect(try column.html.contains(">b<"))
  }

  @Test("A label has the background that it was given")
  func background() throws {
    struct Badge: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = "3"
        label.backgroundColor = .systemRed
        return label
      }
      func updateUIView(_ view: UILabel, context: Context) {}
    }
    let css = try HTMLRenderer(content: Badge()).css
    #expect(css.contains("background-color:light-dark(#ff3b30,#ff453a)"))
  }

  @Test("Two fields in one view keep their texts apart")
  func several() throws {
    var page = try LivePage(
      Page { coordinator in
        let fields = (0..<2).map { index in
          let field = UITextField()
          field.text = "\(index)"
          field.addTarget(
            coordinator, action: Teller.typed, for: .editingChanged)
          return field
        }
        return UIStackView(arrangedSubviews: fields)
      })
    #expect(page.nodes(.input).count == 2)
    try page.send(.input, .text("x"), to: page.nodes(.input)[1])
    #expect(log(page) == "typed x")
    #expect(page.html.contains("value=\"0\"") && page.html.contains("value=\"x\""))
  }

  @Test("A view that takes another's place in a stack is not taken for it; one that moves stays")
  func places() throws {
    let stack = UIStackView()
    func labels(_ texts: [String]) -> [UILabel] {
      texts.map { text in
        let label = UILabel()
        label.text = text
        return label
      }
    }
    let first = labels(["a", "b"])
    for view in first { stack.addArrangedSubview(view) }
    var page = try LivePage(Page { _ in stack })
    func keys() -> [String: UInt64] {
      var keys: [String: UInt64] = [:]
      for text in ["a", "b", "c"] {
        let node = page.view.tree.nodes.indices.last {
          page.text(in: $0) == text && page.view.tree.nodes[$0].key != 0
        }
        if let node { keys[text] = page.view.tree.nodes[node].key }
      }
      return keys
    }
    let before = keys()
    #expect(before.count == 2)
    stack.insertArrangedSubview(first[1], at: 0)
    try page.update()
    #expect(keys() == before)
    first[0].removeFromSuperview()
    stack.addArrangedSubview(labels(["c"])[0])
    try page.update()
    #expect(keys()["b"] == before["b"] && keys()["a"] == nil)
    #expect(keys()["c"] != nil && keys()["c"] != before["a"])
  }

  @Test("A subview that takes another's place is not taken for it; one that moves stays")
  func subviewPlaces() throws {
    let view = UIView()
    func button(_ title: String) -> UIButton {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      return button
    }
    let first = [button("a"), button("b")]
    for button in first { view.addSubview(button) }
    var page = try LivePage(Page { _ in view })
    /// The keys on the way to the button with a title.
    func keys(_ title: String) -> [UInt64] {
      guard let node = try? page.node(.press, title) else { return [] }
      let nodes = page.view.tree.nodes
      return nodes[...node].enumerated().filter { $0.offset + Int($0.element.span) > node }
        .map(\.element.key).filter { $0 != 0 }
    }
    let before = ["a": keys("a"), "b": keys("b")]
    #expect(before["a"] != before["b"])
    view.sendSubviewToBack(first[1])
    try page.update()
    #expect(keys("a") == before["a"] && keys("b") == before["b"])
    // One alone stands for the view around it.
    first[0].removeFromSuperview()
    try page.update()
    let alone = keys("b")
    first[1].removeFromSuperview()
    view.addSubview(button("c"))
    try page.update()
    #expect(!keys("c").isEmpty && keys("c") != alone)
  }

  @Test(
    "A button that is made anew and shows the same is meant by who pressed the old one; another isn't"
  )
  func remade() throws {
    let view = UIView()
    var pressed: [String] = []
    /// A line for each text, with a button, all of them new.
    func fill(_ texts: [String], round: Int) {
      for line in view.subviews { line.removeFromSuperview() }
      for text in texts {
        let action = UIAction(title: "Choose") { _ in pressed.append("\(text) \(round)") }
        let label = UILabel()
        label.text = text
        let button = UIButton(type: .system, primaryAction: action)
        view.addSubview(UIStackView(arrangedSubviews: [label, button]))
      }
    }
    fill(["a", "b"], round: 0)
    var page = try LivePage(Page { _ in view })
    /// The views that are pressed, in the page's order.
    func owners() -> [UInt32] { page.nodes(.press).map { page.view.tree.nodes[$0].owner } }
    let before = owners()
    #expect(before.count == 2 && before[0] != before[1])
    fill(["a", "b"], round: 1)
    try page.update()
    #expect(owners() == before)
    try page.send(.press, .none, to: page.nodes(.press)[1])
    #expect(pressed == ["b 1"])
    fill(["b", "a"], round: 2)
    try page.update()
    let after = owners()
    #expect(after.count == 2 && Set(after).isDisjoint(with: before))
    fill(["b", "a", "c"], round: 3)
    try page.update()
    #expect(owners().prefix(2) == after[...] && owners().count == 3)
    view.subviews[0].removeFromSuperview()
    try page.update()
    #expect(owners().first == after[1])
  }

  @Test("Wheels tell their delegate of the chosen row")
  func wheels() throws {
    final class Hours: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var chosen: [String] = []
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? 24 : 60
      }
      func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
      ) -> String? { "\(row)" }
      func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
      ) { chosen.append("\(component):\(row)") }
    }
    let hours = Hours()
    let picker = UIPickerView()
    #expect(picker.selectedRow(inComponent: 0) == -1)
    picker.dataSource = hours
    picker.delegate = hours
    picker.selectRow(99, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 59 && picker.numberOfComponents == 2)
  }
}
