import SwiftUI

// Every way to write a control that sources use: this file's test is that it compiles.

private enum Flavor: String, CaseIterable, Identifiable {
  case chocolate, vanilla
  var id: Self { self }
}

private struct Person: Identifiable, Hashable {
  var id: Int
  var name: String
  var children: [Person]?
}

private enum Field: Hashable { case name, mail }

private struct Failure: LocalizedError {
  var errorDescription: String? { "It failed" }
}

struct ButtonForms: View {
  let title = "Title"
  func act() {}
  var body: some View {
    Button("Key") {}
    Button(title) {}
    Button("Key", action: act)
    Button("Key", role: .destructive) {}
    Button(title, role: .cancel, action: act)
    Button("Key", systemImage: "plus") {}
    Button(title, systemImage: "plus", role: .destructive) {}
    Button(action: act) { Text("Label") }
    Button(role: .destructive, action: act) { Label("Label", systemImage: "trash") }
    Button {
      act()
    } label: {
      Image(systemName: "plus")
      Text("Two")
    }
    .buttonStyle(.plain)
    .buttonStyle(.borderless)
    .buttonStyle(.bordered)
    .buttonStyle(.borderedProminent)
    .buttonStyle(.glass)
    .buttonStyle(PlainButtonStyle())
    .buttonStyle(PressedStyle())
    .buttonStyle(.pressed)
    .buttonStyle(TwiceStyle())
    .buttonBorderShape(.roundedRectangle(radius: 4))
    .controlSize(.large)
    .keyboardShortcut("s", modifiers: [.command, .shift])
    .keyboardShortcut(.defaultAction)
    .disabled(title.isEmpty)
    .tint(.red)
    EditButton()
  }
}

private struct PressedStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .opacity(configuration.isPressed || !isEnabled ? 0.5 : 1)
      .foregroundColor(configuration.role == .destructive ? .red : .blue)
  }
}

extension ButtonStyle where Self == PressedStyle {
  fileprivate static var pressed: PressedStyle { PressedStyle() }
}

private struct TwiceStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.trigger() }
  }
}

private struct BoxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark" : "xmark")
        configuration.label
      }
    }
  }
}

private struct RowStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}

private struct BarStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
      configuration.currentValueLabel
    }
  }
}

private struct CardStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}

struct InputForms: View {
  @State private var isOn = true
  @State private var text = ""
  @State private var number = 1.5
  @State private var optional: Int?
  @State private var flavor = Flavor.vanilla
  @State private var choice: Flavor?
  @State private var count = 1
  @State private var date = Date()
  @State private var color = Color.red
  @FocusState private var field: Field?
  @FocusState private var isFocused: Bool
  private let title = "Title"

  var body: some View {
    Form {
      toggles
      fields
      pickers
      values
    }
    .formStyle(.grouped)
  }

  @ViewBuilder private var toggles: some View {
    Toggle("Key", isOn: $isOn)
    Toggle(title, isOn: $isOn).toggleStyle(.switch)
    Toggle(isOn: $isOn) { Text("Label") }.toggleStyle(SwitchToggleStyle(tint: .red))
    Toggle("Key", systemImage: "bell", isOn: $isOn).toggleStyle(.button)
    Toggle("Key", isOn: $isOn).toggleStyle(BoxStyle()).labelsHidden()
  }

  @ViewBuilder private var fields: some View {
    TextField("Key", text: $text)
    TextField(title, text: $text, prompt: Text("Prompt"))
    TextField("Key", text: $text, axis: .vertical).lineLimit(3)
    TextField("Key", text: $text, onEditingChanged: { _ in }, onCommit: {})
    TextField("Key", text: $text) {}
    TextField("Key", value: $number, format: .number)
    TextField("Key", value: $optional, format: .number)
    TextField("Key", value: $number, formatter: NumberFormatter())
    TextField(text: $text, prompt: Text("Prompt")) { Text("Label") }
      .textFieldStyle(.roundedBorder)
      .textFieldStyle(RoundedBorderTextFieldStyle())
      .keyboardType(.emailAddress)
      .textContentType(.emailAddress)
      .textInputAutocapitalization(.never)
      .autocapitalization(.none)
      .disableAutocorrection(true)
      .autocorrectionDisabled()
      .submitLabel(.done)
      .onSubmit {}
      .focused($field, equals: .name)
      .focused($isFocused)
    SecureField("Key", text: $text)
    TextEditor(text: $text)
  }

