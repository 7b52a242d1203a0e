import SwiftUI

@MainActor enum ToolbarContentUses {
  static func toolbarContent<T: ToolbarContent>(_ value: T) {
    _ = (any ToolbarContent).self
    _ = T.Body.self
    _ = value.body
  }

  static func customizableToolbarContent() {
    _ = (any CustomizableToolbarContent).self
  }
}
