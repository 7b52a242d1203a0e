import ElementTree
import Foundation

/// The first of several views that fits into its space.
///
/// - Note: Differs from SwiftUI: where the first view doesn't fit, it is as wide as its space. On a static page the
///   browser chooses by the width, and by the height if one of the views fills that; otherwise what fits up and down is what fits a page
///   844 points high as far as heights are known, which is reported. Snapshots show what fits their size. On a live
///   page a view whose size isn't known is shown until the browser has told it, in the width that there is.
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
    if !isLive, !environment.isPageSizeGiven { return keepAll(mark, all, axes) }
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
    reportSize("shows what fits \(StaticPage.words(size))")
  }

  private mutating func reportSize(_ consequence: String) {
    report(
      .sizeDependent, severity: .warning,
      "ViewThatFits depends on its size, which a page without a script does not know, so it "
        + consequence + ". Use a view that wraps or shrinks instead.")
  }

  /// Keeps all views, of which the browser shows the first that fits.
  @MainActor
  private mutating func keepAll(_ mark: StackMark, _ all: [Int32], _ axes: Axis.Set) {
    var kept = all
    let fillsHeight = all.contains { tree.boxes[Int($0)].height.isGreedy }
    if axes.contains(.vertical), !fillsHeight {
      let height = Float(environment.pageSize.height)
      kept.removeAll { $0 != all.last && tree.boxes[Int($0)].height.ideal > height }
      if axes == .vertical || kept.count < all.count {
        reportSize("shows what fits a height of \(Int(height)) points")
      }
      if axes == .vertical { kept.removeSubrange(1...) }
    }
    pending.removeSubrange(mark.pending...)
    pending += kept
    guard kept.count > 1 else { return }
    let ideal = tree.boxes[Int(kept[0])]
    var box = Box(kind: .fitting, width: .filling(ideal: ideal.width.ideal), height: .unknown)
    if axes.contains(.horizontal), !(axes.contains(.vertical) && fillsHeight), !ideal.width.isGreedy
    {
      let width = ideal.width.ideal
      box.width = AxisRange(
        isGreedy: false, isShrinkable: true, minimum: .nan, ideal: width, maximum: width)
    }
    let heights = kept.map { tree.boxes[Int($0)].height }
    if fillsHeight {
      box.height = .filling(ideal: ideal.height.ideal)
    } else if heights.allSatisfy({ $0.isFixed && $0 == heights[0] }) {
      box.height = heights[0]
    } else {
      box.height.isShrinkable = heights.contains(where: \.isShrinkable)
    }
    box.fitting = FittingPayload(
      axes: Axes(axes.contains(.horizontal), axes.contains(.vertical) && fillsHeight))
    close(box, since: mark.pending)
    if let index = pending.last { roomBoxes.insert(index) }
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
    let firstSize = known[look(of: all[0])]
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
    // Where nothing around gives the room a width it is as wide as the first view, whichever is shown: else what is
    // shown would decide what is shown next, without end.
    let first = tree.boxes[Int(all[0])].width.ideal
    closeInRoom(
      mark, sizes, axes: axes.intersection(.horizontal),
      ideal: first.isNaN ? firstSize.map { Float($0.width) } : first)
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
