public import Foundation
public import ViewTree

/// What an axis consists of.
///
/// - Note: As in Swift Charts. `_collect` is the package's own requirement.
@MainActor @preconcurrency
public protocol AxisContent {
  /// The type of content that stands for this one.
  associatedtype Body: AxisContent
  /// What the content consists of.
  @AxisContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// Adds the sets of marks that the content stands for.
  @MainActor static func _collect(_ content: Self, into axis: inout AxisCollector)
}

extension AxisContent {
  @MainActor public static func _collect(_ content: Self, into axis: inout AxisCollector) {
    Body._collect(content.body, into: &axis)
  }
}

extension Never: AxisContent {
  @MainActor public static func _collect(_ content: Never, into axis: inout AxisCollector) {}
}

/// Axis content that the package collects itself.
@MainActor @preconcurrency
public protocol _PrimitiveAxisContent: AxisContent where Body == Never {}

extension _PrimitiveAxisContent {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Gathers the sets of marks of an axis; the package's own.
public struct AxisCollector {
  var sets: [AxisMarkSet] = []
  init() {}
}

/// Some values of an axis and what is shown at each.
struct AxisMarkSet {
  var preset: AxisMarkPreset.Kind
  var position: AxisMarkPosition.Kind
  var values: AxisMarkValues
  var stroke: StrokeStyle?
  /// How the values are written, if not as usual.
  var format: ((PlotDatum, ChartSurroundings) -> Text?)?
  /// What is shown at a value; nil for what is usual.
  var content: (@MainActor (AxisValue) -> [AxisMarkItem])?
}

/// What is shown at a value of an axis.
struct AxisMarkItem {
  enum Kind {
    case gridLine(StrokeStyle?)
    case tick(AxisTick.Length.Kind, StrokeStyle?)
    case label(AxisLabelItem)
  }
  var kind: Kind
  var isCentered: Bool?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// A label of an axis.
struct AxisLabelItem {
  /// What is shown; nil for the value as it is usually written.
  var content: AnyView?
  var format: ((PlotDatum, ChartSurroundings) -> Text?)?
  var anchor: UnitPoint?
  var orientation = AxisValueLabelOrientation.automatic
  var collision = AxisValueLabelCollisionResolution.automatic
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

/// Marks at values of an axis.
///
/// - Note: As in Swift Charts.
nonisolated public struct AxisMarks<Content: AxisMark>: _PrimitiveAxisContent {
  let set: AxisMarkSet

  @MainActor public static func _collect(_ content: Self, into axis: inout AxisCollector) {
    axis.sets.append(content.set)
  }
}

extension AxisMarks where Content == Never {
  /// Creates the usual marks at values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    set = AxisMarkSet(preset: preset.kind, position: position.kind, values: values, stroke: stroke)
  }

  /// Creates the usual marks at values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(
      preset: preset, position: position,
      values: AxisMarkValues(kind: .values(values.map(\.datum))), stroke: stroke)
  }

  /// Creates the usual marks at values, written in a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    var set = AxisMarkSet(
      preset: preset.kind, position: position.kind, values: values, stroke: stroke)
    set.format = AxisMarkSet.writer(format)
    self.set = set
  }

  /// Creates the usual marks at values, written in a format.
  public init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Format.FormatInput == Value, Format.FormatOutput == String {
    self.init(
      format: format, preset: preset, position: position,
      values: AxisMarkValues(kind: .values(values.map(\.datum))), stroke: stroke)
  }
}

extension AxisMarkSet {
  /// Writes values in a format.
  static func writer<Format: FormatStyle>(
    _ format: Format
  ) -> (PlotDatum, ChartSurroundings) -> Text?
  where Format.FormatInput: Plottable, Format.FormatOutput == String {
    { datum, surroundings in
      Format.FormatInput(datum: datum).map {
        let local = LocalFormat.adapted(
          format, locale: surroundings.locale, calendar: surroundings.calendar,
          timeZone: surroundings.timeZone)
        return Text(verbatim: local.format($0))
      }
    }
  }
}

extension AxisMarks {
  /// Creates marks at values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    var set = AxisMarkSet(preset: preset.kind, position: position.kind, values: values)
    // Only the main actor collects, where the closure came from.
    nonisolated(unsafe) let make = content
    set.content = { @MainActor value in
      var items = AxisMarkCollector()
      Content._collect(make(value), into: &items)
      return items.items
    }
    self.set = set
  }

  /// Creates marks at values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(preset: preset, position: position, values: values) { _ in content() } }

  /// Creates marks at values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(
      preset: preset, position: position,
      values: AxisMarkValues(kind: .values(values.map(\.datum))), content: content)
  }

  /// Creates marks at values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { _ in content() }
  }
}
