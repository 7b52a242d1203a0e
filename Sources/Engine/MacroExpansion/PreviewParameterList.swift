/// The literals among the arguments of a preview's outermost view, put into calls that let a reader of
/// previews set them.
///
/// Only a closure of one expression that begins with a call of a type's initialiser is looked at, and
/// of its arguments those that are nothing but a literal: a string without interpolation, a number,
/// `true`, `false`, a member without its type, such as `.warning`, or a colour: `Color.red`,
/// `Color(red: 0.2, green: 0.4, blue: 1)`. The views of SwiftUI are
/// left alone: their initialisers have overloads that tell literals from other values.
struct PreviewParameterList {
  /// The closure's source with calls around the literals.
  let source: String
  /// The names of the arguments.
  let names: [String]

  /// - Parameter body: The tokens of the closure with its braces.
  /// - Returns: nil if there is nothing to set.
  init?(_ fragment: SourceFragment, _ body: Range<Int>) {
    let statements = body.lowerBound + 1..<body.upperBound - 1
    guard let first = statements.first, fragment.tokens[first].kind == .identifier,
      let initial = fragment.text(at: first).unicodeScalars.first, initial.properties.isUppercase,
      !Self.left.contains(fragment.text(at: first)),
      fragment.endOfStatement(from: first, upTo: statements.upperBound) == statements.upperBound
    else { return nil }
    var open = first + 1
    if let end = fragment.genericArguments(at: open) { open = end }
    guard fragment.text(at: open) == "(", !fragment.tokens[open].followsSpace,
      let close = fragment.closer(of: open)
    else { return nil }
    var names: [String] = []
    var source = "{ _previewParameters in\n"
    var copied = fragment.byteRange(statements).lowerBound
    for (number, argument) in fragment.arguments(in: open + 1..<close).enumerated()
    where Self.isLiteral(argument.value, in: fragment) {
      var name = argument.label ?? "argument \(number + 1)"
      if names.contains(name) { name += " (\(number + 1))" }
      names.append(name)
      let bytes = fragment.byteRange(argument.value)
      source += fragment.text(bytes: copied..<bytes.lowerBound)
      source += "_previewParameters.value(\"\(name)\", \(fragment.text(bytes: bytes)))"
      copied = bytes.upperBound
    }
    guard !names.isEmpty else { return nil }
    source += fragment.text(bytes: copied..<fragment.byteRange(statements).upperBound)
    self.source = source + "\n}"
    self.names = names
  }

  private static func isLiteral(_ value: Range<Int>, in fragment: SourceFragment) -> Bool {
    let tokens = fragment.tokens[value]
    guard let first = tokens.first else { return false }
    // A literal whose value may be replaced without compiling.
    if first.kind == .identifier, first.text.hasPrefix("_preview"),
      fragment.closer(of: value.lowerBound + 1) == value.upperBound - 1
    {
      return true
    }
    if first.text == "Color" { return isColor(value, in: fragment) }
    switch tokens.count {
    case 1:
      switch first.kind {
      case .number: return true
      case .string: return first.text.hasPrefix("\"") && !first.text.contains("\\(")
      case .identifier: return first.text == "true" || first.text == "false"
      default: return false
      }
    case 2:
      if first.text == "-" { return tokens[value.lowerBound + 1].kind == .number }
      return first.text == "." && tokens[value.lowerBound + 1].kind == .identifier
    default: return false
    }
  }

  /// Whether tokens that begin with `Color` are a member of it or a call of its initialiser.
  private static func isColor(_ value: Range<Int>, in fragment: SourceFragment) -> Bool {
    guard value.count > 2 else { return false }
    let next = value.lowerBound + 1
    if fragment.text(at: next) == "." {
      return value.count == 3 && fragment.tokens[next + 1].kind == .identifier
    }
    return fragment.text(at: next) == "(" && fragment.closer(of: next) == value.upperBound - 1
  }

  /// Views whose initialisers tell literals from other values, or take more than values.
  private static let left: Set<String> = [
    "AngularGradient", "AnyView", "AsyncImage", "Button", "Canvas", "Capsule", "Circle", "Color",
    "ColorPicker", "ContentUnavailableView", "ControlGroup", "DatePicker", "DisclosureGroup",
    "Divider", "EditButton", "Ellipse", "EllipticalGradient", "EmptyView", "ForEach", "Form",
    "Gauge",
    "GeometryReader", "Grid", "GridRow", "Group", "GroupBox", "HStack", "HSplitView", "Image",
    "KeyframeAnimator", "Label", "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid",
    "LazyVStack", "LinearGradient", "Link", "List", "Map", "Menu", "MeshGradient",
    "MultiDatePicker", "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView",
    "Path", "PhaseAnimator", "Picker", "ProgressView", "RadialGradient", "Rectangle",
    "RenameButton",
    "RoundedRectangle", "ScrollView", "ScrollViewReader", "Section", "SecureField", "ShareLink",
    "Slider", "Spacer", "Stepper", "TabView", "Table", "Text", "TextEditor", "TextField",
    "TimelineView", "Toggle", "UnevenRoundedRectangle", "VSplitView", "VStack", "ViewThatFits",
    "ZStack",
  ]
}
