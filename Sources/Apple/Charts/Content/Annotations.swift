public import Foundation
public import ViewTree

/// Where an annotation is, seen from its mark.
///
/// - Note: As in Swift Charts.
public struct AnnotationPosition: Hashable, Sendable {
  enum Kind: Sendable {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing
    case bottomLeading, bottomTrailing
  }
  let kind: Kind
  public static var automatic: AnnotationPosition { AnnotationPosition(kind: .automatic) }
  public static var overlay: AnnotationPosition { AnnotationPosition(kind: .overlay) }
  public static var top: AnnotationPosition { AnnotationPosition(kind: .top) }
  public static var bottom: AnnotationPosition { AnnotationPosition(kind: .bottom) }
  public static var leading: AnnotationPosition { AnnotationPosition(kind: .leading) }
  public static var trailing: AnnotationPosition { AnnotationPosition(kind: .trailing) }
  public static var topLeading: AnnotationPosition { AnnotationPosition(kind: .topLeading) }
  public static var topTrailing: AnnotationPosition { AnnotationPosition(kind: .topTrailing) }
  public static var bottomLeading: AnnotationPosition { AnnotationPosition(kind: .bottomLeading) }
  public static var bottomTrailing: AnnotationPosition { AnnotationPosition(kind: .bottomTrailing) }
}

/// What an annotation knows of its mark.
///
/// - Note: Differs from Swift Charts: the size is that in a plot of 300 by 200 points.
public struct AnnotationContext: Sendable {
  public let targetSize: CGSize
}

/// How annotations are kept within the chart.
///
/// - Note: Differs from Swift Charts: annotations stay where their marks are.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// How annotations are kept within the chart on one axis.
  public struct Strategy: Hashable, Sendable {
    public static var automatic: Strategy { Strategy() }
    public static var disabled: Strategy { Strategy() }
    public static var padScale: Strategy { Strategy() }
    public static var fit: Strategy { Strategy() }
    public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
  }

  /// Within what annotations are kept.
  public struct Boundary: Hashable, Sendable {
    public static var automatic: Boundary { Boundary() }
    public static var chart: Boundary { Boundary() }
    public static var plot: Boundary { Boundary() }
  }

  public static var automatic: AnnotationOverflowResolution { AnnotationOverflowResolution() }

  /// Creates strategies for both axes.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

extension ChartContent {
  /// Shows a view beside each mark.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotating(position, alignment, spacing) { _ in AnyView(content()) }
  }

  /// Shows a view beside each mark.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotating(position, alignment, spacing) { AnyView(content($0)) }
  }

  /// Shows a view beside each mark.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotating(position, alignment, spacing) { _ in AnyView(content()) }
  }

  /// Shows a view beside each mark.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotating(position, alignment, spacing) { AnyView(content($0)) }
  }

  nonisolated private func annotating(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ content: @escaping (AnnotationContext) -> AnyView
  ) -> some ChartContent {
    let annotation = MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing, content: { content($0) })
    return changing { $0.looks.annotations.append(annotation) }
  }
}
