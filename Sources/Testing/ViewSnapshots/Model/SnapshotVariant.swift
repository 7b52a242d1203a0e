public import ViewTree

/// The surroundings in which a view is snapshotted; what is nil is as the test has it.
///
///     SnapshotVariant(width: 320, colorScheme: .dark).label   // "width=320 scheme=dark"
public struct SnapshotVariant: Hashable, Sendable {
  /// The width of the page in points.
  ///
  /// A browser lays out for it. A tree says layout in CSS, which is the same for every width, except
  /// for what views choose by their room: `horizontalSizeClass`, `ViewThatFits`, and content of a
  /// `GeometryReader` that isn't in proportion.
  public var width: Int?
  /// The height of the page in points, as ``width``.
  public var height: Int?
  /// Light or dark.
  public var colorScheme: ColorScheme?
  /// The reader's text size.
  public var dynamicTypeSize: DynamicTypeSize?
  /// The language and the notation of numbers and dates, as a BCP 47 tag.
  public var locale: String?
  /// The direction in which views are laid out; that of the locale where nil.
  public var layoutDirection: LayoutDirection?
  /// How far colours must stand apart.
  public var contrast: ColorSchemeContrast?
  /// Whether the reader wants little motion.
  public var reducesMotion: Bool?

  /// Creates a variant.
  public init(
    width: Int? = nil, height: Int? = nil, colorScheme: ColorScheme? = nil,
    dynamicTypeSize: DynamicTypeSize? = nil, locale: String? = nil,
    layoutDirection: LayoutDirection? = nil, contrast: ColorSchemeContrast? = nil,
    reducesMotion: Bool? = nil
  ) {
    self.width = width
    self.height = height
    self.colorScheme = colorScheme
    self.dynamicTypeSize = dynamicTypeSize
    self.locale = locale
    self.layoutDirection = layoutDirection
    self.contrast = contrast
    self.reducesMotion = reducesMotion
  }

  /// The surroundings that the test has.
  public static let standard = SnapshotVariant()
}
