import SwiftUI

/// 2: an object that says itself when it changes.
public struct HandWrittenModelApp: App {
  public init() {}
  public var body: some Scene { WindowGroup { HandWrittenModelView(model: HandWrittenModel()) } }
}

final class HandWrittenModel: ObservableObject {
  var announced = 0 {
    willSet { objectWillChange.send() }
  }
  /// Nobody says that this changes, so no view shows the change.
  var silent = 0
}

struct HandWrittenModelView: View {
  @ObservedObject var model: HandWrittenModel

  var body: some View {
    VStack {
      Text("Announced: \(model.announced)")
      Text("Silent: \(model.silent)")
      Button("Announce") { model.announced += 1 }
      Button("Keep silent") { model.silent += 1 }
    }
  }
}
