import ElementTree
import Foundation

/// The first of several views that fits into its space.
///
/// - Note: Differs from SwiftUI: static pages do not know the space. They show the first view
///   that fits a page of 390 by 844 points as far as sizes are known, and report it. Snapshots of
///   other sizes show what fits these. On a live page a view whose size isn't known is shown until the browser has
///   told it, in the width that there is.
nonisolated public struct ViewThatFits<Content: View>: _PrimitiveView {
  let axes: Axis.Set
  @usableFromInline let content: Content

  /// Creates a view of the first view in a block that fits on some axes.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let mark = context.openZStack()
    Content._lower(view.content, into: &context)
    view.choose(mark, &context)
  }

  @usableFromInline @MainActor
  func choose(_ mark: StackMark, _ context: inout LoweringContext) {
    context.keepWhatFits(mark, axes)
  }
}

extension LoweringContext {
  @MainActor
  fileprivate mutating func keepWhatFits(_ mark: StackMark, _ axes: Axis.Set) {
    stackAxis = mark.axis
    let all = Array(pending[mark.pending...])
    guard all.count > 1, let last = all.last else { return }
    if isLive, graph.live != nil { return keepMeasured(mark, all, last, axes) }
    func fits(_ range: AxisRange, _ axis: Axis.Set, _ room: Float) -> Bool {
      !axes.contains(axis) || range.ideal.isNaN || range.ideal <= room
    }
    let size = environment.pageSize
    let chosen = all.first { index in
      let box = tree.boxes[Int(index)]
      return fits(box.width, .horizontal, Float(size.width))
        && fits(box.height, .vertical, Float(size.height))
    }
    pending.removeSubrange(mark.pending...)
    pending.append(chosen ?? last)
    report(
      .sizeDependent, severity: .warning,
      "ViewThatFits depends on its size, which a page without a script does not know, so it shows "
        + "what fits \(StaticPage.words(size)). Use a view that wraps or shrinks instead.")
  }
}

extension LoweringContext {
  /// Keeps what fits the room that the browser has told; what it has not told the size of yet is tried.
  @MainActor
  private mutating func keepMeasured(
    _ mark: StackMark, _ all: [Int32], _ last: Int32, _ axes: Axis.Set
  ) {
    let sizes = measuredSizes(at: Salt.Geometry.fit)
    let known = sizes.ideals.value
    let size = sizes.room.value ?? environment.pageSize
    var chosen = last, isTried = false
    for index in all.dropLast() {
      let box = tree.boxes[Int(index)], told = known[look(of: index)]
      func side(_ range: AxisRange, _ told: CGFloat?) -> CGFloat? {
        range.ideal.isNaN ? told : CGFloat(range.ideal)
      }
      let width = axes.contains(.horizontal) ? side(box.width, told?.width) : 0
      let height = axes.contains(.vertical) ? side(box.height, told?.height) : 0
      guard let width, let height else {
        (chosen, isTried) = (index, true)
        break
      }
      if width <= size.width + 0.5, height <= environment.pageSize.height {
        chosen = index
        break
      }
    }
    let look = look(of: chosen), isRoomKnown = sizes.room.unreadValue != nil
    pending.removeSubrange(mark.pending...)
    pending.append(chosen)
    if isTried, isRoomKnown {
      forEachBox(since: mark.pending) { $1.measureAlone(&$0, look, sizes, axes) }
    }
    closeInRoom(mark, sizes, axes: axes.intersection(.horizontal))
  }
}

/// The page that is taken for granted where nothing is known of the reader's.
enum StaticPage {
  static let width: Float = 390
  static let height: Float = 844
  static var size: CGSize { CGSize(width: CGFloat(width), height: CGFloat(height)) }

  /// A size as messages say it.
  static func words(_ size: CGSize) -> String {
    let (width, height) = (Double(size.width), Double(size.height))
    return "\(CSSNumber.string(width)) by \(CSSNumber.string(height)) points"
  }
}
