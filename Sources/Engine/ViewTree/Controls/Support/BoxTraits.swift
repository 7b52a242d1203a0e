/// What a view tells the container around it, such as a list, a picker or a grid.
///
/// Views are the main actor's; the rest is plain data.
struct BoxTraits: @unchecked Sendable {
  /// What the view stands for in a choice.
  var tag: AnyHashable?
  /// A row's distances to its content.
  var rowInsets: EdgeInsets?
  /// What is behind a row.
  var rowBackground: AnyView?
  /// Whether the hairlines above and below a row are shown.
  var separatorTop = Visibility.automatic
  var separatorBottom = Visibility.automatic
  var separatorTint: Color?
  /// Whether the box is the room of rows that are not made.
  var isGap = false
  /// Whether the box is a section with rows of its own.
  var isSection = false
  /// A number or a word beside a row or a tab.
  var badge: Text?
  /// The label of the view's tab.
  var tabItem: AnyView?
  /// The id of the row's element in a `ForEach`, and its place there, where they are wanted.
  var rowID: AnyHashable?
  var rowOffset: Int?
  /// How the row can be deleted and moved.
  var edit: RowEdit?
  var isDeleteDisabled = false
  var isMoveDisabled = false
  var isSelectionDisabled = false
  /// Whether a link in the row is what selects it.
  var isSelectedByLink = false
  /// Whether the view is a choice that readers are shown, or not, but can't take.
  var isDisabledChoice = false
  /// Buttons that a row has beside it, those at the trailing edge first.
  var actions: [RowActions] = []
  /// What the view is in an alert or a choice of actions.
  var dialogPart: DialogPart?

  /// The traits of a row with those that its section's rows share, where it has none of its own.
  func completed(by shared: BoxTraits) -> BoxTraits {
    var result = self
    result.rowInsets = rowInsets ?? shared.rowInsets
    result.rowBackground = rowBackground ?? shared.rowBackground
    if separatorTop == .automatic { result.separatorTop = shared.separatorTop }
    if separatorBottom == .automatic { result.separatorBottom = shared.separatorBottom }
    result.separatorTint = separatorTint ?? shared.separatorTint
    if shared.isDeleteDisabled { result.isDeleteDisabled = true }
    if shared.isMoveDisabled { result.isMoveDisabled = true }
    if shared.isSelectionDisabled { result.isSelectionDisabled = true }
    return result
  }
}

extension LoweringContext {
  /// Changes what a view tells its container.
  mutating func setTraits(of box: BoxReference, _ change: (inout BoxTraits) -> Void) {
    var traits = traits(of: box.index) ?? BoxTraits()
    change(&traits)
    tree.traits[box.index] = traits
  }

  /// What a view tells its container; modifiers around it do not hide it.
  func traits(of index: Int32) -> BoxTraits? {
    guard !tree.traits.isEmpty else { return nil }
    var index = index
    while true {
      if let found = tree.traits[index] { return found }
      let box = tree.boxes[Int(index)]
      guard box.kind.isModifier, let inner = tree.children(of: box).first else { return nil }
      index = inner
    }
  }

  /// The row's key of a box, under the modifiers around it.
  func key(of index: Int32) -> UInt64 { tree.boxes[Int(index)].key }
}

/// Tells something to the container around a view.
nonisolated public struct _TraitModifier: _BoxModifier {
  let change: (inout BoxTraits) -> Void

  init(_ change: @escaping (inout BoxTraits) -> Void) { self.change = change }

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    if context.environment.containerKind == .tabs, let memory = context.environment.tabMemory {
      var traits = BoxTraits()
      (content as? any TabDescribing)?.describe(&traits)
      modifier.change(&traits)
      if traits.tabItem != nil || traits.tag != nil {
        let mark = context.mark()
        context.lowerTab(content, traits, memory)
        return context.forEachBox(since: mark) { box, context in
          _apply(modifier, to: &box, in: &context)
        }
      }
    }
    let mark = context.mark()
    if context.environment.containerKind == .list {
      // A section makes its rows while it is lowered, and they share what is said of it.
      let saved = context.environment.listOptions.rowChanges
      context.environment.listOptions.rowChanges.append(modifier.change)
      V._lower(content, into: &context)
      context.environment.listOptions.rowChanges = saved
    } else {
      V._lower(content, into: &context)
    }
    context.forEachBox(since: mark) { box, context in _apply(modifier, to: &box, in: &context) }
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    context.setTraits(of: box, modifier.change)
  }
}

/// Tells something to the container around a view, of the view itself and not of rows in it.
nonisolated struct OwnTraitsModifier: _BoxModifier {
  let change: (inout BoxTraits) -> Void

  @MainActor
  static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {
    context.setTraits(of: box, modifier.change)
  }
}

extension View {
  /// Tells something to the container around the view, of the view itself and not of rows in it.
  nonisolated func traits(
    _ change: @escaping (inout BoxTraits) -> Void
  ) -> ModifiedContent<Self, OwnTraitsModifier> {
    modifier(OwnTraitsModifier(change: change))
  }
}
