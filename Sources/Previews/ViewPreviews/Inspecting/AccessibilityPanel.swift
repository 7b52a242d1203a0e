import PageReading
import Foundation
import ViewTree

/// What assistive technology reads, in its order, and whether texts have enough contrast.
struct AccessibilityPanel: View {
  let inspection: Inspection

  var body: some View {
    PanelHeading("Reading order")
    if inspection.readings.isEmpty {
      Text("Nothing has a role.").foregroundStyle(Color.quiet)
    }
    ForEach(Array(inspection.readings.enumerated()), id: \.offset) { number, reading in
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text(verbatim: "\(number + 1)")
          .font(.caption2.monospacedDigit())
          .foregroundStyle(Color.quiet)
          .frame(width: 20, alignment: .trailing)
        VStack(alignment: .leading, spacing: 1) {
          Text(verbatim: reading.name.isEmpty ? reading.missingName : reading.name)
            .foregroundStyle(reading.lacksName ? Color.wrong : Color.primary)
          Text(verbatim: reading.role).font(.caption2).foregroundStyle(Color.quiet)
        }
      }
    }
    PanelHeading("Contrast").padding(.top, 8)
    if inspection.contrasts.isEmpty { Text("No text.").foregroundStyle(Color.quiet) }
    ForEach(Array(inspection.contrasts.enumerated()), id: \.offset) { _, contrast in
      HStack(spacing: 8) {
        Text(verbatim: contrast.text).lineLimit(1)
        Spacer(minLength: 4)
        Text(verbatim: contrast.words)
          .font(.caption.monospacedDigit())
          .foregroundStyle(contrast.isEnough ? Color.quiet : Color.wrong)
          .layoutPriority(1)
      }
    }
    Text("Level AA of WCAG 2.2 wants 4.5 to 1, of large text 3 to 1.")
      .font(.caption2).foregroundStyle(Color.quiet)
  }
}

extension Inspection.Reading {
  /// Whether something that is used has no name.
  fileprivate var lacksName: Bool {
    name.isEmpty
      && ["button", "link", "checkbox", "switch", "textbox", "img", "slider", "combobox", "radio"]
        .contains(role)
  }

  fileprivate var missingName: String { lacksName ? "no name" : "–" }
}

extension ContrastReading {
  fileprivate var words: String {
    guard let ratio else { return "can’t be told" }
    // Downwards, so that what fails never looks as if it did not.
    let shown = (ratio * 10).rounded(.down) / 10
    return isEnough ? "\(shown) : 1" : "\(shown) : 1, too low"
  }
}
