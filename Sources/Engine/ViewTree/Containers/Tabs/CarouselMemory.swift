import Foundation

/// Where a carousel of a live page is.
@MainActor
final class CarouselMemory {
  /// The numbers of the pages that stand side by side, perhaps with copies at both ends.
  private(set) var order: [Int] = []
  private let source = DependencySource()
  private var count = 0
  private var wraps = false
  /// How wide a page is, in points; nil before the browser has said it.
  private var width: Double?
  /// Which of the page's documents has said it.
  private var document = 0
  /// The page at which the browser is.
  private var seen: Int?
  private var hadCopies = false
  /// The page to which the browser is on its way, unless the reader turns to another.
  private var aim: Int?

  /// Begins to lower the carousel.
  func begin(_ carousel: Carousel) {
    source.noteRead()
    (count, wraps) = (carousel.count, carousel.wraps)
    let pages = Array(0..<count)
    order = hasCopies ? [count - 1] + pages + [0] : pages
  }

  /// Copies come once the browser can be told to begin behind the first.
  private var hasCopies: Bool { wraps && count > 1 && width != nil }

  private func offset(of page: Int) -> Double {
    Double(page + (hasCopies ? 1 : 0)) * (width ?? 0)
  }

  /// Where the browser is to go for the page that is shown; nil if it is there.
  func move(_ carousel: Carousel) -> Double? {
    guard width != nil else { return nil }
    defer { hadCopies = hasCopies }
    if hasCopies != hadCopies {
      seen = carousel.shown
      return offset(of: carousel.shown)
    }
    guard seen != carousel.shown else { return nil }
    seen = carousel.shown
    aim = carousel.shown
    return offset(of: carousel.shown)
  }

  /// Takes how far the carousel is scrolled; gives the page at which the reader has come to rest, and where
  /// the browser is to go if that was a copy and nothing moves any more: it would go on to the copy.
  func see(
    at place: Double, width new: Double, isResting: Bool, isByHand: Bool, document current: Int
  ) -> (page: Int?, offset: Double?) {
    guard new >= 1 else { return (nil, nil) }
    let isFirst = width == nil || document != current
    // The browser begins at the first page, whichever is shown, or at the copy before it.
    if isFirst { seen = width == nil ? 0 : nil }
    (width, document) = (new, current)
    if isFirst {
      source.markReaders()
      return (nil, nil)
    }
    let pages = place / new
    let position = Int(pages.rounded().clamped(to: 0...Double(max(order.count - 1, 0))))
    guard abs(pages - Double(position)) < 0.02, order.indices.contains(position) else {
      return (nil, nil)
    }
    let page = order[position]
    if let aim, aim != page, !isByHand { return (nil, nil) }
    aim = nil
    let isCopy = order.count > count && (position == 0 || position == order.count - 1)
    defer { seen = page }
    return (page == seen ? nil : page, isCopy && isResting ? offset(of: page) : nil)
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    isFinite ? Swift.min(Swift.max(self, range.lowerBound), range.upperBound) : range.lowerBound
  }
}

extension LoweringContext {
  /// What is kept of the carousel that is being lowered.
  @MainActor
  mutating func carouselMemory() -> CarouselMemory {
    let node = graph.node(at: Identity.child(identity, Salt.Tabs.carousel))
    if let known = node.values[0] as? CarouselMemory { return known }
    let new = CarouselMemory()
    node.values[0] = new
    return new
  }
}
