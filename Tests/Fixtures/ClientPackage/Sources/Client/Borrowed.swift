import Kingfisher
import SwiftUI
import UIKit

struct Glass: UIViewRepresentable {
  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
  }

  func updateUIView(_ view: UIVisualEffectView, context: Context) {}
}

struct Portrait: View {
  let url: URL?

  var body: some View {
    KFImage(url).resizable().scaledToFill().frame(width: 40, height: 40).background(Glass())
  }
}
