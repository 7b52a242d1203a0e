import Foundation
import ViewTree

#Preview("Counter", traits: .fixedLayout(width: 200, height: 100)) {
  @Previewable @State var count = 0
  Button("Count \(count)") { count += 1 }
    .accessibilityIdentifier("count")
}

#Preview("Crash") {
  Button(title()) { crash() }
    .accessibilityIdentifier("crash")
}

private func crash() {
  let nothing: [Int] = []
  // What a preview under work may do.
  print(nothing[0])
}

/// A title; with `FIXTURE_TRAPS` in the environment none, and with `FIXTURE_HANGS` none ever.
private func title() -> String {
  let environment = ProcessInfo.processInfo.environment
  if environment["FIXTURE_TRAPS"] != nil { crash() }
  while environment["FIXTURE_HANGS"] != nil { usleep(100_000) }
  return "Crash"
}

struct Greeting_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("Hello").previewDisplayName("Hello")
      Text("Goodbye").previewDisplayName("Goodbye").previewLayout(.sizeThatFits)
    }
  }
}
