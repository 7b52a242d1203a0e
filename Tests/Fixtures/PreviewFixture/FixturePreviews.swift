import Foundation
import ViewTree

#Preview("Counter", traits: .fixedLayout(width: 200, height: 100)) {
  @Previewable @State var count = 0
  Button("Count \(count)") { count += 1 }
    .accessibilityIdentifier("count")
}

#Preview("Crash") {
  Button("Crash") { crash() }
    .accessibilityIdentifier("crash")
}

private func crash() {
  let nothing: [Int] = []
  // What a preview under work may do.
  print(nothing[0])
}

struct Greeting_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("Hello").previewDisplayName("Hello")
      Text("Goodbye").previewDisplayName("Goodbye").previewLayout(.sizeThatFits)
    }
  }
}
