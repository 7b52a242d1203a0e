import Foundation
import SwiftUI

/// Every control and container in its usual styles, for one look at what a change does to all of them.
enum Gallery {
  static let address = URL(filePath: "/x.html")
}

struct ButtonGallery: View {
  var body: some View {
    VStack {
      Button("Plain words") {}
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
      Button(action: {}) { Label("Icon", systemImage: "star") }
      Button(action: {}) {
        Text("two"); Text("parts")
      }
      Group {
        Button("A") {}.buttonStyle(.plain)
        Button("B") {}.buttonStyle(.borderless)
        Button("C") {}.buttonStyle(.bordered)
        Button("D") {}.buttonStyle(.borderedProminent)
        Button("D", role: .destructive) {}.buttonStyle(.borderedProminent)
        Button("E") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
        Button("E") {}.buttonStyle(.bordered).buttonBorderShape(.circle)
        Button("E") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: 3))
        Button("F") {}.buttonStyle(GalleryPress())
        Button("G") {}.buttonStyle(GalleryTrig())
      }
      Group {
        Button("H") {}.buttonStyle(GalleryTrig2())
        ForEach([ControlSize.mini, .small, .regular, .large, .extraLarge], id: \.self) { size in
          Button("S") {}.buttonStyle(.bordered).controlSize(size)
        }
        Button("I") {}.foregroundStyle(.orange)
        Button("J") {}.font(.title).buttonStyle(.bordered)
        Button("K") {}.tint(.pink).buttonStyle(.borderedProminent)
        Link("Web", destination: Gallery.address).buttonStyle(.bordered)
        ShareLink(item: "x")
        Button {
        } label: {
          Button("inner") {}
        }
      }
    }
  }
}

struct ToggleGallery: View {
  var body: some View {
    VStack {
      Toggle("On", isOn: .constant(true))
      Toggle("Off", isOn: .constant(false))
      Toggle(isOn: .constant(true)) {
        Text("a"); Text("b")
      }
      Toggle("T", isOn: .constant(true)).tint(.purple)
      Toggle("S", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))
      Toggle("C", isOn: .constant(true)).toggleStyle(.button)
      Toggle("C", isOn: .constant(false)).toggleStyle(.button)
      Toggle("X", isOn: .constant(true)).toggleStyle(GalleryTog())
      Toggle("X", isOn: .constant(true)).toggleStyle(GalleryTog()).labelsHidden()
      Toggle("L", isOn: .constant(true)).labelsHidden()
      Toggle("I", systemImage: "star", isOn: .constant(true))
    }
  }
}

struct PickerGallery: View {
  @ViewBuilder var choices: some View {
    Text("One").tag(1); Text("Two").tag(2); Divider(); Label("Three", systemImage: "star").tag(3);
    Text("Four").tag(4).disabled(true)
  }
  var body: some View {
    VStack {
      Picker("P", selection: .constant(2)) { choices }
      Picker("P", selection: .constant(9)) { choices }
      Picker("P", selection: .constant(2)) { choices }.pickerStyle(.segmented)
      Picker("P", selection: .constant(2)) { choices }.pickerStyle(.inline)
      Picker("P", selection: .constant(2)) { choices }.pickerStyle(.wheel)
      Picker("P", selection: .constant(2)) { choices }.pickerStyle(.menu).tint(.red)
      Picker("P", selection: .constant(2)) { choices }.labelsHidden()
      Picker(selection: .constant("b")) {
        ForEach(["a", "b"], id: \.self) { Text($0) }
      } label: {
        Label("Q", systemImage: "star")
      }
      DatePicker("D", selection: .constant(Date(timeIntervalSince1970: 0)))
      DatePicker(
        "D", selection: .constant(Date(timeIntervalSince1970: 0)),
        in: Date(timeIntervalSince1970: 0)..., displayedComponents: .date
      ).labelsHidden()
      ColorPicker("C", selection: .constant(.red))
    }
  }
}

