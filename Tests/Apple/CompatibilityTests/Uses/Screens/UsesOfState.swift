import SwiftUI
import UIKit

final class Store: ObservableObject {
  @Published var count = 0
}

@Observable final class Router {
  var path: [Int] = []
}

struct Badge: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}

struct UsesOfState: View {
  @StateObject private var owned = Store()
  @ObservedObject var followed: Store
  @EnvironmentObject var shared: Store
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router
    VStack {
      Text("\(owned.count + followed.count + shared.count)")
      optional
    }
    .modifier(Badge())
  }

  @ViewBuilder private var optional: some View {
    if owned.count > 0 { Text("more") }
  }
}

struct UsesOfObjects: View {
  @State private var router = Router()
  @StateObject private var store = Store()

  var body: some View {
    UsesOfState(followed: store).environmentObject(store).environment(router)
  }
}

struct UsesOfScenes: App {
  var body: some Scene { WindowGroup { UsesOfObjects() } }
}

struct UsesOfPreviews: PreviewProvider {
  static var previews: some View { UsesOfObjects() }
}

#Preview { UsesOfObjects() }

@MainActor let usesOfHosting = UIHostingController(rootView: UsesOfObjects())
