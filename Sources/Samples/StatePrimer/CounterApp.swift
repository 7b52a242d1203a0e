import SwiftUI

/// 1: a value of the view's own.
public struct CounterApp: App {
  public init() {}
  public var body: some Scene { WindowGroup { CounterView() } }
}

struct CounterView: View {
  @State private var count = 0

  var body: some View {
    Button("Count: \(count)") { count += 1 }
  }
}
