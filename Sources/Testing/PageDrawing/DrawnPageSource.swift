public import Browser

/// A page to draw: its source, and the files that it may ask for.
public struct DrawnPageSource: Sendable {
  /// The whole document, doctype included.
  public var html: String
  /// Where the page is among its files, such as `m/4.html`.
  public var path: String
  /// Gives a file by its path beside the page, such as `style.css`; nil if there is none.
  ///
  /// Called on a thread of the browser's. Without it the page has nothing but itself.
  public var file: (@Sendable (_ path: String) -> PageResource?)?

  /// Creates a source.
  public init(
    html: String, path: String = "index.html",
    file: (@Sendable (_ path: String) -> PageResource?)? = nil
  ) {
    self.html = html
    self.path = path
    self.file = file
  }
}

/// What the reader of a page has and likes.
public struct DrawingMedia: Hashable, Sendable {
  /// The width of the window in CSS pixels.
  public var width: Int
  /// The height of the window in CSS pixels; a longer page is drawn whole.
  public var height: Int
  public var colorScheme: Page.ColorScheme
  public var contrast: Page.Contrast
  /// Whether the reader wants little motion.
  public var reducesMotion: Bool

  public init(
    width: Int = 390, height: Int = 844, colorScheme: Page.ColorScheme = .light,
    contrast: Page.Contrast = .normal, reducesMotion: Bool = false
  ) {
    self.width = width
    self.height = height
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.reducesMotion = reducesMotion
  }

  /// Whether two pages can be drawn side by side on one tab.
  func canShareTab(with other: DrawingMedia) -> Bool {
    colorScheme == other.colorScheme && contrast == other.contrast
      && reducesMotion == other.reducesMotion
  }
}
