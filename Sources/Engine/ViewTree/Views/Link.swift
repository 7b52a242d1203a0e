public import Foundation
import ElementTree

/// A link to another page.
///
/// - Note: As in SwiftUI. It is a real link, so it works on a static page; an address with a scheme
///   other than `http`, `https`, `mailto` or `tel` leads nowhere there and is reported. On a live page one
///   of the app's own scheme is given to `onOpenURL`.
nonisolated public struct Link<Label: View>: _PrimitiveView {
  let destination: URL
  let label: Label

  /// Creates a link that shows a view.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let stack = context.lowerLinkLabel(view.label)
    context.closeLink(stack, to: view.destination.relativeString)
  }

  @MainActor public static func _outline(
    _ view: Self, into outline: _ViewOutline, in context: inout _LoweringContext
  ) -> Bool {
    let url = LinkURL(view.destination.relativeString)
    guard !url.isRefused else { return false }
    outline.add(LinkTarget.isForeign(url.string))
    outline.add(hole: url.string)
    let tint = context.environment.style.foreground
    if tint == nil { context.environment.style.foreground = AnyShapeStyle(Color.accentColor) }
    let isWhole = outline.add(view: view.label, in: &context)
    context.environment.style.foreground = tint
    return isWhole
  }
}

extension Link where Label == Text {
  /// Creates a link that shows a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link that shows a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension LoweringContext {
  /// Lowers what a link shows: in the accent colour, but as other actions do in a menu.
  @MainActor
  mutating func lowerLinkLabel<Label: View>(_ label: Label) -> StackMark {
    if environment.containerKind == .menu {
      let stack = openHorizontal()
      lower(composed: MenuLinkLabel(content: label))
      return stack
    }
    let tint = environment.style.foreground
    if tint == nil { environment.style.foreground = AnyShapeStyle(Color.accentColor) }
    let stack = openHorizontal()
    Label._lower(label, into: &self)
    environment.style.foreground = tint
    return stack
  }

  /// Makes the boxes since a mark one link.
  @MainActor
  mutating func closeLink(_ stack: StackMark, to address: String) {
    stackAxis = stack.axis
    let count = mark() - stack.pending
    guard count > 0 else { return }
    if count > 1 { closeHorizontal(stack, .center, nil) }
    let url = self.written(address)
    let written = hole(url)
    let isForeign = LinkTarget.isForeign(url)
    forEachBox(since: stack.pending) { box, context in
      context.name(
        &box, .a, isPhrasing: true,
        [(.href, written)] + (isForeign ? [(.rel, "noopener")] : []))
    }
    // A view around has its own idea of what a link does.
    let action = environment.openURL
    let isOwn = URL(string: address).map(AppLink.isOwn) ?? false
    guard isLive, action.isOwn || isOwn, let target = URL(string: isOwn ? address : url) else {
      return
    }
    listen(since: stack.pending, ElementHandler(.link) { _ in action(target) })
  }
}

/// Where links lead.
package enum LinkTarget {
  /// Whether an address names another site.
  package static func isForeign(_ address: String) -> Bool {
    let start = address.prefix(8).lowercased()
    return start.hasPrefix("http://") || start.hasPrefix("https://") || start.hasPrefix("//")
  }
}
