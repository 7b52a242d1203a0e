import Foundation


extension LoweringContext {
  /// Lowers content that may depend on its size, at the top and the leading edge of a box that
  /// takes what it is proposed.
  @usableFromInline @MainActor
  mutating func lowerForSize(
    _ lower: (GeometryProxy, inout LoweringContext) -> Void
  ) {
    let stack = openDepth()
    let proxy = GeometryProxy(size: CGSize(width: 390, height: 844))
    lower(proxy, &self)
    if proxy.reading.wasRead {
      reportSizeDependence()
    }
    closeDepth(stack, BoxAlignment(.leading, .top))
    var outer = Box(kind: .flexibleFrame, width: .filling(), height: .filling())
    outer.alignment = BoxAlignment(.leading, .top)
    for axis in 0...1 {
      outer.values[axis * 3] = 0
      outer.values[axis * 3 + 2] = .infinity
    }
    close(outer, since: stack.pending)
  }

  private mutating func reportSizeDependence() {
    report(
      .sizeDependent, severity: .warning,
      "The content of a GeometryReader depends on its size, which a page without a script does "
        + "not know, so it is made for 390 by 844 points. Use frames and stacks instead.")
  }
}
