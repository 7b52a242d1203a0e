package import Foundation

/// What a browser tells of itself that views may read: its width, and what its reader has set.
///
/// The page has an element as wide as the window whose height is a sum of powers of two, one for each
/// setting: that of the style sheet. What changes is told as any other size is, by the same client.
package struct BrowserSurroundings: Codable, Equatable {
  var isWide = false
  var isDark = false
  var hasMoreContrast = false
  var reducesMotion = false

  /// The class of the element that tells.
  static let elementClass = "tells"

  /// The width in points from which on there is more room than telephones have upright; half an iPad
  /// has 678 points, of which SwiftUI says regular, the largest telephone 440.
  package static let regularWidth: CGFloat = 600

  static let rules = """
    .\(elementClass){position:fixed;inset:0 0 auto;visibility:hidden;pointer-events:none;\
    height:calc(var(--dark,0px) + var(--more,0px) + var(--still,0px))}
    @media (prefers-color-scheme:dark){.\(elementClass){--dark:1px}}
    @media (prefers-contrast:more){.\(elementClass){--more:2px}}
    @media (prefers-reduced-motion:reduce){.\(elementClass){--still:4px}}

    """

  init() {}

  /// What the size of the element tells.
  init(_ size: CGSize) {
    let settings = Int(min(max(size.height, 0), 7).rounded())
    isWide = size.width >= Self.regularWidth
    isDark = settings & 1 != 0
    hasMoreContrast = settings & 2 != 0
    reducesMotion = settings & 4 != 0
  }

  /// Sets the values of the environment that views read.
  ///
  /// - Parameter colorScheme: The page's only brightness; nil if the reader chooses.
  func set(_ values: inout EnvironmentValues, _ colorScheme: ColorScheme?) {
    values.horizontalSizeClass = isWide ? .regular : .compact
    values.colorScheme = colorScheme ?? (isDark ? .dark : .light)
    values.colorSchemeContrast = hasMoreContrast ? .increased : .standard
    values.accessibilityReduceMotion = reducesMotion
  }

  /// Whether a value of the environment depends on the browser.
  static func tells<Value>(of keyPath: KeyPath<EnvironmentValues, Value>) -> Bool {
    if Value.self == ColorScheme.self || Value.self == ColorSchemeContrast.self { return true }
    if Value.self == UserInterfaceSizeClass?.self {
      return keyPath == \EnvironmentValues.horizontalSizeClass
    }
    return Value.self == Bool.self && keyPath == \EnvironmentValues.accessibilityReduceMotion
  }
}

extension LiveView {
  /// Whether views that read what depends on the browser are told by it; to be set before anything is
  /// evaluated.
  package var followsBrowser: Bool {
    get { live.surroundings != nil }
    set { live.surroundings = newValue ? live.surroundings ?? BrowserSurroundings() : nil }
  }

  /// Whether the page has the element that tells.
  var isTold: Bool { live.surroundings != nil && live.readsBrowser }

  /// Takes what the browser says of itself.
  func take(_ told: BrowserSurroundings) {
    guard let known = live.surroundings, told != known else { return }
    live.surroundings = told
    guard followBrowser() else { return }
    live.lowersAll = true
    graph.becomeDirty()
  }

  /// Has views read what the page has told, in the brightness that they prefer; whether that is new.
  func followBrowser() -> Bool {
    guard let surroundings = live.surroundings, live.readsBrowser else { return false }
    let known = environment
    surroundings.set(&environment, colorScheme)
    return known.colorScheme != environment.colorScheme
      || known.horizontalSizeClass != environment.horizontalSizeClass
      || known.colorSchemeContrast != environment.colorSchemeContrast
      || known.accessibilityReduceMotion != environment.accessibilityReduceMotion
  }

  /// The handler of the element that tells.
  var surroundingsHandler: ElementHandler? {
    guard isTold else { return nil }
    return ElementHandler(.size) { [weak self] payload in
      guard let self, let frame = payload.frame else { return }
      take(BrowserSurroundings(frame.size))
    }
  }
}
