import SwiftUI

struct UsesOfContainers: View {
  @State private var isPresented = false
  @State private var selection = 0
  let rows = ["a", "b"]

  var body: some View {
    TabView(selection: $selection) {
      NavigationStack {
        List {
          Section(header: Text("Header")) {
            ForEach(rows, id: \.self) { row in
              NavigationLink(row, destination: Text(row))
                .listRowBackground(Color.clear).listRowInsets(EdgeInsets())
            }
          }
        }
        .listStyle(.insetGrouped)
        .navigationTitle("Rows")
        .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add") { isPresented = true } } }
      }
      .tabItem { Label("Rows", systemImage: "list.bullet") }
      NavigationView {
        ScrollView { LabeledContent("Name", value: "Ada") }
          .navigationBarTitle("Old").navigationBarTitleDisplayMode(.inline)
      }
    }
    .sheet(isPresented: $isPresented) { Text("Sheet") }
    .alert("Alert", isPresented: $isPresented) { Button("OK") {} }
    .ignoresSafeArea()
  }
}

struct UsesOfControls: View {
  @State private var isOn = false
  @State private var text = ""
  @State private var choice = 1
  @AppStorage("key") private var stored = 0

  var body: some View {
    Form {
      Toggle("On", isOn: $isOn)
      TextField("Name", text: $text)
      Picker("Choice", selection: $choice) { Text("One").tag(1) }
      ProgressView("Loading", value: 0.5)
      Button("Press") { stored += 1 }.buttonStyle(.bordered).disabled(isOn).tint(.red)
      Button(action: {}) { Text("Label") }
      Child(isOn: $isOn)
    }
    .onAppear { choice = 1 }
    .onChange(of: isOn) { value in choice = value ? 1 : 2 }
    .onReceive(NotificationCenter.default.publisher(for: .init("x"))) { _ in }
    .task { choice = 1 }
    .environment(\.locale, Locale(identifier: "de"))
  }
}

private struct Child: View {
  @Binding var isOn: Bool
  var binding: Binding<Bool> { Binding(get: { isOn }, set: { isOn = $0 }) }
  var body: some View { Toggle("Child", isOn: binding) }
}
