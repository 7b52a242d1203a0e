import SwiftUI
import Testing

@Suite("Bindings to observable objects") @MainActor
struct BindableTests {
  @Observable final class Model {
    var name = "a"
  }

  private struct Editor: View {
    @Bindable var model: Model
    var title = "Name"
    var body: some View { TextField(title, text: $model.name) }
  }

  @Test("A view's own initialiser takes the object, and its bindings write to it")
  func initialiser() {
    let model = Model()
    let editor = Editor(model: model)
    editor.$model.name.wrappedValue = "b"
    #expect(model.name == "b")
    #expect(Editor(model: model, title: "x").title == "x")
  }
}
