public import Foundation
import ElementTree

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
/// - Note: Differs from SwiftUI: live pages share texts and addresses by the browser's own sheet, or copy them where it has
///   none; pictures and files are not shared. A static page shows the button, disabled.
nonisolated public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View {
  let items: [SharedItem]
  let subject: Text?
  let message: Text?
  let label: Label

  public var body: some View {
    ShareButton(items: items, subject: subject, message: message, label: label)
  }
}

/// The button of a share link.
nonisolated struct ShareButton<Label: View>: View {
  @Environment(\.share) private var share
  @Environment(\.self) private var environment
  let items: [SharedItem]
  let subject: Text?
  let message: Text?
  let label: Label

  var body: some View {
    let share = share
    let content = SharedContent(
      items, subject: subject?.string(in: environment.textSurroundings),
      message: message?.string(in: environment.textSurroundings),
      notice: environment.systemWord("Copied"))
    Button {
      share?(content)
    } label: {
      label
    }
    .disabled(share == nil || items.isEmpty)
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
