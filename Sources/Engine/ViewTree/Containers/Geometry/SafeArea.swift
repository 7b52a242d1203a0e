package import ElementTree

/// Parts of the screen that are kept free of content.
///
/// - Note: As in SwiftUI.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What bars and the device's edges cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Lets the view reach beyond the safe area.
  ///
  /// - Note: Differs from SwiftUI: layout stays the same; paint that fills the page is marked as
  ///   the page's own.
  @inlinable nonisolated public consuming func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _SafeAreaIgnoringModifier> {
    modifier(_SafeAreaIgnoringModifier(regions: regions, edges: edges))
  }

  /// Lets the view reach beyond the safe area.
  ///
  /// - Note: Differs from SwiftUI: layout stays the same; paint that fills the page is marked as
  ///   the page's own.
  @inlinable nonisolated public consuming func edgesIgnoringSafeArea(
    _ edges: Edge.Set
  ) -> ModifiedContent<Self, _SafeAreaIgnoringModifier> {
    modifier(_SafeAreaIgnoringModifier(regions: .container, edges: edges))
  }
}

/// Lets a view reach beyond the safe area.
nonisolated public struct _SafeAreaIgnoringModifier: _BoxModifier, Sendable {
  let regions: SafeAreaRegions
  let edges: Edge.Set

  @usableFromInline
  init(regions: SafeAreaRegions, edges: Edge.Set) {
    self.regions = regions
    self.edges = edges
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    guard modifier.regions.contains(.container), modifier.edges.contains(.vertical) else { return }
    guard context.tree.boxes[Int(box.index)].kind == .paint else { return }
    // A colour behind a view joins the view's own box unless it is told apart.
    context.wrapPlainly(&box)
    context.tree.layout.bleeding.insert(box.index)
  }
}

extension LoweringContext {
  /// The style of the paint that reaches beyond the safe area behind all of the page, if any.
  ///
  /// It is looked for from the page's own boxes inwards, in boxes that have the page's size.
  package func pageBackground() -> StyleTable.List? {
    guard !tree.layout.bleeding.isEmpty, pending.count == 1 else {
      return nil
    }
    var work = pending
    while let index = work.popLast() {
      let box = tree.boxes[Int(index)]
      if tree.layout.bleeding.contains(index), let child = tree.children(of: box).first {
        return tree.boxes[Int(child)].style
      }
      let all = Array(tree.children(of: box))
      switch box.kind {
      case .background: work.append(contentsOf: [all.first, all.last].compactMap { $0 })
      case .overlay: work.append(contentsOf: all.prefix(1))
      case .zstack where box.width.isGreedy && box.height.isGreedy:
        work.append(contentsOf: all.reversed())
      case .wrapper, .flexibleFrame: work.append(contentsOf: all.prefix(1))
      default: break
      }
    }
    return nil
  }
}
