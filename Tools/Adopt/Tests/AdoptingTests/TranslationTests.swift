import Foundation
import SwiftParser
import Testing

@testable import Adopting

@Suite("Translation")
struct TranslationTests {
  static let known = Surroundings(
    modules: ["SwiftUI", "UIKit", "Foundation", "Glibc", "Combine", "StoreKit"],
    types: ["UIColor", "UIApplication", "UIImage"], conditions: ["PAID"])

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var source: String
    /// Nil where the source stays.
    var result: String?
    var notes: [String] = []
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "a name of StoreKit's, where SwiftUI isn't imported",
      source:
        "import StoreKit\nlet a: Transaction? = nil\nlet b = Transaction.all, c = x.Transaction, "
        + "d = StoreKit.Transaction.self\n",
      result:
        "import StoreKit\nlet a: StoreKit.Transaction? = nil\nlet b = StoreKit.Transaction.all, "
        + "c = x.Transaction, d = StoreKit.Transaction.self\n"),
    Case(
      name: "a name of StoreKit's beside SwiftUI, or of the source's own",
      source: "import StoreKit\nimport SwiftUI\nlet a: Transaction? = nil\n", result: nil),
    Case(
      name: "a type of the source's own",
      source: "import StoreKit\nstruct Transaction {}\nlet a: Transaction? = nil\n", result: nil),
    Case(name: "nothing", source: "import SwiftUI\nlet a = 1 // @objc\n", result: nil),
    Case(
      name: "Core Data's properties and methods",
      source: "@NSManaged public var name: String?\n@NSManaged func addToItems(_ value: Item)\n",
      result: " public var name: String? { get { _managedValue(\"name\") } set { "
        + "_setManagedValue(newValue, \"name\") } }\n func addToItems(_ value: Item) { "
        + "_add([value], to: \"items\") }\n"),
    Case(
      name: "an iPhone's clause", source: "#if os(iOS)\nlet a = 1\n#else\nlet a = 2\n#endif\n",
      result: "#if true\nlet a = 1\n#else\nlet a = 2\n#endif\n"),
    Case(
      name: "other conditions stay",
      source: "#if os(iOS) && DEBUG\nlet a = 1\n#elseif os(macOS)\nlet a = 2\n#endif\n",
      result: "#if true && DEBUG\nlet a = 1\n#elseif false\nlet a = 2\n#endif\n"),
    Case(
      name: "a clause that Linux takes, too",
      source: "#if !os(macOS) && canImport(UIKit)\nlet a = 1\n#endif\n", result: nil),
    Case(
      name: "Linux' clause where an iPhone's needs what is not there",
      source: "#if os(iOS)\nimport CoreBluetooth\n#else\nlet a = 2\n#endif\n", result: nil,
      notes: ["1: what is for iPhones here needs CoreBluetooth, which is not there"]),
    Case(
      name: "Linux' clause where the author names it",
      source: "#if os(Linux)\nlet a = 1\n#elseif os(iOS)\nlet a = 2\n#endif\n", result: nil),
    Case(
      name: "Linux' clause where no system of Apple's takes it",
      source: "#if os(iOS) || os(macOS) || os(tvOS) || os(watchOS)\nf()\n#else\ng()\n#endif\n",
      result: nil),
    Case(
      name: "types that are not there",
      source: "#if os(iOS)\nlet a = UIDocumentPickerViewController()\n#endif\n", result: nil,
      notes: [
        "1: what is for iPhones here needs UIDocumentPickerViewController, which is not there"
      ]),
    Case(
      name: "a simulator it is not",
      source: "#if targetEnvironment(simulator)\nimport CoreBluetooth\n#endif\n", result: nil),
    Case(
      name: "a modifier's condition",
      source: "let a = b\n  #if os(iOS)\n    .c()\n  #endif\n",
      result: "let a = b\n  #if true\n    .c()\n  #endif\n"),
    Case(
      name: "modules that are not there",
      source: "import SwiftUI\n@preconcurrency import CoreBluetooth\nlet a = 1\n",
      result: "import SwiftUI\n\nlet a = 1\n",
      notes: ["2: module CoreBluetooth is not there; its import is left out"]),
    Case(
      name: "modules whose names are elsewhere",
      source: "import CoreText\nimport struct CoreText.CTFont\n",
      result: "import SwiftUI\nimport SwiftUI\n"),
    Case(
      name: "submodules", source: "import UIKit.UIColor\nimport class UIKit.UIImage\n",
      result: "import UIKit\nimport class UIKit.UIImage\n"),
    Case(
      name: "attributes of Objective-C and Interface Builder",
      source: "@objcMembers class A: NSObject {\n  @objc(run:) dynamic func run(_ a: Int) {}\n}\n",
      result: " class A: NSObject {\n    func run(_ a: Int) {}\n}\n"),
    Case(
      name: "timers",
      source: "var a = Timer()\nlet b = Timer(timeInterval: 1, repeats: true) { _ in }\n",
      result: "var a = Timer(timeInterval: .greatestFiniteMagnitude, repeats: false) { _ in }\n"
        + "let b = Timer(timeInterval: 1, repeats: true) { _ in }\n"),
    Case(
      name: "selectors",
      source: "class A {\n  let b = [#selector(d), #selector(self.d(_:)), #selector(A.d)]\n}\n",
      result: "class A {\n  let b = [A.d, A.d(_:), A.d]\n}\n"),
    Case(
      name: "selectors of a coordinator",
      source: "let a = #selector(context.coordinator.moved(by:))\n",
      result: "let a = Coordinator.moved(by:)\n"),
    Case(name: "key paths", source: "let a = #keyPath(A.b.c)\n", result: "let a = \"b.c\"\n"),
    Case(
      name: "literals of pictures", source: "let a = #imageLiteral(resourceName: \"leaf\")\n",
      result: "let a = (UIImage(named: \"leaf\") ?? UIImage())\n"),
    Case(
      name: "literals of colours are the engine's",
      source: "let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)\n", result: nil),
    Case(
      name: "delegates can be made by the adaptor",
      source: "class A: NSObject, UIApplicationDelegate {}\n",
      result: "final class A: NSObject, UIApplicationDelegate {}\n"),
    Case(
      name: "delegates that are the start",
      source: "@main\nclass A: UIResponder, UIApplicationDelegate {}\n",
      result: "\nfinal class A: UIResponder, UIApplicationDelegate {}\n",
      notes: ["1: the app starts with its first scene's view, not with its delegate"]),
    Case(
      name: "optional requirements", source: "@objc protocol A {\n  @objc optional func b()\n}\n",
      result: " protocol A {\n    func b()\n}\n",
      notes: ["2: requirements are not optional without Objective-C"]),
  ]

  @Test("Each kind of construct becomes what works here", arguments: cases)
  func constructs(_ item: Case) {
    let translation = Translation(item.source, knowing: Self.known)
    #expect(translation.source == item.result)
    #expect(translation.notes.map { "\($0.line): \($0.text)" } == item.notes)
    let result = translation.source ?? item.source
    #expect(!Parser.parse(source: result).hasError)
    let lines = { (text: String) in text.count { $0 == "\n" } }
    #expect(lines(result) == lines(item.source))
  }

  @Test("What a translated source says is what a compiler without Objective-C takes")
  func compiles() throws {
    let source = """
      import CoreBluetooth
      import CoreFoundation

      class UIImage { init?(named: String) {}; init() {} }
      class Control {
        func addTarget<T>(_ target: T, action: (T) -> (Control) -> Void) { action(target)(self) }
      }
      @objcMembers class Screen {
        @IBOutlet var control: Control!
        @objc dynamic var name = #keyPath(Screen.control)
        #if os(iOS)
        let picture = #imageLiteral(resourceName: "leaf")
        #else
        let picture = missing
        #endif
        func load() { control.addTarget(self, action: #selector(changed(_:))) }
        @IBAction func changed(_ sender: Control) {}
      }

      """
    let translated = try #require(Translation(source, knowing: Self.known).source)
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("adopt-\(UUID().uuidString).swift")
    try translated.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(Command.run("swiftc", ["-typecheck", "-swift-version", "5", file.path]).status == 0)
  }

  @Test("The first view of a scene's delegate is the value of the constant that it is")
  func rootView() throws {
    let file = Fixture.folder.appendingPathComponent("Shop/Shop/SceneDelegate.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let view = Translation(text, knowing: Self.known).rootView
    #expect(view == RootView(expression: "Text(\"Shop\").bold()"))
  }

  @Test("What a scene's delegate makes for its view is made for the scene of the app, in order")
  func rootViewsValues() throws {
    let text = """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var songs = Songs(), unused = Unused()
        func scene(_ scene: UIScene) {
          let fetcher = Fetcher()
          let model = Model(from: fetcher)
          let content = Content(model: model)
          if let scene = scene as? UIWindowScene {
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIHostingController(
              rootView: content.environmentObject(self.songs).padding(.window))
          }
        }
      }
      """
    let view = try #require(Translation(text, knowing: Self.known).rootView)
    #expect(view.expression == "content.environmentObject(self.songs).padding(.window)")
    #expect(
      view.values == [
        "fetcher = Fetcher()", "model = Model(from: fetcher)", "content = Content(model: model)",
        "songs = Songs()",
      ])
    #expect(view.app(delegate: nil).contains("  lazy var songs = Songs()\n"))
    #expect(view.app(delegate: nil).contains("    let songs = self.songs\n"))
  }

  @Test("A window that the first view names is made for the one scene", arguments: ["if", "guard"])
  func rootViewsWindow(_ word: String) throws {
    let text = """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene) {
          \(word) let windowScene = scene as? UIWindowScene \(word == "if" ? "{" : "else { return }")
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = UIHostingController(
              rootView: Content().onTapGesture { window.endEditing(true) })
          \(word == "if" ? "}" : "")
        }
      }
      """
    let view = try #require(Translation(text, knowing: Self.known).rootView)
    #expect(
      view.values == [
        "windowScene = UIWindowScene()", "window = UIWindow(windowScene: windowScene)",
      ])
  }
}
