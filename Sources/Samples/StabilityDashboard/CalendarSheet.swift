import SwiftUI

struct CalendarSheet: View {
  @Binding var date: Date

  var body: some View {
    VStack(spacing: 16) {
      Text("Last day").font(.headline)
      CalendarPicker(date: $date).frame(height: 320)
      Spacer()
    }
    .padding()
  }
}

/// UIKit's calendar in SwiftUI: a day that is chosen is written back and ends the sheet.
struct CalendarPicker: UIViewRepresentable {
  @Environment(\.presentationMode) private var presentationMode
  @Binding private var date: Date

  init(date: Binding<Date>) {
    self._date = date
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: UIViewRepresentableContext<CalendarPicker>) -> CalendarGrid {
    let calendar = CalendarGrid(month: date)
    calendar.delegate = context.coordinator
    return calendar
  }

  func updateUIView(_ calendar: CalendarGrid, context: UIViewRepresentableContext<CalendarPicker>) {
    context.coordinator.parent = self
    calendar.selectedDate = date
  }

  final class Coordinator: NSObject, CalendarGridDelegate {
    var parent: CalendarPicker

    init(_ parent: CalendarPicker) {
      self.parent = parent
    }

    func calendar(_ calendar: CalendarGrid, didSelect date: Date) {
      parent.date = date
      parent.presentationMode.wrappedValue.dismiss()
    }
  }
}
