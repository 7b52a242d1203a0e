import SwiftUI

/// 5: an object in the environment, read by a grandchild through a view that doesn't mention it.
public struct EnvironmentApp: App {
  @StateObject private var settings = Settings()

  public init() {}

  public var body: some Scene {
    WindowGroup {
      MiddleView()
        .environmentObject(settings)
    }
  }
}

final class Settings: ObservableObject {
  @Published var user = "Ada"
}

struct MiddleView: View {
  var body: some View { VStack { GrandchildView() } }
}

struct GrandchildView: View {
  @EnvironmentObject var settings: Settings

  var body: some View { Text("User: \(settings.user)") }
}
