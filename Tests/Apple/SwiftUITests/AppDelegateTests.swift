import SwiftUI
import Testing

@Suite("Delegates of apps") @MainActor
struct AppDelegateTests {
  /// As most apps have it: not final, told when the app begins.
  class Plain: NSObject, UIApplicationDelegate {
    var names = ["a"]
    let number = 3

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      names.append("b")
      return true
    }
  }

  class Making: NSObject, UIApplicationDelegate {
    let word: String

    override init() {
      word = "made"
      super.init()
    }
  }

  final class Last: Making {
    var tail = [1, 2]
  }

  private struct Whole: App {
    @UIApplicationDelegateAdaptor(Plain.self) var plain
    @UIApplicationDelegateAdaptor var making: Making
    @UIApplicationDelegateAdaptor(Last.self) private var last

    var words: [String] { [making.word, last.word, "\(last.tail)"] }
    var body: some Scene { WindowGroup { Text(making.word) } }
  }

  @Test("A delegate of any class is made by its own initialiser, and notified of the launch")
  func delegates() {
    let app = Whole()
    #expect(app.plain.names == ["a", "b"])
    #expect(app.plain.number == 3)
    #expect(app.words == ["made", "made", "[1, 2]"])
    #expect(Swift.type(of: app.plain) == Plain.self)
  }

  @Test("A delegate ends with its app")
  func end() {
    weak var delegate: Plain?
    do {
      let app = Whole()
      delegate = app.plain
      #expect(delegate != nil)
    }
    #expect(delegate == nil)
  }
}
