import ElementTree
import Foundation

/// A date or a time at the end of a row that begins with its label: the browser's own field.
struct DateInput: _ComposedView {
  let configuration: DatePickerStyleConfiguration

  func composition(in environment: EnvironmentValues) -> some View {
    let format = DateInputFormat(configuration.displayedComponents, environment.timeZone)
    LabeledControl(configuration.label) { name in
      BrowserControl(
        name: .input, look: .date, attributes: attributes(format), label: name, width: .unknown,
        height: .unknown, ink: .plainText
      )
      .onText(.change) { take($0, format) }
    }
  }

  private func attributes(_ format: DateInputFormat) -> [AttributePair] {
    var attributes: [AttributePair] = [
      (.type, format.type), (.value, format.string(configuration.selection)),
    ]
    if let earliest = configuration.minimumDate {
      attributes.append((.min, format.string(earliest)))
    }
    if let latest = configuration.maximumDate { attributes.append((.max, format.string(latest))) }
    return attributes
  }

  /// Takes the date that the reader picked, if it is one of the range.
  @MainActor
  private func take(_ text: String, _ format: DateInputFormat) {
    guard let date = format.date(text, near: configuration.selection) else { return }
    let nearest = configuration.nearest(date)
    // The range may change what the text doesn't say, such as the time of its first day.
    guard format.string(nearest) == format.string(date) else { return }
    configuration.selection = nearest
  }
}
