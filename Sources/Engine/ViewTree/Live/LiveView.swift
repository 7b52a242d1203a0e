package import ElementTree
package import Foundation
import Observation

/// Views on a live page: evaluated when something that they read has been written.
@MainActor
package final class LiveView: LiveContent {
  package var onChange: (() -> Void)? {
    didSet { live.onChange = onChange }
  }
  package private(set) var title = ""
  package private(set) var head = PageHead()
  package var tree: ElementTree { picture.tree }
  /// What is shown, with what is needed to evaluate parts of it.
  var picture = LivePicture()
  /// Whether lines run from the right.
  package var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }
  /// What the views were warned about at the last evaluation.
  package private(set) var warnings: [ViewIssue] = []
  /// What the views were warned about so far, each once, in the order in which it was found.
  package private(set) var noted: [ViewIssue] = []
  /// How many frames were made of parts; tests count them.
  package private(set) var partialCount = 0

  private let content: any View
  package var environment: EnvironmentValues
  let graph = ViewGraph()
  let live: LiveGraph
  private let root: ViewRecord
  var handlers: [Int: [ElementHandler]] { picture.handlers }
  private var hasBegun = false
  private(set) var colorScheme: ColorScheme?
  private var commands: [LiveCommand] = []

  /// The most changes that are kept to be taken back.
  private static let undoLimit = 100
  /// The most evaluations that one frame may take.
  private static let passLimit = 16

  /// Creates a page of views; nothing is evaluated before ``update()``.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - environment: What it reads from its surroundings.
  ///   - language: A BCP 47 tag.
  package init(
    _ content: any View, environment: EnvironmentValues = EnvironmentValues(),
    language: String = "en"
  ) {
    self.content = content
    var environment = environment
    environment.style.localization = .of(language)
    if WritingDirection.isRightToLeft(language) { environment.layoutDirection = .rightToLeft }
    self.environment = environment
    live = LiveGraph()
    graph.live = live
    graph.limits = .livePage
    root = ViewRecord(identity: 0, graph: graph, parent: nil)
    self.environment.pageEditMode = StateCell(EditMode.inactive, in: graph).binding
    let undoManager = UndoManager()
    undoManager.levelsOfUndo = Self.undoLimit
    self.environment.undoManager = undoManager
    self.environment.openURL = OpenURLAction(system: { [weak self] url in
      onMainActor { self?.open(outside: url) }
    })
    self.environment.share = ShareAction { [weak self] content in
      guard let json = try? JSONEncoder().encode(content) else { return }
      self?.perform(.share(String(decoding: json, as: UTF8.self)))
    }
  }

  private lazy var reference = CurrentPage.Reference(self)

  /// What was written with animations before views did what they do when they appear, and what the next frame has of
  /// that.
  private var before: (animation: Animation?, writes: AnimatedWrites) = (nil, AnimatedWrites())
  private var later: (animation: Animation?, writes: AnimatedWrites)?

  /// The view controllers over the page, in front of one another.
  var presentations: [ControllerPresentation] = []

  /// What the page plays without showing it, by the numbers of what plays.
  var sounds: [Int: PageSound] = [:]

  package var documentTitle: String?

  /// Whether nodes of the tree know which views made them; to be set before anything is evaluated.
  package var recordsOrigins: Bool {
    get { graph.origins != nil }
    set { graph.origins = newValue ? OriginTable() : nil }
  }

  /// How much the views of a frame may cost; beyond it ``update()`` throws.
  package var limits: EvaluationLimits {
    get { graph.limits }
    set { graph.limits = newValue }
  }

  /// The number of bodies that were run so far.
  package var bodyCount: Int { live.bodyCount }

  package func update() throws -> LiveFrame? {
    guard !hasBegun || graph.isDirty else { return nil }
    // What appears, and the tasks that it starts, is its reader's as what is done on request.
    return try CurrentPage.$reference.withValue(reference) { try makeFrame() }
  }

  private func makeFrame() throws -> LiveFrame? {
    let isFirst = !hasBegun
    hasBegun = true
    // What could not be shown has no second part.
    (later, live.hasAppearedMoving) = (nil, false)
    graph.beginFrame()
    defer { takeNotes() }
    var remaining = Self.passLimit - 1
    if var parts = evaluateParts() {
      var isWhole = false
      while remaining > 0, !isWhole, runActions(), !isShownFirst(isFirst: isFirst) {
        remaining -= 1
        if remaining == 0 { live.noteEndlessChange() }
        if let more = evaluateParts() { parts += more } else { isWhole = true }
      }
      // What is told of the browser is told by an element of the page.
      if !isWhole, isTold == picture.isTold {
        graph.isDirty = later != nil
        partialCount += 1
        let commands = takeCommands(title: title, isChanged: !parts.isEmpty)
        if parts.isEmpty, commands.isEmpty { return nil }
        return LiveFrame(tree: tree, commands: commands, parts: parts)
      }
    }
    var context = evaluate()
    while remaining > 0, later == nil, isToBeEvaluatedAgain(), !isShownFirst(isFirst: isFirst) {
      remaining -= 1
      if remaining == 0 { live.noteEndlessChange() }
      context = evaluate()
    }
    // A body that writes what it reads would go on for ever; the next write goes on from here.
    graph.isDirty = later != nil
    return try show(&context)
  }

  /// Whether views that have appeared go on to something else by an animation: they are shown as they are first, and
  /// the next frame has the rest. A page's first frame is what they come to, since it is a document.
  private func isShownFirst(isFirst: Bool) -> Bool {
    guard live.hasAppearedMoving else { return false }
    live.hasAppearedMoving = false
    guard !isFirst, graph.isDirty else { return false }
    later = (live.animation, live.writes)
    (live.animation, live.writes) = before
    return true
  }

  /// The most problems of a page that are remembered.
  private static let notedLimit = 64

  /// Takes over what was found since the last time.
  private func takeNotes() {
    for issue in live.issues + warnings
    where noted.count < Self.notedLimit && !noted.contains(issue) {
      noted.append(issue)
    }
    live.issues = []
  }

  /// Lowers what has changed.
  private func evaluate() -> LoweringContext {
    graph.isDirty = false
    live.lowersPage = false
    live.marked = []
    live.shownRoots = [:]
    live.beginPass()
    root.pass = live.pass
    var context = LoweringContext(environment: environment, graph: graph)
    context.isLive = true
    // A view keeps its parts when an effect begins, so that the browser can animate it.
    context.showsAll = true
    context.tree = live.previous.emptied()
    context.tree.reserveCapacity(as: live.previous)
    root.beginBoxes(context.tree)
    withObservationTracking {
      @MainActor func open<V: View>(_ view: V, _ context: inout LoweringContext) {
        context.lowerContent(of: root) { context in
          let mark = context.mark()
          V._lower(view, into: &context)
          presentControllers(in: &context, since: mark)
        }
      }
      open(content, &context)
    } onChange: { [live, graph] in
      // What rows and the like read while they are lowered belongs to no body.
      onMainActor {
        live.lowersAll = true
        graph.becomeDirty()
      }
    }
    colorScheme = context.preferences.value(of: PreferredColorSchemeKey.self)
    context.declarePageScheme(colorScheme)
    root.distribute(context.tree)
    context.tree.boxes.endJournal()
    context.tree.contents.endJournal()
    context.tree.semantics.endJournal()
    live.lowersAll = false
    live.previous = context.tree
    return context
  }

  /// Runs what views want done now, and has them read what the browser told; whether something has to be
  /// evaluated again.
  private func isToBeEvaluatedAgain() -> Bool {
    let hasActed = runActions()
    guard followBrowser() else { return hasActed }
    live.lowersAll = true
    return true
  }

  /// Runs what views want done now; whether they have changed anything.
  private func runActions() -> Bool {
    before = (live.animation, live.writes)
    while !graph.appearActions.isEmpty || !live.leaveActions.isEmpty {
      let (leave, appear) = (live.leaveActions, graph.appearActions)
      live.leaveActions = []
      graph.appearActions = []
      for action in leave { action() }
      for (_, action) in appear {
        graph.runningAction = action
        action()
      }
      graph.runningAction = nil
    }
    if let url = opened {
      opened = nil
      open(url: url)
    }
    seekRows()
    return graph.isDirty
  }

  private func show(_ context: inout LoweringContext) throws -> LiveFrame? {
    let navigationTitle = context.preferences.value(of: NavigationTitleKey.self) ?? ""
    head = context.preferences.value(of: PageHeadKey.self)
    let newTitle = head.title ?? navigationTitle
    let document = documentTitle.map { title in
      DocumentFrame(
        heading: navigationTitle.isEmpty ? head.title ?? title : "", teller: surroundingsHandler)
    }
    var result = context.finishLive(colorScheme: colorScheme, document)
    result.tree.adoptKeys(of: tree)
    result.tree.makeRules()
    result.noteSizes(live.previous)
    // The table has grown by what elements need; the next evaluation goes on with it.
    live.previous.styles = result.tree.styles
    warnings = result.issues
    let errors = result.issues.filter { $0.severity == .error }
    guard errors.isEmpty else {
      live.lowersPage = true
      // What was left out is nowhere noted but where it was found first; what wasn't is of no use.
      if errors.contains(where: \.endsPage) {
        live.lowersAll = true
        live.previous = live.previous.emptied()
      }
      throw RenderingError(issues: errors)
    }
    result.isTold = isTold
    picture = result
    return LiveFrame(tree: tree, commands: takeCommands(title: newTitle, isChanged: true))
  }

  /// What the browser is to do beside showing the new tree.
  private func takeCommands(title newTitle: String, isChanged: Bool) -> [LiveCommand] {
    var result: [LiveCommand] = []
    let animations = animationCommands()
    if !animations.isEmpty {
      result += animations
    } else if isChanged, graph.paints.isAnimated {
      // Views that have an animation of their own move by it.
      result.append(.animate(""))
    }
    if newTitle != title, !newTitle.isEmpty {
      title = newTitle
      result.append(.title(newTitle))
    }
    result += live.navigation.commands() + focusCommands() + scrollCommands() + commands
    commands = []
    return result
  }

  /// How the frame shows its changes: those of all, and those in views of which a value has changed.
  private func animationCommands() -> [LiveCommand] {
    let animations = live.animations
    // What stands in no element that stays is the page's.
    let loose = animations.filter(\.value.isOfPage).min { $0.key < $1.key }?.value.animation
    let whole = live.animation ?? loose
    (live.animation, live.animations) = (nil, [:])
    live.writes.end()
    if let later { (live.animation, live.writes) = later }
    later = nil
    var result: [LiveCommand] = whole.map { [.animate($0.transition)] } ?? []
    let nodes = animations.isEmpty ? [] : handlers.sorted { $0.key < $1.key }
    for (node, listening) in nodes {
      let numbers = listening.lazy.filter { $0.slot == .animate }.compactMap(\.parameter)
      // The first one of a node is the innermost.
      guard let animated = numbers.compactMap({ animations[$0] }).first else { continue }
      result.append(.animate(animated.animation?.transition ?? "none", in: node))
    }
    return result
  }

  package func handle(_ event: LiveEvent, atNode node: Int?) -> LiveEventOutcome {
    guard let node else { return handlePageEvent(event) }
    let matching = (handlers[node] ?? []).filter { $0.slot == event.slot }
    guard !matching.isEmpty, ![.conceal, .menu, .swipe, .animate].contains(event.slot)
    else { return .unknown }
    guard let reason = obstacle(to: event.slot, of: matching, at: node) else {
      if event.slot == .press { live.pressed = matching.first?.owner }
      act { for handler in matching.told(event.payload) { handler.action(event.payload) } }
      return .handled
    }
    // What was begun while it could be reached is given up.
    if let payload = event.cancellation {
      for handler in matching.told(payload) { handler.action(payload) }
    }
    return .refused(
      EventRefusal(
        reason: reason, slot: event.slot, viewPath: picture.viewPath(to: node, live.previous)))
  }

  /// Runs actions of the app as answers to the page's reader.
  private func act(_ actions: () -> Void) {
    CurrentPage.$reference.withValue(reference, operation: actions)
  }

  private func obstacle(
    to slot: LiveSlot, of matching: [ElementHandler], at node: Int
  ) -> EventRefusal.Reason? {
    guard matching.contains(where: \.isEnabled) else { return .disabled }
    return slot.needsReach ? picture.obstacle(to: node) : nil
  }

  private func handlePageEvent(_ event: LiveEvent) -> LiveEventOutcome {
    switch (event.slot, event.payload) {
    case (.scene, .flag(let isSeen)):
      scenePhase = isSeen ? .active : .background
      return .handled
    case (.route, .text(let route)):
      open(route)
      return .handled
    case (.media, let payload):
      act { hearSound(payload) }
      return .handled
    default: return .unknown
    }
  }

  /// Shows what an address says: the paths of navigation stacks, or what `onOpenURL` makes of it.
  package func open(_ route: String) {
    live.navigation.open(route)
    guard !hasBegun else { return graph.becomeDirty() }
    if let link = AppLink.link(in: route) {
      opened = link
    } else if route.dropFirst().contains(where: { $0 != "/" }) {
      // A bare address is no more than the way in.
      opened = URL(string: origin + route)
    }
  }

  /// Shows what an app that has no page of an address makes of it.
  package func open(foreign route: String) {
    live.navigation.open("/")
    opened = URL(string: origin + route)
    graph.becomeDirty()
  }

  /// The scheme and the host in front of the addresses that the app is opened with.
  package var origin = ""

  /// Whether views want to know what the app is opened with.
  package var opensAddresses: Bool { !live.openURLActions.isEmpty }

  /// Opens an address with the app, or has the browser open it.
  func open(outside url: URL) {
    if AppLink.isOwn(url) { return open(url: url) }
    perform(.open(LinkURL(url.absoluteString).string))
  }

  /// Has everything lowered again, such as what no state of a view says.
  func showAgain() {
    live.lowersAll = true
    graph.becomeDirty()
  }

  /// Has the browser do something.
  func perform(_ command: LiveCommand) {
    commands.append(command)
    graph.becomeDirty()
  }

  /// The address that the page was opened with, until the views are there that want it.
  private var opened: URL?

  /// Opens an address with the app, as `onOpenURL` sees it.
  package func open(url: URL) {
    for action in live.openURLActions.values { action(url) }
  }

  /// Whether the page is looked at.
  private var scenePhase = ScenePhase.active {
    didSet {
      guard scenePhase != oldValue else { return }
      environment.scenePhase = scenePhase
      live.lowersAll = true
      graph.becomeDirty()
    }
  }

  /// Gives the focus to the field that a state says has it, where the page does not know.
  ///
  /// A field that is not shown yet gets it as soon as it is.
  private func focusCommands() -> [LiveCommand] {
    defer { live.pageFocus = nil }
    guard live.hasFocusTargets, let wish = live.focusWish else {
      guard let place = live.pageFocus,
        let node = handlers.filter({ place.isMet(by: $0.value) }).keys.min()
      else { return [] }
      return [.focus(node)]
    }
    guard wish else {
      live.focusWish = nil
      return [.focus(nil)]
    }
    var focused: Int?
    for (node, handlers) in handlers
    where handlers.contains(where: { $0.focusTargets.contains { $0.isFocused() } }) {
      focused = min(focused ?? node, node)
    }
    guard let focused else { return [] }
    live.focusWish = nil
    return [.focus(focused)]
  }

  /// Where values of `@AppStorage` are kept; nil to keep them as long as the page.
  package var storage: (any LiveStorage)? {
    get { live.storage }
    set {
      live.storage?.tell(self, nil)
      live.storage = newValue
      newValue?.tell(self) { [weak self] key in
        guard let self, let bytes = live.storage?.value(of: key) else { return }
        graph.stored[key]?.take(bytes)
      }
      reference = CurrentPage.Reference(self)
    }
  }

  package func becomeDocument() { live.document += 1 }

  package func end() {
    live.storage?.tell(self, nil)
    root.remove()
  }
}

extension LiveView {
  package func viewPath(toNode node: Int) -> [String] { picture.viewPath(to: node, live.previous) }

  package var warningLines: [String] {
    noted.map { IssuePlaces.shared.placed($0).description }
  }

  /// Whether a node has a handler for a slot.
  package func listens(_ node: Int, to slot: LiveSlot) -> Bool {
    (handlers[node] ?? []).contains { $0.slot == slot && $0.isEnabled }
  }
}
