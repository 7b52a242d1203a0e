import SwiftUI

struct FilterPanel: View {
  @ObservedObject var model: DashboardModel
  @State private var isTyping = false
  @State private var isChoosingDay = false
  @State private var committed = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      TextField(
        "Cause", text: $model.query, onEditingChanged: { isTyping = $0 },
        onCommit: { committed = model.query }
      )
      .font(.system(size: 15))
      .padding(8)
      .border(isTyping ? Color.accentColor : .gray, width: 0.5)
      if !committed.isEmpty {
        Text("Looking for \(committed)").font(.system(size: 12)).offset(x: 8)
      }
      Picker("Version", selection: $model.version) {
        ForEach(model.app.versions, id: \.self) { Text($0) }
      }
      .pickerStyle(SegmentedPickerStyle())
      HStack {
        Button {
          isChoosingDay = true
        } label: {
          Label(day, systemImage: "calendar")
        }
        Spacer()
        Stepper("\(model.days) days", value: $model.days, in: 1...31).fixedSize()
      }
      Toggle("Crashes", isOn: $model.showsCrashes)
      Toggle("Hangs", isOn: $model.showsHangs)
      Toggle("Memory", isOn: $model.showsMemory)
    }
    .sheet(isPresented: $isChoosingDay) { CalendarSheet(date: $model.end) }
  }

  private var day: String { model.end.formatted(.dateTime.day().month().year()) }
}
