/// The look that a style of the author's own gives to a control.
///
/// The style's dynamic properties, such as `@Environment`, are connected as a view's are.
@usableFromInline
nonisolated struct StyleBody<Style, Content: View>: _PrimitiveView {
  @usableFromInline let style: Style
  @usableFromInline let make: @MainActor (Style) -> Content

  @inlinable
  init(style: Style, make: @escaping @MainActor (Style) -> Content) {
    self.style = style
    self.make = make
  }

  @inlinable @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    guard context.enter(Style.self) else { return }
    let identity = context.identity
    context.identity = Identity.descend(identity)
    if let fields = DynamicFields.of(Style.self) {
      var linked = view.style
      context.link(fields, of: &linked)
      Content._lower(view.make(linked), into: &context)
    } else {
      Content._lower(view.make(view.style), into: &context)
    }
    context.identity = identity
    context.leave()
  }
}
