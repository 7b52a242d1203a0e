import Foundation
import ViewTree

/// The controls of the matrix.
enum MatrixControl: String, CaseIterable {
  case button, borderedButton, prominentButton, plainButton, borderlessButton, styledButton
  case toggle, field, slider, stepper
  case menuPicker, segmentedPicker, inlinePicker, wheelPicker, datePicker
  case menu, disclosure, alert, dialog, contextMenu, tap, longPress
}

/// Where the controls of the matrix stand.
enum MatrixPlace: String, CaseIterable {
  case stack, listRow, besideButton, form, scrollView, lazyStack, gridCell, pushedByView
  case pushedByValue, sheet, cover, popover, tab, overlay, beforeScrollView, safeAreaInset
  case toolbar, bottomBar, forEach, splitView
}

/// A control that says what it was made to do.
struct MatrixCell: View {
  let control: MatrixControl
  @State private var value = "none"
  @State private var isOn = false
  @State private var text = ""
  @State private var number = 0.0
  @State private var choice = 0
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)

  var body: some View {
    VStack {
      tested
      Text("value=\(value);")
    }
  }

  @ViewBuilder
  private var tested: some View {
    switch control {
    case .button: Button("Press") { value = "pressed" }
    case .borderedButton: Button("Press") { value = "pressed" }.buttonStyle(.bordered)
    case .prominentButton: Button("Press") { value = "pressed" }.buttonStyle(.borderedProminent)
    case .plainButton: Button("Press") { value = "pressed" }.buttonStyle(.plain)
    case .borderlessButton: Button("Press") { value = "pressed" }.buttonStyle(.borderless)
    case .styledButton: Button("Press") { value = "pressed" }.buttonStyle(Faded())
    case .toggle:
      Toggle("Switch", isOn: $isOn).onChange(of: isOn) { value = isOn ? "on" : "off" }
    case .field:
      TextField("Field", text: $text).onChange(of: text) { value = text }.frame(width: 120)
    case .slider:
      Slider(value: $number).onChange(of: number) { value = number > 0.3 ? "moved" : "low" }
        .frame(width: 120)
    case .stepper: Stepper("Step", value: $choice).onChange(of: choice) { value = "\(choice)" }
    case .menuPicker: picker.pickerStyle(.menu)
    case .segmentedPicker: picker.pickerStyle(.segmented)
    case .inlinePicker: picker.pickerStyle(.inline)
    case .wheelPicker: picker.pickerStyle(.wheel)
    case .datePicker:
      DatePicker("Date", selection: $date, displayedComponents: .date)
        .onChange(of: date) { value = "dated" }
    case .menu: Menu("Menu") { Button("Item") { value = "chosen" } }
    case .disclosure:
      DisclosureGroup("More", isExpanded: $isOn) { Text("Inside") }
        .onChange(of: isOn) { value = isOn ? "open" : "closed" }
    case .alert:
      Button("Ask") { isOn = true }
        .alert("Question", isPresented: $isOn) {
          Button("Yes") { value = "yes" }
          Button("No", role: .cancel) { value = "no" }
        }
    case .dialog:
      Button("Ask") { isOn = true }
        .confirmationDialog("Question", isPresented: $isOn) { Button("Yes") { value = "yes" } }
    case .contextMenu: Text("Hold me").contextMenu { Button("Item") { value = "chosen" } }
    case .tap:
      Text("Tap me").onTapGesture { value = "tapped" }.accessibilityAddTraits(.isButton)
    case .longPress:
      Text("Hold me").onLongPressGesture(minimumDuration: 0.2) { value = "held" }
    }
  }

  private var picker: some View {
    Picker("Choice", selection: $choice) {
      Text("One").tag(0)
      Text("Two").tag(1)
    }
    .onChange(of: choice) { value = "\(choice)" }
  }

  private struct Faded: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(8).background(.yellow).opacity(configuration.isPressed ? 0.5 : 1)
    }
  }
}

/// A control in its place.
struct MatrixPage: View {
  let control: MatrixControl
  let place: MatrixPlace

  var body: some View { PlacedView(place: place, cell: MatrixCell(control: control)) }
}

/// A view in a place.
struct PlacedView<Cell: View>: View {
  let place: MatrixPlace
  let cell: Cell
  @State private var isShown = true
  @State private var other = 0

  var body: some View {
    switch place {
    case .stack: VStack { cell }
    case .listRow: List { cell }
    case .besideButton:
      List {
        HStack {
          cell
          Button("Other \(other)") { other += 1 }
        }
      }
    case .form: Form { Section("Section") { cell } }
    case .scrollView: ScrollView { cell }
    case .lazyStack: ScrollView { LazyVStack { cell } }
    case .gridCell: LazyVGrid(columns: [GridItem(.flexible())]) { cell }
    case .pushedByView: NavigationStack { NavigationLink("Go") { cell } }
    case .pushedByValue:
      NavigationStack {
        NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { _ in cell }
      }
    case .sheet: Text("Behind").sheet(isPresented: $isShown) { cell }
    case .cover: Text("Behind").fullScreenCover(isPresented: $isShown) { cell }
    case .popover:
      Button("Anchor") { isShown = true }.popover(isPresented: $isShown) { cell.padding() }
    case .tab:
      TabView {
        Text("First view").tabItem { Text("First") }
        cell.tabItem { Text("Second") }
      }
    case .overlay: Color.yellow.overlay { cell }
    case .beforeScrollView:
      ZStack(alignment: .bottom) {
        ScrollView { ForEach(0..<60) { Text("Row \($0)") } }
        cell
      }
    case .safeAreaInset:
      ScrollView { ForEach(0..<60) { Text("Row \($0)") } }.safeAreaInset(edge: .bottom) { cell }
    case .toolbar:
      NavigationStack { Text("Page").navigationTitle("Title").toolbar { HStack { cell } } }
    case .bottomBar:
      NavigationStack {
        Text("Page").toolbar { ToolbarItem(placement: .bottomBar) { cell } }
      }
    case .forEach: VStack { ForEach(0..<1) { _ in cell } }
    case .splitView:
      NavigationSplitView {
        List { NavigationLink("Go") { cell } }
      } detail: {
        Text("Detail")
      }
    }
  }
}