struct ValueGallery: View {
  var body: some View {
    VStack {
      Slider(value: .constant(0.3))
      Slider(value: .constant(3), in: 0...10, step: 1) {
        Text("L")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
      Slider(value: .constant(0.3)).tint(.green)
      Stepper("S", value: .constant(3), in: 0...3)
      Stepper("S", value: .constant(2)).labelsHidden()
      ProgressView()
      ProgressView("Loading")
      ProgressView(value: 0.4)
      ProgressView(value: 0.4) {
        Text("L")
      } currentValueLabel: {
        Text("40")
      }
      Group {
        ProgressView(value: 0.4).progressViewStyle(.circular)
        ProgressView(value: 0.4).progressViewStyle(.circular).controlSize(.large).tint(.red)
        ProgressView(value: 0.4).tint(.orange)
        ProgressView(value: 0.4).progressViewStyle(LinearProgressViewStyle(tint: .pink))
        ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .pink))
        ProgressView().progressViewStyle(.linear)
        ProgressView("X", value: 0.5).progressViewStyle(GalleryProg())
      }
      Group {
        Gauge(value: 0.3) { Text("G") }
        Gauge(value: 3, in: 0...10) {
          Text("G")
        } currentValueLabel: {
          Text("3")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("10")
        }
        Gauge(value: 0.3) { Text("G") }.gaugeStyle(.accessoryCircular).tint(.red)
        Gauge(value: 0.3) { Text("G") }.gaugeStyle(GalleryGau())
        Gauge(value: 0.3) { Text("G") }.labelsHidden()
      }
    }
  }
}

struct FieldGallery: View {
  var body: some View {
    VStack {
      TextField("T", text: .constant("x"))
      TextField("T", text: .constant(""), prompt: Text("prompt"))
      TextField("T", text: .constant("x\ny"), axis: .vertical).lineLimit(2...4)
      TextField("T", text: .constant("x")).textFieldStyle(.roundedBorder)
      TextField("T", text: .constant("x")).textFieldStyle(GalleryFie())
      TextField("T", value: .constant(3.5), format: .number).keyboardType(.decimalPad)
      TextField("T", text: .constant("x")).keyboardType(.emailAddress).textInputAutocapitalization(
        .never
      ).tint(.red)
      SecureField("S", text: .constant("x"))
      TextEditor(text: .constant("long")).frame(height: 80)
    }
  }
}

struct GroupGallery: View {
  var body: some View {
    VStack {
      GroupBox("B") {
        Text("in"); Text("side")
      }
      GroupBox { Text("in") }
      GroupBox("B") { Text("in") }.groupBoxStyle(GalleryCapped())
      LabeledContent("L", value: "v")
      LabeledContent("L") { Button("b") {} }.foregroundStyle(.red)
      LabeledContent("L", value: "v").labelsHidden()
      LabeledContent("L", value: "v").labeledContentStyle(GalleryLab())
      DisclosureGroup("D") {
        Text("x"); Text("y")
      }
      DisclosureGroup("D", isExpanded: .constant(true)) { Text("x") }
      DisclosureGroup("D", isExpanded: .constant(true)) { Text("x") }.disclosureGroupStyle(
        GalleryDis())
      Group {
        DisclosureGroup("E") {}
        Menu("M") {
          Button("1") {}; Button("2", role: .destructive) {}; Divider();
          Menu("S") { Button("3") {} };
          Picker("P", selection: .constant(1)) {
            Text("a").tag(1); Text("b").tag(2)
          }; Toggle("t", isOn: .constant(true))
        }
        Menu {
          Button("1") {}
        } label: {
          Label("L", systemImage: "star")
        }.menuStyle(GalleryMen())
        Menu("M") {}
        ControlGroup {
          Button("a") {}; Button("b") {}
        }
        ControlGroup("T") { Button("a") {} }

      }
    }
  }
}

struct ListGallery: View {
  @State var set: Set<Int> = [1]
  var body: some View {
    List(selection: $set) {
      Section {
        ForEach(0..<3) { Text("row \($0)") }.onDelete { _ in }.onMove { _, _ in }
      } header: {
        Text("Head")
      } footer: {
        Text("Foot")
      }
      Section("Two") {
        NavigationLink("Go", value: 3)
        NavigationLink {
          Text("d")
        } label: {
          Label("x", systemImage: "star")
        }
        Toggle("t", isOn: .constant(true));
        Picker("p", selection: .constant(1)) { Text("a").tag(1) }
        Text("badge").badge(3); Text("bg").listRowBackground(Color.yellow);
        Text("sep").listRowSeparator(.hidden); Text("ins").listRowInsets(EdgeInsets())
        Text("swipe").swipeActions {
          Button("X", role: .destructive) {}; Button("Y") {}.tint(.blue)
        }
        Button("b") {}; LabeledContent("l", value: "v"); Stepper("s", value: .constant(1));
        Slider(value: .constant(0.2)); TextField("f", text: .constant(""));
        Menu("m") { Button("1") {} }; DisclosureGroup("d") { Text("i") };
        Link("l", destination: Gallery.address)
      }
      Section(isExpanded: .constant(true)) {
        Text("exp")
      } header: {
        Text("H")
      }
    }
    .environment(\.editMode, .constant(.active))
  }
}

