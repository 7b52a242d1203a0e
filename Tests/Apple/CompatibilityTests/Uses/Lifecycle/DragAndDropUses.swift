import SwiftUI

@MainActor enum DragAndDropUses {
  static func nsItemProvider(_ any: Any) {
    _ = NSItemProvider.self
    _ = NSItemProvider()
    _ = NSItemProvider(object: any)
  }

  static func view(_ view: some View) {
    _ = view.onDrag({ NSItemProvider() })
    _ = view.onDrag({ NSItemProvider() }, preview: { Text("a") })
    _ = view.onDrop(of: ["a"], isTargeted: .constant(true), perform: { _ in true })
    _ = view.draggable(1)
    _ = view.draggable(1, preview: { Text("a") })
    _ = view.dropDestination(for: Int.self, action: { _, _ in true }, isTargeted: { _ in })
  }

  static func viewOverloads(_ view: some View) {
    _ = view.onDrop(of: ["a"], isTargeted: .constant(true), perform: { _, _ in true })
  }
}
