import SwiftUI

@MainActor enum SheetsUses {
  static func view(_ view: some View, _ row: Row) {
    _ = view.sheet(isPresented: .constant(true), onDismiss: {}, content: { Text("a") })
    _ = view.sheet(item: .constant(row), onDismiss: {}, content: { _ in Text("a") })
    _ = view.fullScreenCover(isPresented: .constant(true), onDismiss: {}, content: { Text("a") })
    _ = view.fullScreenCover(item: .constant(row), onDismiss: {}, content: { _ in Text("a") })
    _ = view.popover(
      isPresented: .constant(true), attachmentAnchor: .rect(.bounds), arrowEdge: .top,
      content: { Text("a") })
    _ = view.popover(
      item: .constant(row), attachmentAnchor: .rect(.bounds), arrowEdge: .top,
      content: { _ in Text("a") })
    _ = view.inspector(isPresented: .constant(true), content: { Text("a") })
    _ = view.inspectorColumnWidth(1)
    _ = view.inspectorColumnWidth(min: 1, ideal: 1, max: 1)
  }

  static func popoverAttachmentAnchor() {
    _ = PopoverAttachmentAnchor.self
    _ = PopoverAttachmentAnchor.rect(.bounds)
    _ = PopoverAttachmentAnchor.point(.center)
  }

  static func popoverAttachmentAnchorSource() {
    let _: PopoverAttachmentAnchor.Source = .bounds
    _ = PopoverAttachmentAnchor.Source.self
    _ = PopoverAttachmentAnchor.Source.rect(CGRect(x: 0, y: 0, width: 9, height: 9))
  }
}
