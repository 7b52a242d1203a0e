public import Browser
public import PixelComparing

/// What a browser makes of a page.
public struct DrawnPage: Sendable {
  /// What of a page is asked for.
  public struct Parts: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let image = Parts(rawValue: 1)
    public static let boxes = Parts(rawValue: 2)
    public static let accessibility = Parts(rawValue: 4)
  }

  /// The box of an element, from the page's upper left corner.
  public struct Box: Hashable, Sendable {
    /// How many elements are around it, `body` not counted.
    public var depth: Int
    /// The element's name, with its `data-testid` or `id` behind a `#` if it has one.
    public var name: String
    public var rect: Rect
  }

  /// The whole page as pixels, if asked for.
  public var image: PixelImage?
  /// The boxes of all elements in the body, in document order, if asked for.
  public var boxes: [Box] = []
  /// The tree that assistive technology sees, if asked for.
  public var accessibility: [AccessibilityNode] = []
  /// The size of the page's content in CSS pixels; more than the window's where it can be scrolled.
  public var contentWidth: Int
  public var contentHeight: Int
}
