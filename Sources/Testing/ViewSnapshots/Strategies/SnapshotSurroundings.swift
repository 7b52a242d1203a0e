public import Foundation
public import ViewTree

/// What views read from their surroundings in a test, so that each run gives the same.
///
/// The clock stands at the beginning of 2026 in GMT, the calendar is Gregorian, the language English,
/// random numbers and identities follow from a seed.
public struct SnapshotSurroundings: Sendable {
  /// The moment that counts as now.
  public var date: Date
  public var timeZone: TimeZone
  public var calendar: Calendar
  /// What random numbers and identities follow from.
  public var seed: UInt64
  /// The language where a variant has none, as a BCP 47 tag.
  public var language: String
  /// Sets other values, last.
  public var environment: @Sendable @MainActor (inout EnvironmentValues) -> Void

  /// Creates surroundings.
  public init(
    date: Date = Date(timeIntervalSince1970: 1_767_225_600), timeZone: TimeZone = .gmt,
    calendar: Calendar = Calendar(identifier: .gregorian), seed: UInt64 = 1,
    language: String = "en",
    environment: @escaping @Sendable @MainActor (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.date = date
    self.timeZone = timeZone
    self.calendar = calendar
    self.seed = seed
    self.language = language
    self.environment = environment
  }

  /// The surroundings that tests have.
  public static let standard = SnapshotSurroundings()

  /// The values that views read in a variant.
  @MainActor
  package func values(in variant: SnapshotVariant) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.renderDate = date
    values.timeZone = timeZone
    var calendar = calendar
    calendar.timeZone = timeZone
    values.calendar = calendar
    values.randomSource = .seeded(seed)
    values.isPageSizeGiven = true
    if let scheme = variant.colorScheme { values.colorScheme = scheme }
    if let size = variant.dynamicTypeSize { values.dynamicTypeSize = size }
    if let contrast = variant.contrast { values.colorSchemeContrast = contrast }
    if let reduces = variant.reducesMotion { values.accessibilityReduceMotion = reduces }
    if variant.width != nil || variant.height != nil {
      let size = values.pageSize
      values.pageSize = CGSize(
        width: variant.width.map { CGFloat($0) } ?? size.width,
        height: variant.height.map { CGFloat($0) } ?? size.height)
      values.horizontalSizeClass =
        values.pageSize.width < BrowserSurroundings.regularWidth ? .compact : .regular
    }
    environment(&values)
    return values
  }
}