  @ViewBuilder private var pickers: some View {
    Picker("Key", selection: $flavor) {
      ForEach(Flavor.allCases) { Text($0.rawValue).tag($0) }
    }
    Picker(selection: $choice) {
      Text("None").tag(Flavor?.none)
      ForEach(Flavor.allCases, id: \.self) { Text($0.rawValue).tag(Optional($0)) }
    } label: {
      Text("Label")
    }
    .pickerStyle(.segmented)
    Picker(selection: $flavor, label: Text("Label")) { Text("One").tag(Flavor.vanilla) }
      .pickerStyle(SegmentedPickerStyle())
      .pickerStyle(.menu)
      .pickerStyle(.inline)
      .pickerStyle(.wheel)
      .pickerStyle(.navigationLink)
    DatePicker("Key", selection: $date)
    DatePicker("Key", selection: $date, in: Date()..., displayedComponents: [.date])
      .datePickerStyle(.graphical)
    DatePicker(selection: $date, displayedComponents: .hourAndMinute) { Text("Label") }
    ColorPicker("Key", selection: $color, supportsOpacity: false)
  }

  @ViewBuilder private var values: some View {
    Slider(value: $number)
    Slider(value: $number, in: 0...10, step: 1)
    Slider(value: $number, in: 0...10) {
      Text("Label")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    } onEditingChanged: { _ in
    }
    Stepper("Key", value: $count)
    Stepper("Count \(count)", value: $count, in: 0...5, step: 2)
    Stepper(value: $count, in: 0...5) { Text("Label") }
    Stepper("Key", onIncrement: {}, onDecrement: {})
    ProgressView()
    ProgressView("Key")
    ProgressView("Key", value: 0.5)
    ProgressView(value: 3, total: 10) { Text("Label") }.progressViewStyle(.linear)
    ProgressView(value: 0.5) {
      Text("Label")
    } currentValueLabel: {
      Text("Half")
    }
    .progressViewStyle(BarStyle())
    ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))
    Gauge(value: 0.5) { Text("Label") }
    Gauge(value: 3, in: 0...10) {
      Text("Label")
    } currentValueLabel: {
      Text("3")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    }
    .gaugeStyle(.accessoryCircular)
    LabeledContent("Key", value: "Value")
    LabeledContent("Key") { Text("Value") }
    LabeledContent("Key", value: 3, format: .number).labeledContentStyle(RowStyle())
    GroupBox("Key") { Text("Content") }.groupBoxStyle(CardStyle())
    DisclosureGroup("Key", isExpanded: $isOn) { Text("Content") }
    ControlGroup { Button("One") {} }
    Menu("Key") {
      Button("One") {}
      Divider()
      Section("More") { Button("Two", role: .destructive) {} }
      Menu("Deep") { Text("Three") }
    }
    .menuStyle(.borderlessButton)
    Menu {
      Picker("Sort", selection: $count) { Text("One").tag(1) }
    } label: {
      Image(systemName: "ellipsis")
    }
  }
}

struct ListForms: View {
  @State private var people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bo")]
  @State private var selection: Int?
  @State private var several: Set<Int> = []

  var body: some View {
    List {
      ForEach(people) { Text($0.name) }
        .onDelete { people.remove(atOffsets: $0) }
        .onMove { people.move(fromOffsets: $0, toOffset: $1) }
      Section("Key") { Text("Row") }
      Section(header: Text("Header"), footer: Text("Footer")) { Text("Row") }
      Section {
        Text("Row")
          .listRowBackground(Color.yellow)
          .listRowInsets(EdgeInsets())
          .listRowSeparator(.hidden)
          .listRowSeparatorTint(.red)
          .badge(3)
          .badge("New")
          .swipeActions(edge: .leading) { Button("Pin") {} }
          .contextMenu { Button("Copy") {} }
          .deleteDisabled(true)
      } header: {
        Text("Header")
      }
    }
    .listStyle(.insetGrouped)
    .listStyle(PlainListStyle())
    .scrollContentBackground(.hidden)
    .headerProminence(.increased)
    .listRowSpacing(4)
    .listSectionSpacing(.compact)
    .refreshable {}
    .environment(\.defaultMinListRowHeight, 30)
    List(people) { Text($0.name) }
    List(people, id: \.name) { Text($0.name) }
    List($people) { $person in TextField("Name", text: $person.name) }
    List(0..<3) { Text("\($0)") }
    List(people, selection: $selection) { Text($0.name) }
    List(people, selection: $several) { Text($0.name) }
    List(selection: $selection) { Text("Row").tag(1) }
    List(people, children: \.children) { Text($0.name) }
  }
}

