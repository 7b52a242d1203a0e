package import ElementDiff
import ElementTree
public import ViewTree

/// A view as a reader has it before them, without a browser: to be looked at, tapped and typed into.
///
///     let view = try LikeToggle().render()
///     try view.find(role: .switch).tap()
///     #expect(try view.find(identifier: "count").text == "1")
///
/// Every action is followed by the evaluation that it causes, as one frame of a live page.
@MainActor
public final class RenderedView {
  /// The elements as they are now; a node keeps its number as long as it lives.
  package private(set) var page = NumberedTree(ElementTree())
  /// What was sent to the page since it was made.
  package private(set) var frames: [RenderedFrame] = []
  let content: LiveView
  private let variant: SnapshotVariant
  private let surroundings: SnapshotSurroundings

  /// Evaluates a view.
  ///
  /// - Throws: `RenderingError` if the views have problems that leave nothing right to show.
  public init(
    _ view: some View, in surroundings: SnapshotSurroundings = .standard,
    variant: SnapshotVariant = .standard
  ) throws {
    self.variant = variant
    self.surroundings = surroundings
    content = LiveView(
      view, environment: surroundings.values(in: variant),
      language: variant.locale ?? surroundings.language)
    if let direction = variant.layoutDirection { content.environment.layoutDirection = direction }
    content.recordsOrigins = true
    content.assetPlacement = .linked(prefix: "assets/")
    if let frame = try content.update() { page = NumberedTree(frame.tree) }
  }

  /// Evaluates what has changed since, by whomever.
  ///
  /// Actions do so themselves; call it after a model was written.
  public func update() throws { try update(after: "update") }

  func update(after action: String) throws {
    guard let frame = try content.update() else { return }
    let patch = page.update(to: frame.tree).patch
    frames.append(RenderedFrame(action: action, patch: patch, commands: frame.commands))
  }

  /// Lets tasks run until a condition holds, evaluating what they change; false if it does not come
  /// to hold although every task had its turn so many times.
  ///
  /// Tasks that wait for time or for other threads may take longer; give their clock to the views.
  public func settle(turns: Int = 1000, until condition: (RenderedView) throws -> Bool) async throws
    -> Bool
  {
    for _ in 0..<turns {
      try update()
      if try condition(self) { return true }
      await Task.yield()
    }
    try update()
    return try condition(self)
  }

  /// The title that the view gives the page.
  public var title: String { content.title }

  /// The words of the page, those of elements side by side with a space between them.
  public var text: String {
    page.tree.nodes.filter { $0.textStart < $0.textEnd }
      .map { page.tree.string($0.textStart, $0.textEnd) }.joined(separator: " ")
  }

  /// The page's HTML as it is now.
  public var html: String { page.tree.html }

  /// The page as it is now, for snapshots of later moments.
  public var snapshot: SnapshotPage {
    let language = variant.locale ?? surroundings.language
    return SnapshotPage(
      tree: page.tree, title: title, language: language,
      isRightToLeft: content.isRightToLeft)
  }

  /// Sends an event to a node.
  func send(_ event: LiveEvent, to id: InstanceID, _ action: String) throws {
    guard let index = page.index(of: id) else {
      throw QueryError(code: .gone, description: "The element has gone. Find it again.")
    }
    switch content.handle(event, atNode: index) {
    case .handled: try update(after: action)
    case .refused:
      throw QueryError(
        code: .disabled, description: "\(action): the control is disabled. Enable it first.")
    case .unknown:
      throw QueryError(code: .deaf, description: "\(action): nothing listens to that.")
    }
  }

  isolated deinit { content.end() }
}

/// What an action has sent to a page.
package struct RenderedFrame {
  /// What was done.
  package var action: String
  package var patch: Patch
  package var commands: [LiveCommand]
}

extension View {
  /// The view as a reader has it before them, without a browser.
  ///
  /// - Throws: `RenderingError` if the views have problems that leave nothing right to show.
  @MainActor
  public func render(
    in surroundings: SnapshotSurroundings = .standard, variant: SnapshotVariant = .standard
  ) throws -> RenderedView {
    try RenderedView(self, in: surroundings, variant: variant)
  }
}
