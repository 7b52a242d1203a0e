public import Foundation

/// A record of changes that can be taken back, and done again.
///
/// What is registered in one turn of the main actor is one group: one press of a button is taken back as a whole. A page of
/// a live app has a manager of its own, `\.undoManager`.
///
/// - Note: As Foundation's, which has none on Linux, but for invocations and selectors. It is used from one place at a time,
///   views and their models use it on the main actor.
open class UndoManager: NSObject, @unchecked Sendable {
  private enum Course { case recording, undoing, redoing }

  private var undoable: [UndoGroup] = []
  private var redoable: [UndoGroup] = []
  /// The groups that are open, the outermost first.
  private var groups: [UndoGroup] = []
  private var course = Course.recording
  private var disabledCount = 0
  /// The number of the group that ends with the turn.
  private var turn = 0

  /// Whether what is registered in one turn of the main actor is a group, without any that the app begins.
  open var groupsByEvent = true

  /// The most groups that are kept, of which the oldest go first; 0 for any number.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  // MARK: Registering

  /// Records how a change is taken back. What the handler registers in turn does the change again.
  ///
  /// - Parameters:
  ///   - target: Who is changed. It is not kept, and once it has gone nothing is done.
  ///   - handler: Takes the change back.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let isAlone = groups.isEmpty
    if isAlone { openTurn() }
    if course == .recording { redoable = [] }
    groups[groups.count - 1].steps.append(
      .change(UndoTarget(object: target)) { [weak target] in target.map(handler) })
    if isAlone, !groupsByEvent { endUndoGrouping() }
  }

  /// Whether changes are recorded.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Has changes go unrecorded until ``enableUndoRegistration()`` is called as often.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Has changes be recorded again.
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  // MARK: Groups

  /// How many groups are open, one in the other.
  open var groupingLevel: Int { groups.count }

  /// Begins a group, in the one that is open.
  open func beginUndoGrouping() {
    if groups.isEmpty, groupsByEvent, course == .recording { openTurn() }
    begin()
  }

  /// Ends the innermost group; an empty one is forgotten.
  open func endUndoGrouping() {
    guard let group = groups.popLast() else { return }
    if !group.steps.isEmpty {
      if groups.isEmpty {
        post(.NSUndoManagerWillCloseUndoGroup)
        close(group)
      } else {
        groups[groups.count - 1].steps.append(.group(group))
      }
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func begin() {
    groups.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Begins the group that ends with the turn.
  private func openTurn() {
    begin()
    guard groupsByEvent else { return }
    turn += 1
    Task { @MainActor [weak self, turn] in self?.endTurn(turn) }
  }

  private func endTurn(_ ended: Int) {
    if ended == turn, groups.count == 1, course == .recording { endUndoGrouping() }
  }

  private func close(_ group: UndoGroup) {
    if course == .undoing { redoable.append(group) } else { undoable.append(group) }
    trim()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoable.removeFirst(max(0, undoable.count - levelsOfUndo))
    redoable.removeFirst(max(0, redoable.count - levelsOfUndo))
  }

  // MARK: Undoing

  /// Whether something can be taken back.
  open var canUndo: Bool { !undoable.isEmpty || groups.contains { !$0.steps.isEmpty } }

  /// Whether something that was taken back can be done again.
  open var canRedo: Bool { !redoable.isEmpty }

  /// How many groups can be taken back.
  open var undoCount: Int { undoable.count }

  /// How many groups can be done again.
  open var redoCount: Int { redoable.count }

  /// Whether changes are being taken back.
  open var isUndoing: Bool { course == .undoing }

  /// Whether changes are being done again.
  open var isRedoing: Bool { course == .redoing }

  /// Takes back the last group, after ending the one that is open.
  open func undo() {
    if groups.count == 1, course == .recording { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Takes back the last group; nothing happens while one is open.
  open func undoNestedGroup() {
    guard groups.isEmpty, course == .recording, let group = undoable.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    perform(group, .undoing)
    post(.NSUndoManagerDidUndoChange)
  }

  /// Does the group again that was taken back last.
  open func redo() {
    if groups.count == 1, course == .recording { endUndoGrouping() }
    guard groups.isEmpty, course == .recording, let group = redoable.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    perform(group, .redoing)
    post(.NSUndoManagerDidRedoChange)
  }

  private func perform(_ group: UndoGroup, _ next: Course) {
    course = next
    begin()
    groups[0].name = group.name
    groups[0].isDiscardable = group.isDiscardable
    group.perform()
    while !groups.isEmpty { endUndoGrouping() }
    course = .recording
  }

  // MARK: Forgetting

  /// Forgets everything, and records again.
  open func removeAllActions() {
    (undoable, redoable, groups) = ([], [], [])
    disabledCount = 0
  }

  /// Forgets what was registered for an object.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    undoable = undoable.compactMap { $0.without(object) }
    redoable = redoable.compactMap { $0.without(object) }
    groups = groups.map { $0.without(object) ?? UndoGroup(name: $0.name) }
  }

  // MARK: Names

  /// Says what the change is called that was registered last.
  open func setActionName(_ actionName: String) { changeLast { $0.name = actionName } }

  /// Says whether the change that was registered last need not be kept.
  open func setActionIsDiscardable(_ discardable: Bool) {
    changeLast { $0.isDiscardable = discardable }
  }

  private func changeLast(_ change: (inout UndoGroup) -> Void) {
    if !groups.isEmpty {
      change(&groups[0])
    } else if !undoable.isEmpty {
      change(&undoable[undoable.count - 1])
    }
  }

  private var nextUndone: UndoGroup? {
    course == .recording ? groups.first ?? undoable.last : undoable.last
  }

  /// What is called that would be taken back; empty if nothing is.
  open var undoActionName: String { nextUndone?.name ?? "" }

  /// What is called that would be done again; empty if nothing is.
  open var redoActionName: String { redoable.last?.name ?? "" }

  /// Whether what would be taken back need not be kept.
  open var undoActionIsDiscardable: Bool { nextUndone?.isDiscardable ?? false }

  /// Whether what would be done again need not be kept.
  open var redoActionIsDiscardable: Bool { redoable.last?.isDiscardable ?? false }

  /// The title of a command that takes back what is next.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of a command that does again what is next.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// The title of a command that takes back something of a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// The title of a command that does something of a name again.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// Changes that are taken back together.
private struct UndoGroup {
  enum Step {
    case change(UndoTarget, () -> Void)
    case group(UndoGroup)
  }

  var name = ""
  var isDiscardable = false
  var steps: [Step] = []

  /// Takes them back, the last first.
  func perform() {
    for step in steps.reversed() {
      switch step {
      case .change(_, let handler): handler()
      case .group(let group): group.perform()
      }
    }
  }

  /// The group without the changes of an object; nil if nothing is left.
  func without(_ target: AnyObject) -> UndoGroup? {
    var rest = self
    rest.steps = steps.compactMap { step in
      switch step {
      case .change(let other, _): other.object === target ? nil : step
      case .group(let group): group.without(target).map(Step.group)
      }
    }
    return rest.steps.isEmpty ? nil : rest
  }
}

/// Who is changed.
private struct UndoTarget {
  weak var object: AnyObject?
}

extension NSNotification.Name {
  /// A group has begun.
  public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroup")
  /// An outermost group is about to end.
  public static let NSUndoManagerWillCloseUndoGroup = Self("NSUndoManagerWillCloseUndoGroup")
  /// A group has ended.
  public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroup")
  /// A group is about to be taken back.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChange")
  /// A group was taken back.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChange")
  /// A group is about to be done again.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChange")
  /// A group was done again.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChange")
}
