import SwiftUI

@MainActor enum StandardValuesActionKeysUses {
  static func environmentValues(_ value: EnvironmentValues) {
    _ = value.dismiss
    _ = value.isPresented
    _ = value.presentationMode
    _ = value.openURL
    _ = value.refresh
    _ = value.scenePhase
    _ = value.isSearching
    _ = value.dismissSearch
    _ = value.editMode
    _ = value.undoManager
  }
}
