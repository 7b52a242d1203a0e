public import Combine
public import Foundation
public import ViewTree

/// Makes pictures of views.
///
/// - Note: Differs from SwiftUI: the browser draws views, so a server has no picture of them: it is nil, and the
///   log says so once.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  public var proposedSize = ProposedViewSize.unspecified
  public var scale: CGFloat = 1
  public var isOpaque = false

  public init(content view: Content) { content = view }

  public var uiImage: UIImage? {
    _ = noPicture
    return nil
  }
}

private let noPicture: Void = FileHandle.standardError.write(
  Data("ImageRenderer: a server has no picture of a view; it is nil.\n".utf8))
