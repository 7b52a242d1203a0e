import SwiftUI

struct UsesOfText: View {
  @Environment(\.colorScheme) private var colorScheme
  let key: LocalizedStringKey = "Hello"
  let name = "Ada"

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Hello **\(name)**, \(3) new")
      Text(key).font(.system(size: 12, weight: .bold, design: .rounded)).fontWeight(.semibold)
      Text(verbatim: name).bold().foregroundColor(.secondary).foregroundStyle(.tint)
      Text(name).lineLimit(2).multilineTextAlignment(.center).fixedSize(
        horizontal: false, vertical: true)
      Text(Font.title == Font.body ? "a" : "b").font(Font.custom("Avenir", size: 17))
      Label("Inbox", systemImage: "tray").labelStyle(.iconOnly).imageScale(.large)
      Label {
        Text("Title")
      } icon: {
        Image(systemName: "star")
      }
    }
  }
}

struct UsesOfLayout: View {
  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      HStack(alignment: .firstTextBaseline) {
        Spacer(minLength: 4)
        Divider()
        Group { Text("a") }
        EmptyView()
      }
      .padding(.horizontal).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      .frame(width: 100, height: 40, alignment: .topLeading)
      .frame(minWidth: 0, maxWidth: .infinity)
      .offset(x: 1, y: 2).id(3).tag(4)
      GeometryReader { proxy in Color.clear.frame(width: proxy.size.width / 2) }
      AnyView(Text("b"))
    }
  }
}

struct UsesOfDrawing: View {
  @State private var angle = Angle.degrees(45)

  var body: some View {
    ZStack {
      Rectangle().fill(Color.red)
      Circle().stroke(Color("missing").opacity(0), lineWidth: 2)
      RoundedRectangle(cornerRadius: 8, style: .continuous).fill(.blue)
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 10))
      }
      Image("missing").resizable().aspectRatio(contentMode: .fit)
    }
    .background(Color.yellow).overlay(Circle().stroke())
    .opacity(0.5).scaleEffect(0.9).rotationEffect(angle).cornerRadius(4)
    .clipShape(Capsule()).shadow(radius: 3)
    .animation(.easeInOut(duration: 1), value: angle)
    .animation(.linear.repeatForever(autoreverses: true).delay(1), value: angle)
    .transition(.opacity)
    .onTapGesture { withAnimation(.spring()) { angle = .zero } }
  }
}
