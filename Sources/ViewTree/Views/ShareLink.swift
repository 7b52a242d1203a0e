public import Foundation
import ElementTree

/// A value that can be given to other programs.
///
/// - Note: Differs from SwiftUI: there are no representations, since a page gives nothing away.
public protocol Transferable: Sendable {}

extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension AttributedString: Transferable {}
extension Image: Transferable {}

/// What a shared thing looks like before it is shared.
///
/// - Note: As in SwiftUI; a page shows none.
nonisolated public struct SharePreview<Image, Icon> {
  let title: Text
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview of a title.
  public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }

  /// Creates a preview of a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.title = Text(title) }
}

extension SharePreview where Icon == Never {
  /// Creates a preview of a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey) }

  /// Creates a preview of a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.title = Text(title) }
}

extension SharePreview where Image == Never {
  /// Creates a preview of a title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { title = Text(titleKey) }

  /// Creates a preview of a title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.title = Text(title) }
}

/// A button that shares something.
///
/// - Note: Differs from SwiftUI: a page shows the button, which does nothing.
nonisolated public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: _PrimitiveView {
  let data: Data
  let label: Label

  @MainActor public static func _lower(_ view: Self, into context: inout LoweringContext) {
    let stack = context.lowerLinkLabel(view.label)
    context.stackAxis = stack.axis
    if context.mark() - stack.pending > 1 { context.closeHorizontal(stack, .center, nil) }
    context.forEachBox(since: stack.pending) { box, context in
      context.nameElement(
        &box, .button, isPhrasing: true, [(.type, "button"), (.disabled, "")])
    }
  }
}

/// The label that a share link has where none is given.
///
/// - Note: As in SwiftUI.
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text

  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
