public import Foundation
public import ViewTree

/// What stands at a value of an axis.
///
/// - Note: As in Swift Charts. `_collect` is the package's own requirement.
@MainActor @preconcurrency
public protocol AxisMark {
  /// The type of mark that stands for this one.
  associatedtype Body: AxisMark
  /// What the mark consists of.
  @AxisMarkBuilder @MainActor @preconcurrency var body: Body { get }
  /// Adds what the mark stands for.
  @MainActor static func _collect(_ mark: Self, into items: inout AxisMarkCollector)
}

extension AxisMark {
  @MainActor public static func _collect(_ mark: Self, into items: inout AxisMarkCollector) {
    Body._collect(mark.body, into: &items)
  }

  /// Fills the mark.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    let style = AnyShapeStyle(style)
    return ModifiedAxisMark(mark: self) { if $0.style == nil { $0.style = style } }
  }

  /// Sets the font of labels.
  nonisolated public func font(_ font: Font?) -> some AxisMark {
    ModifiedAxisMark(mark: self) { if $0.font == nil { $0.font = font } }
  }

  /// Moves the mark by a number of points.
  nonisolated public func offset(_ offset: CGSize) -> some AxisMark {
    ModifiedAxisMark(mark: self) {
      $0.offset.width += offset.width
      $0.offset.height += offset.height
    }
  }

  /// Moves the mark by a number of points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    offset(CGSize(width: x, height: y))
  }
}

extension Never: AxisMark {
  @MainActor public static func _collect(_ mark: Never, into items: inout AxisMarkCollector) {}
}

/// A mark that the package collects itself.
@MainActor @preconcurrency
public protocol _PrimitiveAxisMark: AxisMark where Body == Never {}

extension _PrimitiveAxisMark {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Gathers what stands at a value of an axis; the package's own.
public struct AxisMarkCollector {
  var items: [AxisMarkItem] = []
  init() {}
}

nonisolated struct ModifiedAxisMark<Mark: AxisMark>: _PrimitiveAxisMark {
  let mark: Mark
  let change: (inout AxisMarkItem) -> Void

  @MainActor static func _collect(_ mark: Self, into items: inout AxisMarkCollector) {
    let start = items.items.count
    Mark._collect(mark.mark, into: &items)
    for index in start..<items.items.count { mark.change(&items.items[index]) }
  }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  public var body: Never { fatalError("An optional mark has no body") }
  @MainActor public static func _collect(_ mark: Self, into items: inout AxisMarkCollector) {
    if let mark { Wrapped._collect(mark, into: &items) }
  }
}

/// A line through the plot at a value.
///
/// - Note: As in Swift Charts.
nonisolated public struct AxisGridLine: _PrimitiveAxisMark {
  let isCentered: Bool?
  let stroke: StrokeStyle?

  /// Creates a line; a centred one is in the middle of the value's unit.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    isCentered = centered
    self.stroke = stroke
  }

  @MainActor public static func _collect(_ mark: Self, into items: inout AxisMarkCollector) {
    items.items.append(AxisMarkItem(kind: .gridLine(mark.stroke), isCentered: mark.isCentered))
  }
}

/// A short line outside of the plot at a value.
///
/// - Note: As in Swift Charts.
nonisolated public struct AxisTick: _PrimitiveAxisMark {
  /// How long a line is.
  public struct Length: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case automatic
      case label(CGFloat)
      case points(CGFloat)
    }
    let kind: Kind
    public static var automatic: Length { Length(kind: .automatic) }
    /// As far as the label.
    public static var label: Length { label(extendPastBy: 0) }
    /// As far as the label, and so many points more.
    public static func label(extendPastBy: CGFloat) -> Length { Length(kind: .label(extendPastBy)) }
    /// As far as the longest label.
    public static var longestLabel: Length { label(extendPastBy: 0) }
    /// As far as the longest label, and so many points more.
    public static func longestLabel(extendPastBy: CGFloat) -> Length {
      label(extendPastBy: extendPastBy)
    }
  }

  let isCentered: Bool?
  let length: Length.Kind
  let stroke: StrokeStyle?

  /// Creates a line.
  public init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    isCentered = centered
    self.length = length.kind
    self.stroke = stroke
  }

  /// Creates a line of so many points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    isCentered = centered
    self.length = .points(length)
    self.stroke = stroke
  }

  @MainActor public static func _collect(_ mark: Self, into items: inout AxisMarkCollector) {
    items.items.append(
      AxisMarkItem(kind: .tick(mark.length, mark.stroke), isCentered: mark.isCentered))
  }
}
