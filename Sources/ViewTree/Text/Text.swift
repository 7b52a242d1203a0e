import Foundation
import ElementTree

/// A stretch of text.
///
/// - Note: As in SwiftUI.
nonisolated public struct Text: _PrimitiveView, Equatable, Sendable {
  /// How text that has too little room is shortened.
  ///
  /// - Note: Differs from SwiftUI: browsers shorten the end only.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  /// Capitals or small letters for all text.
  ///
  /// - Note: As in SwiftUI.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  package let string: String

  /// Creates text that is shown as it is.
  public init(verbatim content: String) { string = content }

  /// Creates text of a string that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { string = String(content) }

  @MainActor public static func _lower(_ view: Self, into context: inout LoweringContext) {
    var box = Box(kind: .text, width: .wrapping, height: .unknown)
    box.content = Int32(truncatingIfNeeded: context.tree.contents.count)
    context.tree.contents.append(.text(view.string))
    box.style = context.textStyle()
    context.add(box)
  }
}
