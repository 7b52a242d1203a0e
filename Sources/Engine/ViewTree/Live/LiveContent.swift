package import ElementTree

/// What a live page shows: evaluated views, or anything else that has a tree and answers events.
@MainActor
package protocol LiveContent: AnyObject {
  /// Called when what the page shows has changed: once, then not again until ``update()``.
  var onChange: (() -> Void)? { get set }
  /// The title of the page.
  var title: String { get }
  /// The tree that ``update()`` gave last.
  var tree: ElementTree { get }
  /// Evaluates what has changed; nil if the tree is as it was and there is nothing to do.
  ///
  /// Several writes make one evaluation. What `onAppear` and its kin write is in the same frame.
  func update() throws -> LiveFrame?
  /// Notes that a browser loads the page anew, which forgets what it was told.
  func becomeDocument()
  /// Runs the handler of a node of ``tree``; the page is node nil.
  func handle(_ event: LiveEvent, atNode node: Int?) -> LiveEventOutcome
  /// State that can be kept: everything `Codable` in the views' state.
  func snapshot() -> [UInt8]
  /// Takes state that was kept, before the first evaluation.
  func restore(_ snapshot: [UInt8])
  /// Ends tasks, timers and subscriptions.
  func end()
  /// The files that ``tree`` links to.
  var assets: [PageAsset] { get }
  /// The page's language as a BCP 47 tag; nil for the server's.
  var language: String? { get }
  /// What the views say of the page.
  var head: PageHead { get }
  /// How much a frame may cost; beyond it ``update()`` throws.
  var limits: EvaluationLimits { get set }
  /// The title of a document that has nothing beside ``tree``, which is its `main` landmark and says the title where
  /// the views have none; nil for a part of a document. To be set before the first evaluation.
  var documentTitle: String? { get set }
  /// The names of the views around a node of ``tree`` for a log, the outermost first.
  func viewPath(toNode node: Int) -> [String]
  /// What the content's author should know, a line each, the oldest first; it only grows.
  var warningLines: [String] { get }
}

extension LiveContent {
  package func becomeDocument() {}
  package var language: String? { nil }
  package var assets: [PageAsset] { [] }
  package var head: PageHead { PageHead() }
  package var limits: EvaluationLimits {
    get { .livePage }
    set {}
  }
  package var documentTitle: String? {
    get { nil }
    set {}
  }
  package func viewPath(toNode node: Int) -> [String] { [] }
  package var warningLines: [String] { [] }
}

/// What is new on a page.
package struct LiveFrame {
  package var tree: ElementTree
  package var commands: [LiveCommand]
  /// What has come into the place of what in the tree of the frame before, if that is known; one
  /// after the other. It spares the owner of that tree comparing both.
  package var parts: [TreePart]?

  package init(tree: ElementTree, commands: [LiveCommand] = [], parts: [TreePart]? = nil) {
    self.tree = tree
    self.commands = commands
    self.parts = parts
  }
}

/// What became of an event.
package enum LiveEventOutcome: Sendable, Equatable {
  case handled
  /// No handler of that kind is there; a page that sends many is no page of ours.
  case unknown
  /// The page shows the control, but a reader can't reach it now.
  case refused(EventRefusal)
}
