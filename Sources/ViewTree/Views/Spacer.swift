public import Foundation
import ElementTree

/// Space that takes what the other views of a stack leave.
///
/// - Note: As in SwiftUI.
nonisolated public struct Spacer: _PrimitiveView, Sendable {
  /// The least length in points, nil for the usual 8.
  public var minLength: CGFloat?

  /// Creates space of at least a length.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor public static func _lower(_ view: Self, into context: inout LoweringContext) {
    let minimum = Float(view.minLength ?? 8)
    let along = AxisRange(
      isGreedy: true, minimum: minimum, ideal: minimum, maximum: .infinity)
    let none = AxisRange.fixed(0)
    var box: Box
    switch context.stackAxis {
    case .horizontal: box = Box(kind: .spacer, width: along, height: none)
    case .vertical: box = Box(kind: .spacer, width: none, height: along)
    case .none: box = Box(kind: .spacer, width: along, height: along)
    }
    box.values[0] = minimum
    box.values[1] = Float(context.stackAxis.rawValue)
    context.add(box)
  }
}

/// A hairline between views.
///
/// - Note: As in SwiftUI: upright in a row, level elsewhere.
nonisolated public struct Divider: _PrimitiveView, Sendable {
  /// Creates a hairline.
  public init() {}

  @MainActor public static func _lower(_ view: Self, into context: inout LoweringContext) {
    let isUpright = context.stackAxis == .horizontal
    var box = Box(
      kind: .divider, width: isUpright ? .fixed(1) : .filling(),
      height: isUpright ? .filling() : .fixed(1))
    box.values[0] = isUpright ? 1 : 0
    box.phase = .background
    box.style = context.extend(0, .backgroundColor, context.css(Color.separator))
    context.add(box)
  }
}
