import SwiftUI
import Testing

/// A card as sample apps have it: what needs a live page compiles, and its first frame is shown.
private struct DragCard: View {
  @State private var offset = CGSize.zero
  @State private var scale: CGFloat = 1
  @State private var isPressed = false
  @GestureState private var isDragging = false
  @GestureState private var translation = CGSize.zero

  private var drag: some Gesture {
    DragGesture(minimumDistance: 5, coordinateSpace: .global)
      .updating($isDragging) { _, state, _ in state = true }
      .updating($translation) { value, state, transaction in
        state = value.translation
        transaction.animation = nil
      }
      .onChanged { offset = $0.translation }
      .onEnded { value in
        offset = value.predictedEndTranslation.width > 100 ? value.translation : .zero
      }
  }

  private var press: some Gesture {
    LongPressGesture(minimumDuration: 0.3)
      .sequenced(before: DragGesture())
      .onChanged { value in
        switch value {
        case .first(true): isPressed = true
        case .second(true, let drag): offset = drag?.translation ?? .zero
        default: isPressed = false
        }
      }
      .onEnded { _ in isPressed = false }
  }

  var body: some View {
    Text(isDragging ? "dragging" : "still")
      .offset(offset)
      .scaleEffect(scale)
      .gesture(drag)
      .simultaneousGesture(MagnificationGesture().onChanged { scale = $0 })
      .highPriorityGesture(press)
      .gesture(TapGesture(count: 2).onEnded { scale = 1 }.exclusively(before: TapGesture()))
      .gesture(MagnifyGesture().simultaneously(with: RotateGesture()).onEnded { _ in })
      .gesture(RotationGesture().map { $0.degrees }.onChanged { _ in }, including: .gesture)
      .onTapGesture { scale = 2 }
      .onTapGesture(count: 2) { scale = 3 }
      .onTapGesture { location in offset = CGSize(width: location.x, height: location.y) }
      .onLongPressGesture { isPressed = true }
      .onLongPressGesture(minimumDuration: 1) {
        isPressed = true
      } onPressingChanged: {
        isPressed = $0
      }
      .onHover { isPressed = $0 }
      .onDrag { NSItemProvider() }
      .draggable("text")
      .dropDestination(for: String.self) { items, _ in !items.isEmpty }
      .onOpenURL { _ in scale = 1 }
      .onContinueUserActivity("view") { _ in scale = 1 }
      .sensoryFeedback(.impact(weight: .light), trigger: scale)
      .statusBarHidden()
      .onDisappear { offset = .zero }
  }
}

struct DragCard_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      DragCard().previewDisplayName("Card").previewLayout(.sizeThatFits)
      DragCard().preferredColorScheme(.dark).previewDevice("Phone")
        .previewInterfaceOrientation(.landscapeLeft)
    }
  }
}

private final class Model: ObservableObject {
  @Published var name = "model"
}

private struct Root: View {
  @EnvironmentObject var model: Model
  var body: some View { Text(model.name) }
}

private final class Delegate: NSObject, UIApplicationDelegate {}

private struct Sample: App {
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
  @StateObject private var model = Model()
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup { Root() }
      .environmentObject(Model())
      .onChange(of: phase) { _, _ in }
      .commands {
        CommandGroup(replacing: .newItem) { Text("New") }
        CommandMenu("Tools") { Text("Tool") }
        SidebarCommands()
      }
      .windowStyle(.hiddenTitleBar)
      .defaultSize(width: 400, height: 300)
    Settings { Text("Settings") }
  }
}

@Suite("Gestures and scenes")
@MainActor
struct GestureTests {
  @Test("A view with gestures shows its first frame")
  func firstFrame() throws {
    #expect(try HTMLRenderer(content: DragCard()).fragment.contains("still"))
  }

  @Test("Previews are views that can be rendered")
  func previews() throws {
    let page = try HTMLRenderer(content: DragCard_Previews.previews).fragment
    #expect(page.components(separatedBy: "still").count == 3)
  }

  @Test("An object in a scene's environment reaches its views; settings are no page")
  func scenes() throws {
    let pages = try AppPages.of(Sample())
    #expect(pages.count == 1)
    #expect(pages.first?.contains(">model<") == true)
  }
}

/// The pages that an app's program writes.
@MainActor
private enum AppPages {
  static func of<A: App>(_ app: A) throws -> [String] {
    try AppRunner.pages(of: app).map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}
