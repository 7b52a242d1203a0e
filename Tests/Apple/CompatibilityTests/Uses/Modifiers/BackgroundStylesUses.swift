import SwiftUI

@MainActor enum BackgroundStylesUses {
  static func view(_ view: some View) {
    _ = view.background(.red, ignoresSafeAreaEdges: .horizontal)
    _ = view.background(ignoresSafeAreaEdges: .horizontal)
    _ = view.background(.red, in: Circle(), fillStyle: FillStyle())
    _ = view.background(in: Circle(), fillStyle: FillStyle())
    _ = view.overlay(.red, ignoresSafeAreaEdges: .horizontal)
    _ = view.overlay(.red, in: Circle(), fillStyle: FillStyle())
  }
}
