public import ViewTree

/// The surroundings that a test is run in: the values of each axis.
///
///     SnapshotVariants(widths: [320, 390], colorSchemes: [.light, .dark])   // four variants
///
/// The first value of each axis makes the first variant, which the others are compared with. Text
/// strategies take all combinations, strategies that need a browser only as many as it takes to
/// see each pair of values together.
public struct SnapshotVariants: Hashable, Sendable {
  /// Widths of the page in points.
  public var widths: [Int]
  /// The height of the page in points, for what a browser draws.
  public var height: Int?
  public var colorSchemes: [ColorScheme]
  public var dynamicTypeSizes: [DynamicTypeSize]
  /// BCP 47 tags.
  public var locales: [String]
  public var layoutDirections: [LayoutDirection]
  public var contrasts: [ColorSchemeContrast]
  public var reducesMotion: [Bool]

  /// Creates variants; an empty axis is left as the test has it.
  public init(
    widths: [Int] = [], height: Int? = nil, colorSchemes: [ColorScheme] = [],
    dynamicTypeSizes: [DynamicTypeSize] = [], locales: [String] = [],
    layoutDirections: [LayoutDirection] = [], contrasts: [ColorSchemeContrast] = [],
    reducesMotion: [Bool] = []
  ) {
    self.widths = widths
    self.height = height
    self.colorSchemes = colorSchemes
    self.dynamicTypeSizes = dynamicTypeSizes
    self.locales = locales
    self.layoutDirections = layoutDirections
    self.contrasts = contrasts
    self.reducesMotion = reducesMotion
  }

  /// One variant: the surroundings that the test has.
  public static let standard = SnapshotVariants()

  /// The number of values on each axis, at least one.
  var counts: [Int] {
    [
      widths.count, colorSchemes.count, dynamicTypeSizes.count, locales.count,
      layoutDirections.count, contrasts.count, reducesMotion.count,
    ].map { max(1, $0) }
  }

  /// The variant of one value an axis.
  func variant(_ row: [Int]) -> SnapshotVariant {
    func value<Value>(_ values: [Value], _ axis: Int) -> Value? {
      values.indices.contains(row[axis]) ? values[row[axis]] : nil
    }
    return SnapshotVariant(
      width: value(widths, 0), height: height, colorScheme: value(colorSchemes, 1),
      dynamicTypeSize: value(dynamicTypeSizes, 2), locale: value(locales, 3),
      layoutDirection: value(layoutDirections, 4), contrast: value(contrasts, 5),
      reducesMotion: value(reducesMotion, 6))
  }
}
