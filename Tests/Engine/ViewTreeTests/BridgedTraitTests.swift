import ElementTree
import Testing

@testable import ViewTree

private struct IdiomKey: EnvironmentKey {
  static let defaultValue = "default"
}

extension IdiomKey: UITraitBridgedEnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> String {
    traitCollection.userInterfaceIdiom == .phone ? "phone" : "other"
  }
  static func write(to mutableTraits: inout any UIMutableTraits, value: String) {}
}

extension EnvironmentValues {
  fileprivate var idiom: String {
    get { self[IdiomKey.self] }
    set { self[IdiomKey.self] = newValue }
  }
}

@Suite("Keys of the environment that are UIKit's traits")
@MainActor
struct BridgedTraitTests {
  private struct Reader: View {
    @Environment(\.idiom) var idiom
    var body: some View { Text(verbatim: idiom) }
  }

  @Test("They are read from the traits where no view sets them")
  func reading() throws {
    let page = try LivePage(
      VStack {
        Reader()
        Reader().environment(\.idiom, "set")
      })
    #expect(page.texts(.p) == ["phone", "set"])
  }
}
