import SwiftUI

@MainActor enum StandardValuesActionsUses {
  static func scenePhase() {
    let _: [ScenePhase] = [.background, .inactive, .active]
    _ = ScenePhase.self
  }

  static func editMode(_ value: EditMode) {
    let _: [EditMode] = [.inactive, .transient, .active]
    _ = EditMode.self
    _ = value.isEditing
  }

  static func dismissAction(_ value: DismissAction) {
    _ = DismissAction.self
    value.callAsFunction()
  }

  static func presentationMode(_ value: PresentationMode) {
    var copy = value
    _ = PresentationMode.self
    _ = value.isPresented
    copy.dismiss()
  }

  static func openURLAction(_ value: OpenURLAction, _ url: URL) {
    _ = OpenURLAction.self
    _ = OpenURLAction(handler: { _ in .handled })
    value.callAsFunction(url)
    value.callAsFunction(url, completion: { _ in })
    value.callAsFunction(url, prefersInApp: true)
  }

  static func openURLActionResult(_ url: URL) {
    let _: [OpenURLAction.Result] = [.handled, .discarded, .systemAction]
    _ = OpenURLAction.Result.self
    _ = OpenURLAction.Result.systemAction(url)
    _ = OpenURLAction.Result.systemAction(url, prefersInApp: true)
  }

  static func refreshAction(_ value: RefreshAction) async {
    _ = RefreshAction.self
    _ = await value()
  }

  static func dismissSearchAction(_ value: DismissSearchAction) {
    _ = DismissSearchAction.self
    value.callAsFunction()
  }
}
