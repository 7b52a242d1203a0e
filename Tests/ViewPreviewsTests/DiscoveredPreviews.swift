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
