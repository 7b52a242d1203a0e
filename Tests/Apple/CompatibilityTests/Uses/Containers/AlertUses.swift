import SwiftUI

@MainActor enum AlertUses {
  static func alert() {
    _ = Alert.self
    _ = Alert(title: Text("a"), message: Text("a"), dismissButton: .cancel())
    _ = Alert(
      title: Text("a"), message: Text("a"), primaryButton: .cancel(), secondaryButton: .cancel())
  }

  static func alertButton() {
    _ = Alert.Button.self
    _ = Alert.Button.default(Text("a"), action: {})
    _ = Alert.Button.cancel(Text("a"), action: {})
    _ = Alert.Button.cancel({})
    _ = Alert.Button.destructive(Text("a"), action: {})
  }

  static func actionSheet() {
    _ = ActionSheet.self
    _ = ActionSheet.Button.self
    _ = ActionSheet(title: Text("a"), message: Text("a"), buttons: [.cancel()])
  }

  static func view(_ view: some View, _ row: Row) {
    _ = view.alert(isPresented: .constant(true), content: { Alert(title: Text("a")) })
    _ = view.alert(item: .constant(row), content: { _ in Alert(title: Text("a")) })
    _ = view.actionSheet(isPresented: .constant(true), content: { ActionSheet(title: Text("a")) })
    _ = view.actionSheet(item: .constant(row), content: { _ in ActionSheet(title: Text("a")) })
  }
}