struct BarGallery<Content: View>: View {
  let content: Content
  var body: some View {
    NavigationStack {
      content.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("L") {} }
          ToolbarItem(placement: .principal) { Text("P") }
          ToolbarItemGroup(placement: .topBarTrailing) {
            Button("1") {};
            Button {
            } label: {
              Image(systemName: "plus")
            }
          }
          ToolbarItem(placement: .bottomBar) { Button("bottom") {} }
          ToolbarItem(placement: .cancellationAction) { Button("c") {} }
        }
        .searchable(text: .constant("q"), prompt: "Find").searchScopes(.constant(1)) {
          Text("a").tag(1); Text("b").tag(2)
        }
    }
  }
}

struct DialogGallery: View {
  let n: Int
  var body: some View {
    let base = VStack {
      Text("Base"); Button("b") {}
    }.frame(maxWidth: .infinity, maxHeight: .infinity)
    switch n {
    case 0:
      base.sheet(isPresented: .constant(true)) {
        NavigationStack { Text("s").navigationTitle("S").toolbar { Button("x") {} } }
      }
    case 1: base.sheet(isPresented: .constant(true)) { Text("s").presentationDetents([.medium]) }
    case 2: base.fullScreenCover(isPresented: .constant(true)) { Text("s") }
    case 3: base.popover(isPresented: .constant(true)) { Text("s").padding() }
    case 4: base.alert("A", isPresented: .constant(true)) {}
    case 5:
      base.alert("A", isPresented: .constant(true)) {
        Button("1") {}; Button("2", role: .cancel) {}; Button("3", role: .destructive) {}
      } message: {
        Text("m")
      }
    case 6:
      base.confirmationDialog("C", isPresented: .constant(true), titleVisibility: .visible) {
        Button("1") {}; Button("2", role: .destructive) {}
      } message: {
        Text("m")
      }
    case 7:
      base.alert("T", isPresented: .constant(true)) {
        TextField("f", text: .constant("")); Button("OK") {}
      }
    case 8:
      base.sheet(isPresented: .constant(true)) {
        Form { Toggle("t", isOn: .constant(true)) }.presentationDetents([.height(200)])
      }
    default:
      base.alert(isPresented: .constant(true)) {
        Alert(
          title: Text("old"), message: Text("m"), primaryButton: .default(Text("y")),
          secondaryButton: .cancel())
      }
    }
  }
}

struct ContainerGallery: View {
  var body: some View {
    VStack {
      ForEach(0..<10) { DialogGallery(n: $0) }
      BarGallery(content: Text("x"))
      BarGallery(content: ListGallery())
      BarGallery(content: ScrollView { Text("x") })
      ListGallery().listStyle(.plain)
      ListGallery().listStyle(.sidebar)
      TabView {
        Text("1").tabItem { Label("One", systemImage: "star") }.badge(2);
        Text("2").tabItem { Text("Two") }; Text("3")
      }
      TabView {
        Text("1"); Text("2")
      }.tabViewStyle(.page)
      NavigationSplitView {
        List { NavigationLink("a", value: 1) }
      } detail: {
        Text("d")
      }
      NavigationSplitView {
        List { Text("a") }
      } content: {
        Text("c")
      } detail: {
        Text("d")
      }
      Table([GalleryRow(id: 1)]) {
        TableColumn("A") { Text("\($0.id)") }; TableColumn("B") { _ in Text("b") }
      }
      Text("x").safeAreaInset(edge: .bottom) { Text("inset") }
      Text("ctx").contextMenu { Button("1") {} }
    }
  }
}
struct GalleryRow: Identifiable { let id: Int }
