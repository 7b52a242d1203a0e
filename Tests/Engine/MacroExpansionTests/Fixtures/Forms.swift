// The forms are as people may write them.
// swift-format-ignore-file
import ViewTree

struct Row: View {
  var title: String
  var body: some View { Text(title) }
}
private struct Secret: View {
  var body: some View { Text("secret") }
}
final class Model {
  var count = 1
  func load() {}
}
protocol Theme {}
struct Dark: Theme {}
// Names that the expansion's own members have too.
let make: @MainActor @Sendable () -> any View = { Text("made") }
let title: String? = "title"
let line = "line"

// A comment with { braces ( and "quotes
#Preview {
  Row(title: "plain }")
}
#Preview("na\"me, {") { Secret() }
#Preview(
  "traits",  // why
  traits: .landscapeLeft, .fixedLayout(width: 10, height: 20)
) {
  Row(title: "x")
  Text("y")
}
#Preview(traits: .sizeThatFitsLayout) { Text(#"raw " } "#) }
#Preview("body", body: { Text("q") })
#Preview("function", body: make)
#Preview(title) { Text(line) }
#Preview("statements") {
  let model = Model()
  model.load()
  return Row(title: "\(model.count)")
}
#Preview("branches") {
  if Bool.random() { return Text("a") }
  return Row(title: "b")
}
#Preview("builder") {
  if Bool.random() { Text("a") } else { Row(title: "b") }
}
#Preview("signature") { () -> any View in
  Text("s")
}
#Preview("empty") {}
#Preview("state") {
  @Previewable @State var count = 0
  @Previewable @State(initialValue: "a") var text: String
  @Previewable @State var list = [1, 2, 3]
    .map { $0 + 1 }
    .filter { n in n > 1 }
  @Previewable @FocusState var focused: Bool; @Previewable @Environment(\.inferred) var title
  @State @Previewable var last = Bool.random()
    ? 1
    : 2
  // A comment.
  let sum = count + list.count
  Text("\(sum) \(focused) \(title) \(last)")
  TextField("t", text: $text)
}
#Preview("return") { @Previewable @State var x = 5; return Text("\(x)") }
#Preview("regex") {
  @Previewable @State var pattern = #/[{"]\/(a|b)/#
  Text("a {".contains(pattern) ? "yes" : "no")
}
enum Weight: CaseIterable { case light, heavy }
struct Badge: View {
  var title: String, count = 0, size: Double? = nil, isOn = false, weight = Weight.light
  var body: some View { Text(title) }
}
#Preview("parameters") {
  Badge(title: "a \(1)", count: -3, size: 2.5, isOn: true, weight: .heavy)
}
#Preview("parameter") { Badge(title: "b") }
#Preview("arguments", arguments: [1, 2]) { number in
  Row(title: "\(number)")
}
#Preview("arguments of cases", traits: .landscapeLeft, .portrait, arguments: Weight.allCases) {
  Row(title: "\($0)")
}
enum Outer {
  /* é */ #Preview { Text("nested") }
  struct Generic<T> {
    #Preview { Text("generic") }
  }
}

extension EnvironmentValues {
  /// Doc.
  @Entry
  public var inferred = "x"  // trailing
  @Entry var typed: Int = 1 + 2
  @Entry var optional: String?
  @Entry fileprivate var secret: Dictionary<String, Array<Int>>=[:]
  @Entry var theme: any Theme = Dark()
  @Entry internal var action: @MainActor (Int) -> Void = { _ in }
  @Entry var inferredAction = { (a: Int) in print(a) }
  @Entry var model = Model()
  @Entry var forced: Model!
  @Entry var `default`: Bool = { () -> Bool in true }()
}
extension FocusedValues {
  @Entry var selected: Int?
}

func use(_ values: inout EnvironmentValues) -> String {
  values.typed += 1
  values.model = Model()
  values.inferredAction(values.`default` ? 1 : 2)
  return values.inferred
}
