public import Combine
import ElementTree
public import Foundation
public import ViewTree

/// Makes pictures of views.
///
/// - Note: Differs from SwiftUI: a picture is a drawing of SVG's that holds the view, which the browser draws, so that it has
///   no pixels. Its size has to be known without a browser, by a frame or ``proposedSize``; else it is nil, and the log
///   says so.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  public var proposedSize = ProposedViewSize.unspecified
  public var scale: CGFloat = 1
  public var isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear
  public var isObservationEnabled = false

  public init(content view: Content) { content = view }

  public var uiImage: UIImage? { drawing.flatMap { UIImage(data: $0) } }
  public var cgImage: CGImage? { uiImage.map { CGImage($0) } }

  /// Draws the view into a drawing.
  ///
  /// - Parameter rasterizationScale: Of no effect, as nothing is made of pixels.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
  ) {
    guard let image = uiImage else { return }
    renderer(image.size) { $0.draw(image, in: CGRect(origin: .zero, size: image.size)) }
  }

  /// A drawing that holds the view as a page.
  private var drawing: Data? {
    func side(_ length: CGFloat?) -> CGFloat? {
      length.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    }
    let name = String(describing: Content.self)
    let page = HTMLRenderer(
      content: content.frame(width: side(proposedSize.width), height: side(proposedSize.height))
        .background(isOpaque ? Color.black : Color.clear))
    page.assetPlacement = .inline
    do {
      guard case (let width?, let height?) = try page.knownSize else {
        ImageRendererLog.say(
          name,
          "its size isn't known without a browser, so there is no picture of it; give it a frame, or set "
            + "proposedSize")
        return nil
      }
      let size = CGSize(width: width, height: height)
      return Data(Self.document(try page.fragment, css: try page.css, size: size).utf8)
    } catch {
      ImageRendererLog.say(name, "there is no picture of it: \(error)")
      return nil
    }
  }

  private static func document(_ fragment: String, css: String, size: CGSize) -> String {
    // Styles are text of XML here, other than in a page.
    let styles = css.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)">\
      <style>\(styles)</style><foreignObject width="100%" height="100%">\
      <body xmlns="http://www.w3.org/1999/xhtml">\(fragment)</body></foreignObject></svg>
      """
  }
}

/// What is said of pictures that are missing: of each type of views once.
private enum ImageRendererLog {
  @MainActor private static var said: Set<String> = []

  @MainActor static func say(_ name: String, _ text: String) {
    guard said.insert(name).inserted else { return }
    FileHandle.standardError.write(Data("ImageRenderer: \(name): \(text).\n".utf8))
  }
}
