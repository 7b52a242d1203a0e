import SwiftUI
import Testing

private struct BlurView: UIViewRepresentable {
  let style: UIBlurEffect.Style

  func makeUIView(context: UIViewRepresentableContext<BlurView>) -> UIView {
    let view = UIView(frame: .zero)
    view.backgroundColor = .clear
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: style))
    blur.translatesAutoresizingMaskIntoConstraints = false
    view.insertSubview(blur, at: 0)
    NSLayoutConstraint.activate([
      blur.heightAnchor.constraint(equalTo: view.heightAnchor),
      blur.widthAnchor.constraint(equalTo: view.widthAnchor),
    ])
    return view
  }

  func updateUIView(_ uiView: UIView, context: UIViewRepresentableContext<BlurView>) {}
}

@Suite("Blur views")
@MainActor
struct BlurViewTests {
  @Test("explore")
  func explore() throws {
    let card = VStack(spacing: 18) { Text("A"); Text("B") }.padding().background(BlurView(style: .systemMaterial))
    let r = HTMLRenderer(content: card)
    print(try r.fragment); print(try r.tree.css)
    print(try r.warnings)
    let s = HTMLRenderer(content: VStack {
      Image(systemName: "heart.fill").foregroundColor(.red)
      Image(systemName: "nope").font(.title)
      Image(systemName: "nope")
      Image(systemName: "star").resizable().scaledToFit().frame(width: 44, height: 30).accessibilityLabel("A star")
      AsyncImage(url: URL(string: "https://a.b/c.png")) { $0.resizable() } placeholder: { ProgressLike() }.frame(width: 44, height: 44).accessibilityLabel("Photo")
      AsyncImage(url: URL(string: "javascript:alert(1)"), scale: 2)
      AsyncImage(url: URL(string: "p.png"), scale: 2)
      Text("Head").accessibilityAddTraits(.isHeader)
      HStack { Text("a"); Text("b") }.accessibilityElement(children: .ignore).accessibilityLabel("ab").accessibilityHint("go")
    })
    print(try s.fragment); print(try s.tree.css)
    print(try s.warnings)
  }
}
struct ProgressLike: View { var body: some View { Text("…") } }
