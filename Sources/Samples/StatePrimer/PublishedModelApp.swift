import SwiftUI

/// 3: an object whose properties say when they change.
public struct PublishedModelApp: App {
  public init() {}
  public var body: some Scene { WindowGroup { PublishedModelView(model: PublishedModel()) } }
}

final class PublishedModel: ObservableObject {
  @Published var name = "World"
}

struct PublishedModelView: View {
  @ObservedObject var model: PublishedModel

  var body: some View {
    VStack {
      Text("Hello, \(model.name)!")
      TextField("Name", text: $model.name)
    }
  }
}
