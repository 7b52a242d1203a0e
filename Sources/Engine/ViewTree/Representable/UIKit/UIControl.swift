public import Foundation

/// A view that tells others of what is done with it.
///
///     control.addTarget(coordinator, action: Coordinator.changed(sender:), for: .valueChanged)
///
/// - Note: Differs from UIKit: Linux has neither `@objc` nor `#selector`, so an action is named as the
///   method that it is.
@MainActor
open class UIControl: UIView {
  /// What a control is like.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  /// What is done with a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 64)
    public static let valueChanged = Event(rawValue: 4096)
    public static let primaryActionTriggered = Event(rawValue: 8192)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let touchDownRepeat = Event(rawValue: 2)
    public static let touchUpOutside = Event(rawValue: 128)
    public static let touchCancel = Event(rawValue: 256)
    public static let allEvents = Event(rawValue: .max)
  }

  /// Something that is done for some events.
  private struct Reaction {
    let events: Event
    /// Who does it; nil for an action.
    weak var target: AnyObject?
    let action: UIAction?
    let perform: @MainActor (UIControl) -> Void
  }

  private var reactions: [Reaction] = []
  override var shownContent: [AnyHashable]? { nil }

  open var isEnabled = true { didSet { setNeedsDisplay() } }
  open var isSelected = false { didSet { setNeedsDisplay() } }
  open var isHighlighted = false

  /// Has a target's method called, which gets the control.
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event
  ) {
    add(target, controlEvents) { target, control in
      if let sender = control as? Sender { action(target)(sender) }
    }
  }

  /// Has a target's method called.
  public final func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: Event
  ) {
    add(target, controlEvents) { target, _ in action(target)() }
  }

  private func add<Target: AnyObject>(
    _ target: Target?, _ events: Event,
    _ action: @escaping @MainActor (Target, UIControl) -> Void
  ) {
    reactions.append(
      Reaction(events: events, target: target, action: nil) { [weak target] control in
        if let target { action(target, control) }
      })
  }

  /// Calls none of a target's methods any more for some events; of all targets for nil.
  public func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    reactions.removeAll { reaction in
      reaction.action == nil && !reaction.events.isDisjoint(with: controlEvents)
        && (target == nil || reaction.target === target)
    }
  }

  /// Has an action done.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    reactions.append(
      Reaction(events: controlEvents, target: nil, action: action) { control in
        action.sender = control
        action.handler(action)
      })
  }

  /// Does an action no more for some events.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    reactions.removeAll { $0.action === action && !$0.events.isDisjoint(with: controlEvents) }
  }

  /// Does what is to be done for some events.
  public func sendActions(for controlEvents: Event) {
    for reaction in reactions where !reaction.events.isDisjoint(with: controlEvents) {
      reaction.perform(self)
    }
  }
}

/// Something that a control does.
///
/// - Note: Differs from UIKit: menus don't have it.
@MainActor @preconcurrency
open class UIAction: NSObject {
  open var title: String
  open var image: UIImage?
  /// The control that had it done.
  open package(set) var sender: Any?
  let handler: (UIAction) -> Void

  public init(
    title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.handler = handler
    super.init()
  }
}
