import Foundation
import ViewTree

/// A mark as it was written, before anything is placed.
struct MarkRecord {
  enum Kind { case line, area, bar, point, rule, rectangle, sector }

  /// Where a mark is along an axis.
  enum Extent {
    /// From one edge of the plot to the other, or points from its start.
    case plot(from: CGFloat?, to: CGFloat?)
    case value(PlotPoint)
    case range(PlotPoint, PlotPoint)
  }

  let kind: Kind
  var x = Extent.plot(from: nil, to: nil)
  var y = Extent.plot(from: nil, to: nil)
  var width = MarkDimension.Kind.automatic
  var height = MarkDimension.Kind.automatic
  var stacking = MarkStackingMethod.Kind.standard
  var series: PlotDatum?
  /// The share of a whole circle, and how far from the centre a sector begins and ends.
  var angle: PlotPoint?
  var angularInset: CGFloat = 0
  /// What modifiers say; nil where there are none, so that thousands of plain marks are small.
  private var box: LooksBox?

  init(_ kind: Kind) { self.kind = kind }

  /// Whether no modifier says anything about the mark.
  var isBare: Bool { box == nil }

  /// What modifiers say about the mark.
  var looks: MarkLooks {
    _read {
      if let box { yield box.looks } else { yield MarkLooks.usual }
    }
    _modify {
      if box == nil {
        box = LooksBox(MarkLooks())
      } else if !isKnownUniquelyReferenced(&box) {
        box = box.map { LooksBox($0.looks) }
      }
      var looks = box?.looks ?? MarkLooks()
      defer { box?.looks = looks }
      yield &looks
    }
  }
}

/// What modifiers say about a mark, in one place that copies of the mark share.
private final class LooksBox {
  var looks: MarkLooks
  init(_ looks: MarkLooks) { self.looks = looks }
}

/// What modifiers say about a mark; what an inner one has said stays.
struct MarkLooks {
  var style: AnyShapeStyle?
  var styleKey: PlotDatum?
  var symbol: SymbolForm?
  var symbolKey: PlotDatum?
  var symbolView: AnyView?
  var symbolSize: CGSize?
  var symbolSizeKey: PlotDatum?
  var lineStyle: StrokeStyle?
  var lineStyleKey: PlotDatum?
  var interpolation: InterpolationMethod.Kind?
  var positionKey: PlotDatum?
  var positionAxis: Axis?
  var positionSpan = MarkDimension.Kind.automatic
  var opacity = 1.0
  var cornerRadius: CGFloat?
  /// Points by which the start and the end are moved.
  var offsetStart = CGSize.zero
  var offsetEnd = CGSize.zero
  var annotations: [MarkAnnotation] = []
  var zIndex = 0.0
  var label: Text?
  var value: Text?
  var isHidden = false

  /// What modifiers say about a mark that has none; never written.
  nonisolated(unsafe) static let usual = MarkLooks()

}

/// A view beside a mark.
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat?
  let content: (AnnotationContext) -> AnyView
}

/// Gathers the marks of a chart's content.
///
/// The package's own; content has a `body` instead of using it.
public struct MarkCollector {
  var marks: [MarkRecord] = []
  /// The names of the values on the axes, and of what colours and forms show.
  var xLabel: PlotLabel?
  var yLabel: PlotLabel?
  var angleLabel: PlotLabel?
  var seriesLabel: PlotLabel?
  private var depth = 0
  /// Whether content is nested beyond what can be collected.
  private(set) var isTooDeep = false

  init() {}

  mutating func enter() -> Bool {
    guard depth < 500 else {
      isTooDeep = true
      return false
    }
    depth += 1
    return true
  }

  mutating func leave() { depth -= 1 }
}
