import Foundation

/// A view as one at most: several stand side by side, as a control's label does.
nonisolated struct OneRow<Content: View>: _PrimitiveView {
  let content: Content

  init(_ content: Content) { self.content = content }

  @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    context.lowerRow(view.content, at: Salt.Control.label)
  }
}

/// A view as one at most: several stand one below the other.
nonisolated struct OneColumn<Content: View>: _PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  init(_ content: Content, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.content = content
    self.alignment = alignment
    self.spacing = spacing
  }

  init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content(), alignment: alignment, spacing: spacing)
  }

  @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    context.lowerColumn(
      view.content, at: Salt.Control.label, view.alignment.box, spacing: view.spacing)
  }
}
