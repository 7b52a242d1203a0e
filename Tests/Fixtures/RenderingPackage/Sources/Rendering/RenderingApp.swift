import SwiftUI

@main struct RenderingApp: App {
  var body: some Scene {
    WindowGroup("Rendered") { Text("Tea & biscuits").padding() }
  }
}
