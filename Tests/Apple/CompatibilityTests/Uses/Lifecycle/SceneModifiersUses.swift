import SwiftUI

@MainActor enum SceneModifiersUses {
  static func scene<T: Scene>(
    _ value: T, _ store: Store, _ router: Router, _ emptyCommands: EmptyCommands,
    _ backgroundTaskIntInt: BackgroundTask<Int, Int>
  ) {
    _ = value.environmentObject(store)
    _ = value.environment(router)
    _ = value.environment(\.lineSpacing, 1)
    _ = value.onChange(of: 1, initial: true, { _, _ in })
    _ = value.onChange(of: 1, perform: { _ in })
    _ = value.commands(content: { emptyCommands })
    _ = value.commandsRemoved()
    _ = value.windowStyle(.automatic)
    _ = value.windowToolbarStyle(.automatic)
    _ = value.windowResizability(.automatic)
    _ = value.defaultSize(CGSize(width: 9, height: 9))
    _ = value.defaultSize(width: 1, height: 1)
    _ = value.defaultPosition(.center)
    _ = value.handlesExternalEvents(matching: ["a"])
    _ = value.backgroundTask(backgroundTaskIntInt, action: { _ in 1 })
  }

  static func backgroundTask() {
    _ = BackgroundTask<Void, Void>.self
    _ = BackgroundTask<Void, Void>.appRefresh("a")
  }

  static func windowStyle() {
    let _: [DefaultWindowStyle] = [.automatic, .titleBar]
    let _: HiddenTitleBarWindowStyle = .hiddenTitleBar
    _ = (any WindowStyle).self
  }

  static func defaultWindowStyle() {
    _ = DefaultWindowStyle.self
    _ = DefaultWindowStyle()
  }

  static func hiddenTitleBarWindowStyle() {
    _ = HiddenTitleBarWindowStyle.self
    _ = HiddenTitleBarWindowStyle()
  }

  static func windowToolbarStyle() {
    let _: [DefaultWindowToolbarStyle] = [.automatic, .expanded, .unified, .unifiedCompact]
    _ = (any WindowToolbarStyle).self
  }

  static func defaultWindowToolbarStyle() {
    _ = DefaultWindowToolbarStyle.self
    _ = DefaultWindowToolbarStyle()
  }

  static func windowResizability() {
    let _: [WindowResizability] = [.automatic, .contentSize, .contentMinSize]
    _ = WindowResizability.self
  }

  static func sceneOverloads(_ value: some Scene) {
    _ = value.onChange(of: 1, initial: true, {})
  }
}
