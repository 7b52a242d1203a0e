import SwiftUI

/// A field for a time of day, which is HTML's own.
struct TimeField: HTMLRepresentable {
  let label: String
  @Binding var time: String

  func makeElement(context: Context) -> HTMLElement {
    var field = HTMLElement(
      "input", ["type": "time", "value": time, "aria-label": label, "step": "300"])
    field.events = [.change]
    return field
  }

  func handle(_ event: HTMLEvent, context: Context) {
    time = event.text
  }
}
