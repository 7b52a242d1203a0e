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

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
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
    box.spacer = SpacerPayload(minimum: minimum)
    context.add(box)
  }

  @MainActor public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {
    planner.add(allOf: Self.self, at: offset)
  }
}

/// A hairline between views.
///
/// - Note: As in SwiftUI: upright in a row, level elsewhere.
nonisolated public struct Divider: _PrimitiveView, Sendable {
  /// Creates a hairline.
  public init() {}

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    context.lower(composed: Hairline(color: .separator))
  }

  @MainActor public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {}
}
