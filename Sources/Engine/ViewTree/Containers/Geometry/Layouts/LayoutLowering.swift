import ElementTree
import Foundation

/// What a layout does with its views for one proposal.
struct LayoutTrial {
  var size: CGSize
  var frames: [CGRect]
}

extension LoweringContext {
  /// Lays out the views that came since a mark.
  @MainActor
  mutating func closeLayout<L: Layout>(_ mark: StackMark, _ layout: L) {
    stackAxis = mark.axis
    let views = Array(pending[mark.pending...])
    guard !views.isEmpty else { return }
    let boxes = views.map { tree.boxes[Int($0)] }
    let isKnown = boxes.allSatisfy { box in
      [box.width, box.height].allSatisfy {
        !$0.minimum.isNaN && !$0.ideal.isNaN && !$0.maximum.isNaN
      }
    }
    if isKnown, let trial = exactTrial(layout, views) {
      placeExactly(trial, since: mark.pending)
      return
    }
    if isLive, graph.live != nil { return closeMeasuredLayout(mark, layout, views) }
    report(
      .unsupported, severity: .warning,
      "A page without a script can't run the layout \(ViewNames.short(L.self)), since its space and "
        + "the sizes of texts are not known. It is shown as the stack or row that it looks like. "
        + "Use stacks or grids, or give its views frames of fixed sizes.")
    arrange(form(of: layout, views), mark)
  }

  /// The form that a layout seems to have.
  func form<L: Layout>(of layout: L, _ views: [Int32]) -> LayoutForm {
    LayoutForm(wide: sample(layout, views, 10_000), narrow: sample(layout, views, 100))
  }

  /// Where a layout would put views of 60 by 20 points in a width.
  private func sample<L: Layout>(_ layout: L, _ views: [Int32], _ width: CGFloat) -> [CGRect] {
    let places = views.map { index in
      SubviewPlace(
        width: .fixed(60), height: .fixed(20), priority: Double(tree.boxes[Int(index)].priority),
        values: layoutTraits(of: index).values)
    }
    let proposal = ProposedViewSize(width: width, height: nil)
    return run(layout, places, proposal, isRightToLeft: false).frames
  }

  /// The outcome of a layout that no proposal changes; nil if one does.
  private func exactTrial<L: Layout>(_ layout: L, _ views: [Int32]) -> LayoutTrial? {
    var result: LayoutTrial?
    let proposals = [
      ProposedViewSize(StaticPage.size), ProposedViewSize(width: 320, height: 600),
      ProposedViewSize(width: 1024, height: 768), .unspecified,
    ]
    for proposal in proposals {
      let places = views.map { index in
        let box = tree.boxes[Int(index)]
        return SubviewPlace(
          width: box.width, height: box.height, priority: Double(box.priority),
          values: layoutTraits(of: index).values)
      }
      let trial = run(
        layout, places, proposal, isRightToLeft: environment.layoutDirection == .rightToLeft)
      guard trial.size.width.isFinite, trial.size.height.isFinite,
        trial.frames.allSatisfy({ $0.minX.isFinite && $0.minY.isFinite && $0.width.isFinite })
      else { return nil }
      guard let first = result else {
        result = trial
        continue
      }
      let isSame = first.size == trial.size && first.frames == trial.frames
      guard isSame else { return nil }
    }
    return result
  }

  func run<L: Layout>(
    _ layout: L, _ places: [SubviewPlace], _ proposal: ProposedViewSize, isRightToLeft: Bool
  ) -> LayoutTrial {
    let subviews = LayoutSubviews(
      places.map { LayoutSubview(place: $0) },
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    var cache = layout.makeCache(subviews: subviews)
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    let bounds = CGRect(origin: .zero, size: size)
    layout.placeSubviews(
      in: bounds, proposal: ProposedViewSize(size), subviews: subviews, cache: &cache)
    let frames = places.map { place in
      // As in SwiftUI, a view that gets no place stands in the middle.
      place.frame
        ?? {
          let own = LayoutSubview(place: place).sizeThatFits(.unspecified)
          return CGRect(
            x: bounds.midX - own.width / 2, y: bounds.midY - own.height / 2, width: own.width,
            height: own.height)
        }()
    }
    return LayoutTrial(size: size, frames: frames)
  }

  /// Puts views at known places in a box of a known size.
  @MainActor
  private mutating func placeExactly(_ trial: LayoutTrial, since mark: Int) {
    var frames = trial.frames.makeIterator()
    forEachBox(since: mark) { box, context in
      guard let frame = frames.next() else { return }
      let child = context.tree.boxes[Int(box.index)]
      if child.width.isGreedy || child.height.isGreedy {
        _FrameLayout._apply(
          _FrameLayout(width: frame.width, height: frame.height, alignment: .center), to: &box,
          in: &context)
      }
      guard frame.minX != 0 || frame.minY != 0 else { return }
      // The way to the view counts as space before it, so that nothing depends on a direction.
      _PaddingLayout._apply(
        _PaddingLayout(
          insets: EdgeInsets(top: frame.minY, leading: frame.minX, bottom: 0, trailing: 0)),
        to: &box, in: &context)
    }
    closeZStack(StackMark(pending: mark, axis: stackAxis), BoxAlignment(.leading, .top))
    forEachBox(since: mark) { box, context in
      _FrameLayout._apply(
        _FrameLayout(
          width: trial.size.width, height: trial.size.height, alignment: .topLeading), to: &box,
        in: &context)
    }
  }

  /// Lays views out in the form that a layout seems to have.
  mutating func arrange(_ form: LayoutForm, _ mark: StackMark) {
    switch form {
    case .zstack: closeZStack(mark, .center)
    case .column(let gap): closeVertical(mark, .leading, gap)
    case .row(let gap): closeHorizontal(mark, .center, gap)
    case .lines(let columnGap, let rowGap):
      var box = Box(kind: .flow, width: .wrapping, height: .unknown)
      box.style = extend(box.style, .display, Keyword.flex)
      box.style = extend(box.style, .flexWrap, .text(CSSText("wrap")))
      box.style = extend(box.style, .columnGap, .points(Double(columnGap)))
      box.style = extend(box.style, .rowGap, .points(Double(rowGap)))
      close(box, since: mark.pending)
    }
  }
}

/// The arrangement that a layout seems to be.
enum LayoutForm: Equatable {
  case zstack
  case column(CGFloat)
  case row(CGFloat)
  case lines(CGFloat, CGFloat)

  /// Finds the form of the frames that a layout gave views of one size with and without much room.
  init(wide: [CGRect], narrow: [CGRect]) {
    guard wide.count > 1, narrow.count == wide.count else {
      self = .zstack
      return
    }
    let (first, second) = (wide[0], wide[1])
    if second.minX >= first.maxX, abs(second.minY - first.minY) < 1 {
      let gap = second.minX - first.maxX
      if let next = narrow.first(where: { $0.minY >= narrow[0].maxY }) {
        self = .lines(gap, next.minY - narrow[0].maxY)
      } else {
        self = .row(gap)
      }
    } else if second.minY >= first.maxY {
      self = .column(second.minY - first.maxY)
    } else {
      self = .zstack
    }
  }
}
