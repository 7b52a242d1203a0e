/// Why something can't have happened to an element that a page shows.
package struct EventRefusal: Hashable, Sendable {
  package enum Reason: String, Sendable {
    case disabled = "it is disabled"
    case hidden = "it is hidden"
    case untouchable = "it doesn't take part in hit testing"
    case concealed = "it isn't on the tab that is shown"
    case covered = "something is presented over it"
  }

  package var reason: Reason
  package var slot: LiveSlot
  /// The view types around the element, the outermost first.
  package var viewPath: [String]

  package init(reason: Reason, slot: LiveSlot, viewPath: [String]) {
    self.reason = reason
    self.slot = slot
    self.viewPath = viewPath
  }
}

extension EventRefusal: CustomStringConvertible {
  package var description: String {
    "\(slot) of \(viewPath.isEmpty ? "an element" : viewPath.joined(separator: "/")) was refused: "
      + reason.rawValue
  }
}
