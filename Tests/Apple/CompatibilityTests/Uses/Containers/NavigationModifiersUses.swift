import SwiftUI

@MainActor enum NavigationModifiersUses {
  static func view(_ view: some View) {
    _ = view.navigationTitle(Text("a"))
    _ = view.navigationSubtitle(Text("a"))
    _ = view.navigationBarTitleDisplayMode(.automatic)
    _ = view.toolbarTitleDisplayMode(.automatic)
    _ = view.navigationBarBackButtonHidden(true)
    _ = view.navigationBarHidden(true)
    _ = view.navigationBarTitle(Text("a"))
    _ = view.navigationBarTitle(Text("a"), displayMode: .automatic)
  }

  static func viewOverloads(_ view: some View, _ name: String) {
    _ = view.navigationTitle(name)
    _ = view.navigationTitle(.constant("a"))
    _ = view.navigationSubtitle("a")
    _ = view.navigationSubtitle(name)
    _ = view.navigationBarTitle(name)
    _ = view.navigationBarTitle("a", displayMode: .automatic)
    _ = view.navigationBarTitle(name, displayMode: .automatic)
  }
}