struct NavigationForms: View {
  @State private var path: [Person] = []
  @State private var anyPath = NavigationPath()
  @State private var isOn = false
  @State private var item: Person?
  @State private var error: Failure?
  @State private var query = ""
  @State private var tab = 0
  private let title = "Title"

  var body: some View {
    TabView(selection: $tab) {
      stack.tabItem { Label("One", systemImage: "house") }.tag(0)
      old.tabItem {
        Image(systemName: "gear")
        Text("Two")
      }
      .tag(1)
    }
    .tabViewStyle(.automatic)
    TabView {
      Tab("One", systemImage: "house") { Text("One") }
      Tab("Two", systemImage: "gear") { Text("Two") }
    }
    TabView(selection: $tab) {
      Tab("One", systemImage: "house", value: 0) { Text("One") }
      Tab(value: 1) {
        Text("Two")
      } label: {
        Text("Two")
      }
    }
    TabView { Color.red }.tabViewStyle(.page(indexDisplayMode: .never))
    TabView { Color.red }.tabViewStyle(PageTabViewStyle())
    NavigationSplitView {
      List { NavigationLink("One", value: 1) }
    } detail: {
      Text("Detail")
    }
  }

  private var stack: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Key", value: Person(id: 1, name: "Ann"))
        NavigationLink(value: Person(id: 1, name: "Ann")) { Text("Label") }
        NavigationLink("Key") { Text("Destination") }
        NavigationLink(destination: Text("Destination")) { Text("Label") }
        NavigationLink("Key", destination: Text("Destination"))
        NavigationLink {
          Text("Destination")
        } label: {
          Text("Label")
        }
        NavigationLink(destination: Text("Destination"), isActive: $isOn) { EmptyView() }
        NavigationLink(
          destination: Text("Destination"), tag: Person(id: 1, name: "A"), selection: $item
        ) { Text("Label") }
      }
      .navigationDestination(for: Person.self) { person in Text(person.name) }
      .navigationDestination(isPresented: $isOn) { Text("Destination") }
      .navigationDestination(item: $item) { Text($0.name) }
      .navigationTitle("Key")
      .navigationTitle(title)
      .navigationBarTitleDisplayMode(.inline)
      .navigationBarBackButtonHidden(true)
      .searchable(
        text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find"
      )
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) { Button("One") {} }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Two") {}
          Spacer()
        }
        if isOn { ToolbarItem { Text("Three") } }
      }
      .toolbar { Button("Four") {} }
      .toolbar(.hidden, for: .tabBar)
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbarBackground(Color.red, for: .navigationBar)
    }
  }

  private var old: some View {
    NavigationView {
      Text("Root")
        .navigationBarTitle("Key", displayMode: .inline)
        .navigationBarTitle(Text("Key"))
        .navigationBarItems(leading: Text("L"), trailing: Button("R") {})
        .navigationBarHidden(false)
    }
    .navigationViewStyle(.stack)
    .navigationViewStyle(StackNavigationViewStyle())
    .sheet(isPresented: $isOn, onDismiss: {}) { Text("Sheet").presentationDetents([.medium]) }
    .sheet(item: $item) { Text($0.name) }
    .fullScreenCover(isPresented: $isOn) { Text("Cover") }
    .popover(isPresented: $isOn) { Text("Popover") }
    .alert("Key", isPresented: $isOn) { Button("OK") {} }
    .alert(title, isPresented: $isOn) {
      Button("OK") {}
    } message: {
      Text("Message")
    }
    .alert("Key", isPresented: $isOn, presenting: item) { person in
      Button(person.name) {}
    } message: { person in
      Text(person.name)
    }
    .alert(isPresented: $isOn, error: error) { Button("OK") {} }
    .alert(isPresented: $isOn) {
      Alert(
        title: Text("Title"), message: Text("Message"),
        primaryButton: .destructive(Text("Delete")) {}, secondaryButton: .cancel())
    }
    .confirmationDialog("Key", isPresented: $isOn, titleVisibility: .visible) {
      Button("One") {}
    }
    .actionSheet(isPresented: $isOn) {
      ActionSheet(title: Text("Title"), buttons: [.default(Text("One")) {}, .cancel()])
    }
    .help("Hint")
    .interactiveDismissDisabled()
  }
}
