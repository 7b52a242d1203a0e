import SwiftUI

/// A view that is made when it is shown, not when the view around it is.
struct LazyView<Content: View>: View {
  private let build: () -> Content

  init(_ build: @autoclosure @escaping () -> Content) {
    self.build = build
  }

  var body: Content {
    build()
  }
}
