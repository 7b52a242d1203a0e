public import Foundation

/// A value of a preview's state that a reader of previews can set.
public struct _PreviewControl {
  package enum Kind {
    case flag(Binding<Bool>)
    case text(Binding<String>)
    case integer(Binding<Int>)
    case number(Binding<Double>)
    case color(Binding<Color>)
    case date(Binding<Date>)
    /// The names of an enumeration's cases, and which of them it is.
    case choice([String], Binding<Int>)
    /// A value that has no control: what it is.
    case other(() -> String)
  }

  package let name: String
  package let kind: Kind

  public init(_ name: String, _ value: Binding<Bool>) {
    self.name = name
    kind = .flag(value)
  }

  public init(_ name: String, _ value: Binding<String>) {
    self.name = name
    kind = .text(value)
  }

  public init(_ name: String, _ value: Binding<Int>) {
    self.name = name
    kind = .integer(value)
  }

  public init(_ name: String, _ value: Binding<Double>) {
    self.name = name
    kind = .number(value)
  }

  public init(_ name: String, _ value: Binding<CGFloat>) {
    self.name = name
    kind = .number(
      Binding(
        get: { Double(value.wrappedValue) }, set: { value.wrappedValue = CGFloat($0) }))
  }

  public init(_ name: String, _ value: Binding<Float>) {
    self.name = name
    kind = .number(
      Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = Float($0) }))
  }

  public init(_ name: String, _ value: Binding<Color>) {
    self.name = name
    kind = .color(value)
  }

  public init(_ name: String, _ value: Binding<Date>) {
    self.name = name
    kind = .date(value)
  }

  /// A choice among names, by their places.
  init(_ name: String, choices: [String], _ value: Binding<Int>) {
    self.name = name
    kind = .choice(choices, value)
  }

  /// A value that can't be set.
  init(_ name: String, words: String) {
    self.name = name
    kind = .other { words }
  }

  public init<Value: CaseIterable & Equatable>(_ name: String, _ value: Binding<Value>) {
    self.name = name
    let cases = Array(Value.allCases)
    kind = .choice(
      cases.map { "\($0)" },
      Binding(
        get: { cases.firstIndex(of: value.wrappedValue) ?? 0 },
        set: { index in
          if cases.indices.contains(index) { value.wrappedValue = cases[index] }
        }))
  }

  @_disfavoredOverload
  public init<Value>(_ name: String, _ value: Binding<Value>) {
    self.name = name
    kind = .other { "\(value.wrappedValue)" }
  }
}

@available(*, unavailable)
extension _PreviewControl: Sendable {}

/// The view that a `#Preview` with `@Previewable` state makes of its closure.
@MainActor @preconcurrency
public protocol _PreviewContent: View {
  associatedtype _PreviewBody: View
  /// The state that a reader of previews can set.
  var _previewControls: [_PreviewControl] { get }
  @ViewBuilder var _previewBody: _PreviewBody { get }
}

extension _PreviewContent {
  public var body: some View {
    _ControlledPreview(preview: _previewBody, controls: _previewControls)
  }
}

private enum ShowsControlsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether previews show what can be set of their state.
  package var showsPreviewControls: Bool {
    get { self[ShowsControlsKey.self] }
    set { self[ShowsControlsKey.self] = newValue }
  }
}

/// A preview, with controls below where they are wanted.
struct _ControlledPreview<Preview: View>: View {
  let preview: Preview
  let controls: [_PreviewControl]
  @Environment(\.showsPreviewControls) private var showsControls

  var body: some View {
    if showsControls, !controls.isEmpty {
      VStack(spacing: 0) {
        preview.frame(maxWidth: .infinity, maxHeight: .infinity)
        VStack(spacing: 0) {
          Divider()
          VStack(spacing: 0) {
            ForEach(Array(controls.enumerated()), id: \.offset) { _, control in
              PreviewControlRow(control: control)
            }
          }
          .padding(.horizontal, 10)
          .accessibilityElement(children: .contain)
          .accessibilityLabel("State")
        }
        .background(Color(.systemBackground))
        // Pages of previews keep them in sight where the preview is longer than its frame.
        .webClass("p-controls")
      }
    } else {
      preview
    }
  }
}

/// The name of a value, and what sets it.
private struct PreviewControlRow: View {
  let control: _PreviewControl

  private static func words(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  var body: some View {
    HStack {
      switch control.kind {
      case .flag(let value): Toggle(isOn: value) { Text(verbatim: control.name) }
      case .text(let value):
        Text(verbatim: control.name)
        TextField(text: value) { Text(verbatim: control.name) }.textFieldStyle(.roundedBorder)
      case .integer(let value):
        Stepper(value: value) { Text(verbatim: "\(control.name): \(value.wrappedValue)") }
      case .number(let value):
        Text(verbatim: control.name)
        TextField(
          text: Binding(
            get: { Self.words(value.wrappedValue) },
            set: { text in if let number = Double(text) { value.wrappedValue = number } })
        ) { Text(verbatim: control.name) }
        .textFieldStyle(.roundedBorder)
      case .color(let value):
        ColorPicker(selection: value) { Text(verbatim: control.name) }
      case .date(let value):
        DatePicker(selection: value) { Text(verbatim: control.name) }
      case .choice(let names, let value):
        Picker(selection: value) {
          ForEach(Array(names.enumerated()), id: \.offset) { index, name in
            Text(verbatim: name).tag(index)
          }
        } label: {
          Text(verbatim: control.name)
        }
        Spacer(minLength: 0)
      case .other(let words):
        Text(verbatim: control.name)
        Spacer(minLength: 8)
        Text(verbatim: words()).foregroundStyle(.secondary).lineLimit(1)
      }
    }
    .font(.footnote)
    .frame(height: PreviewControlMetrics.rowHeight)
  }
}

/// Sizes of the controls of a preview, in points.
package enum PreviewControlMetrics {
  package static let rowHeight = 44.0

  /// The height of the controls of so many values, with the line above.
  package static func height(_ count: Int) -> Double {
    count == 0 ? 0 : Double(count) * rowHeight + 1
  }
}
