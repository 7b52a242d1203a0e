import ElementTree

/// What a live page does when something happens to an element.
///
/// The action is the main actor's; the rest is plain data.
package struct ElementHandler: @unchecked Sendable {
  /// What is done. The first in memory, where actions are compared: a function that is passed to generic
  /// code is another one there.
  package var action: @MainActor (LiveEvent.Payload) -> Void
  package var slot: LiveSlot
  /// What the page has to know of it, such as the number of taps.
  package var parameter: Int?
  /// Whether the element answers at all; events to disabled ones are refused.
  package var isEnabled = true
  /// What decides whether the element has the focus.
  var focusTargets: [FocusTarget] = []
  /// What scroll views find the element by.
  var scrollMark: ScrollMark?
  /// The innermost view type around, as a number that ``ViewNames`` can name.
  var origin: UInt = 0
  /// The identity of the view that listens.
  var owner: UInt64 = 0
  /// The stack whose page has the element for its title.
  var titledStack: UInt64?
  /// For whoever wants to know the size of a box in order to draw it: the size, once it was told.
  var drawing: DrawingSize?
  /// How a gesture stands to others.
  package var rank = GestureRank()

  package init(
    _ slot: LiveSlot, parameter: Int? = nil, isEnabled: Bool = true,
    action: @escaping @MainActor (LiveEvent.Payload) -> Void
  ) {
    self.slot = slot
    self.parameter = parameter
    self.isEnabled = isEnabled
    self.action = action
  }

  /// Says that readers can't reach what is in an element for now.
  static var conceals: ElementHandler { ElementHandler(.conceal) { _ in } }

  /// Says that what changes in an element may be animated for itself, by a number of the animation.
  static func animates(_ number: Int) -> ElementHandler {
    ElementHandler(.animate, parameter: number) { _ in }
  }

  /// The handler as `data-on` says it.
  var token: String { "\(slot.digit)" + (parameter.map(String.init) ?? "") }
}

extension [ElementHandler] {
  /// A number of the views that listen to what readers do, whatever their order: zero for none.
  var owner: UInt32 {
    var sum: UInt64 = 0
    for handler in self where !handler.slot.isContinuous {
      sum &+= StableHash.combine(handler.owner, UInt64(handler.slot.rawValue))
    }
    return UInt32(truncatingIfNeeded: sum ^ sum >> 32)
  }

  /// The value of `data-on`: what each slot's first handler wants, and each number of taps; nil where
  /// nothing is listened to.
  var tokens: String? {
    var seen: Set<String> = []
    let tokens = sorted { $0.slot.rawValue < $1.slot.rawValue }.filter {
      $0.isEnabled && $0.slot != .conceal && $0.slot != .animate
        && seen.insert($0.slot == .tap ? $0.token : "\($0.slot.digit)").inserted
    }.map { $0.slot == .size ? sizeToken : $0.token }
    return tokens.isEmpty ? nil : tokens.joined(separator: " ")
  }
}

extension [ElementHandler] {
  /// What all who want to know of the element's size want, in one.
  private var sizeToken: String {
    let parameters = filter { $0.slot == .size && $0.isEnabled }.map { $0.parameter ?? 0 }
    var all = parameters.reduce(0) { $0 | $1 }
    // Whoever wants to hear of scrolling wants the place in the window.
    if parameters.contains(where: { $0 & 3 == 1 }) { all &= ~2 }
    return "\(LiveSlot.size.digit)" + (all == 0 ? "" : String(all))
  }
}

extension LoweringContext {
  /// Adds a handler to each box since a mark, on a live page.
  @MainActor
  mutating func listen(since mark: Int, _ handler: ElementHandler) {
    guard graph.live != nil else { return }
    forEachBox(since: mark) { box, context in context.listen(&box, handler) }
  }

  /// Adds a handler to a box, on a live page.
  @MainActor
  mutating func listen(_ box: inout BoxReference, _ handler: ElementHandler) {
    guard graph.live != nil else { return }
    var handler = handler
    handler.origin = origin
    handler.owner = identity
    if !environment.style.isEnabled, handler.slot.needsReach { handler.isEnabled = false }
    annotate(&box) { $0.handlers.append(handler) }
  }
}
