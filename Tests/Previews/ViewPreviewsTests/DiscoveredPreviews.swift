import Foundation
import ViewTree

// Previews of all forms, to be found in the test program. Their lines are part of the tests.

#Preview { Text("Plain") }

#Preview("Named") { Text("Named") }

#Preview("Fixed", traits: .fixedLayout(width: 120, height: 60)) { Text("Fixed") }

#Preview("Turned", traits: .landscapeLeft, .sizeThatFitsLayout) { Text("Turned") }

#Preview("State") {
  @Previewable @State var isOn = false
  Toggle("On", isOn: $isOn)
}

#Preview("Named") { Text("Of the same name") }

private struct Row_Previews: PreviewProvider {
  static var previews: some View {
    Text("One")
    Text("Two")
      .previewDisplayName("Inner")
      .padding()
      .previewDisplayName("Second")
      .previewLayout(.fixed(width: 10, height: 20))
      .previewDevice("iPhone 14")
      .previewInterfaceOrientation(.landscapeRight)
  }
}

/// A generic provider has no previews of its own.
struct Generic_Previews<Content: View>: PreviewProvider {
  static var previews: some View { Text("Generic") }
}

private struct Chip: View {
  enum Size: CaseIterable { case small, large }
  var title: String
  var count: CGFloat = 1
  var isOn = false
  var size = Size.small

  var body: some View { Text(verbatim: "\(title) \(count) \(isOn) \(size)") }
}

#Preview("Parameters") {
  Chip(title: "a", count: 2, isOn: true, size: .large)
}

private struct Shared: PreviewModifier {
  static func makeSharedContext() async throws -> String { "shared" }

  func body(content: Content, context: String) -> some View {
    VStack {
      Text(verbatim: context)
      content
    }
  }
}

#Preview("Modified", traits: .modifier(Shared()), .landscapeLeft) { Text("Inner") }

#Preview("Each", arguments: [1, 2]) { number in
  Text("Number \(number)")
}

private struct Dot: View {
  var color: Color
  var edge: Color?

  var body: some View { color.border(edge ?? .clear) }
}

#Preview("Colors") { Dot(color: .red, edge: Color(red: 0, green: 0.5, blue: 1)) }
