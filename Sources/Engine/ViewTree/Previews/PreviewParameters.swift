import Foundation

/// The arguments of a preview's outermost view that its source writes as literals: a reader of
/// previews can set others.
///
/// `#Preview` puts a call of ``value(_:_:)`` around each literal. The value is the literal's unless
/// the reader has set another; the type is whatever the view's initialiser wants.
@MainActor
public final class _PreviewParameters {
  private let values: Binding<[String: PreviewParameterValue]>
  private(set) var controls: [_PreviewControl] = []

  init(_ values: Binding<[String: PreviewParameterValue]>) { self.values = values }

  /// What an argument is to be.
  public func value<Value>(_ name: String, _ literal: Value) -> Value { read(name, literal) }

  /// What an argument is to be that a shape's own member names, such as `.circle`.
  public func value<Value: Shape>(_ name: String, _ literal: Value) -> Value {
    read(name, literal)
  }

  /// What an argument is to be that a style's own member names, such as `.tint`.
  public func value<Value: ShapeStyle>(_ name: String, _ literal: Value) -> Value {
    read(name, literal)
  }

  private func read<Value>(_ name: String, _ literal: Value) -> Value {
    if let (value, control) = Self.parameter(literal, ParameterBox(values: values, name: name)) {
      controls.append(control)
      return value
    }
    controls.append(_PreviewControl(name, words: "\(literal)"))
    return literal
  }

  /// The value and what sets it, for the types that have a control.
  private static func parameter<Value>(
    _ literal: Value, _ box: ParameterBox
  ) -> (Value, _PreviewControl)? {
    switch literal {
    case let flag as Bool:
      let binding = box.binding(flag, { if case .flag(let x) = $0 { x } else { nil } }) {
        .flag($0)
      }
      return pair(binding.wrappedValue, _PreviewControl(box.name, binding))
    case let text as String:
      let binding = box.text(text)
      return pair(binding.wrappedValue, _PreviewControl(box.name, binding))
    case let key as LocalizedStringKey:
      let binding = box.text(key.key)
      let value = binding.wrappedValue
      return pair(
        value == key.key ? key : LocalizedStringKey(value), _PreviewControl(box.name, binding))
    case let number as any FixedWidthInteger & Sendable:
      guard let start = Int(exactly: number) else { return nil }
      let binding = box.binding(start, { if case .integer(let x) = $0 { x } else { nil } }) {
        .integer($0)
      }
      func convert<N: FixedWidthInteger>(_: N) -> N { N(clamping: binding.wrappedValue) }
      return pair(convert(number), _PreviewControl(box.name, binding))
    case let number as any BinaryFloatingPoint:
      let binding = box.binding(Double(number), { if case .number(let x) = $0 { x } else { nil } })
      {
        .number($0)
      }
      func convert<N: BinaryFloatingPoint>(_: N) -> N { N(binding.wrappedValue) }
      return pair(convert(number), _PreviewControl(box.name, binding))
    case let color as Color:
      let binding = box.binding(
        color, { if case .color(let hex) = $0 { Color(light: hex, dark: hex) } else { nil } }
      ) {
        .color($0.hex)
      }
      return pair(binding.wrappedValue, _PreviewControl(box.name, binding))
    case let choice as any CaseIterable:
      return choose(choice, box)
    default: return nil
    }
  }

  private static func choose<Value, Choice: CaseIterable>(
    _ literal: Choice, _ box: ParameterBox
  ) -> (Value, _PreviewControl)? {
    let cases = Array(Choice.allCases)
    let names = cases.map { "\($0)" }
    let start = names.firstIndex(of: "\(literal)") ?? 0
    let binding = box.binding(start, { if case .integer(let x) = $0 { x } else { nil } }) {
      .integer($0)
    }
    let index = binding.wrappedValue
    return pair(
      cases.indices.contains(index) ? cases[index] : literal,
      _PreviewControl(box.name, choices: names, binding))
  }

  private static func pair<Value>(
    _ value: Any, _ control: _PreviewControl
  ) -> (Value, _PreviewControl)? {
    (value as? Value).map { ($0, control) }
  }
}

/// A value that a reader has set; it is kept while the program changes.
enum PreviewParameterValue: Codable, Hashable, Sendable {
  case flag(Bool)
  case text(String)
  case integer(Int)
  case number(Double)
  /// Red, green and blue, a byte each.
  case color(UInt32)
}

extension Color {
  /// Red, green and blue in light surroundings, a byte each; black where only a browser knows them.
  fileprivate var hex: UInt32 {
    guard case .pair(let light, _) = source else { return 0 }
    return [light.red, light.green, light.blue].reduce(0) { hex, part in
      hex << 8 | UInt32((min(max(part, 0), 1) * 255).rounded())
    }
  }
}

/// Where the value of an argument is kept.
@MainActor
private struct ParameterBox {
  let values: Binding<[String: PreviewParameterValue]>
  let name: String

  func binding<Value>(
    _ start: Value, _ read: @escaping (PreviewParameterValue) -> Value?,
    _ write: @escaping (Value) -> PreviewParameterValue
  ) -> Binding<Value> {
    let (values, name) = (values, name)
    return Binding(
      get: { values.wrappedValue[name].flatMap(read) ?? start },
      set: { values.wrappedValue[name] = write($0) })
  }

  func text(_ start: String) -> Binding<String> {
    binding(start, { if case .text(let text) = $0 { text } else { nil } }) { .text($0) }
  }
}

/// A preview whose arguments can be set.
struct _ParametrizedPreview<Preview: View>: View {
  let preview: (_PreviewParameters) -> Preview
  @State private var values: [String: PreviewParameterValue] = [:]

  var body: some View {
    let parameters = _PreviewParameters($values)
    let preview = preview(parameters)
    _ControlledPreview(preview: preview, controls: parameters.controls)
  }
}

extension _PreviewBuilder {
  /// Makes the view of a closure whose literals can be set.
  @MainActor
  public static func parametrized<Preview: View>(
    @ViewBuilder _ preview: @escaping @MainActor (_PreviewParameters) -> Preview
  ) -> any View {
    _ParametrizedPreview(preview: preview)
  }
}
