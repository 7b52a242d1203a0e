import SwiftUI
import UIKit

/// A translucent blur of what is behind.
struct BlurView: UIViewRepresentable {
  var style: UIBlurEffect.Style

  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: style))
  }

  func updateUIView(_ view: UIVisualEffectView, context: Context) {
    view.effect = UIBlurEffect(style: style)
  }
}

#Preview("Blur", traits: .fixedLayout(width: 260, height: 160)) {
  ZStack {
    Text("Behind").font(.largeTitle).foregroundColor(.red)
    BlurView(style: .systemMaterial).frame(width: 120, height: 160)
  }
}
