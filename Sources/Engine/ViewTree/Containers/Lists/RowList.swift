import Foundation

/// A list: sections and loose rows, which make sections of their own.
struct RowList<Content: View>: _ComposedView {
  let selection: ListSelection?
  let content: Content

  func composition(in environment: EnvironmentValues) -> some View {
    let options = environment.listOptions
    ScrollView {
      Children(of: content.setting { $0.containerKind = .list }, areTagged: false) { views in
        VStack(alignment: .leading, spacing: options.spacingOfSections) {
          Each(ListPart.parts(of: views)) { _, part in
            switch part {
            case .section(let section): section
            case .rows(let rows): RowGroup(rows: rows)
            }
          }
        }
        .frame(maxWidth: .infinity, alignment: .topLeading)
        .padding(
          EdgeInsets(vertical: options.hasCards ? 20 : 0, horizontal: options.sideMargin))
      }
    }
    .background(ifAny: options.background)
    .listing(selection)
  }
}

/// A section of a list, or a stretch of rows that are in none.
private enum ListPart {
  case section(Child)
  case rows([Child])

  static func parts(of views: [Child]) -> [ListPart] {
    var parts: [ListPart] = []
    var rows: [Child] = []
    for view in views {
      guard view.traits?.isSection == true else {
        rows.append(view)
        continue
      }
      if !rows.isEmpty { parts.append(.rows(rows)) }
      rows = []
      parts.append(.section(view))
    }
    if !rows.isEmpty { parts.append(.rows(rows)) }
    return parts
  }
}

/// Tells the rows of a list what they are selected by, and whether readers can.
nonisolated struct ListingModifier: _PrimitiveModifier {
  let selection: ListSelection?

  @MainActor
  static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout LoweringContext
  ) {
    var options = context.environment.listOptions
    options.selection = modifier.selection ?? options.selection
    options.rowChanges = []
    options.isLive = context.isLive
    options.openRow = context.openRow()
    let loading = context.environment.rowLoading
    context.beginLazy(kind: .list)
    defer { if context.isLive { context.environment.rowLoading = loading } }
    let wereCollected = context.collectsIDs
    if context.isLive, let selection = modifier.selection {
      context.collectsIDs = true
      let anchor = context.listAnchor()
      options.anchor = anchor
      var split = SplitSelection()
      let isEdited = selection.isOfSeveral && context.environment.editMode.isEditing
      if selection.isAny(), let clear = selection.clear {
        // What is marked while a list is edited leads nowhere, and is marked no more in the end.
        if anchor.isEdited, !isEdited {
          context.graph.appearActions.append((context.identity, clear))
        } else if !isEdited {
          split.clear = { clear() }
        }
      }
      anchor.isEdited = isEdited
      split.address = selection.address
      context.preferences.merge(SplitSelectionKey.self, split)
    }
    context.with(\.listOptions, options) { V._lower(content, into: &$0) }
    context.collectsIDs = wereCollected
  }
}

extension LoweringContext {
  /// The row of the list that is being lowered from which a stretch of chosen ones begins.
  @MainActor
  fileprivate mutating func listAnchor() -> ListAnchor {
    let node = graph.node(at: Identity.child(identity, Salt.Row.anchor))
    if let known = node.values[0] as? ListAnchor { return known }
    let new = ListAnchor()
    node.values[0] = new
    return new
  }
}

extension LoweringContext {
  /// What the list that is being lowered knows of the row that asks whether to delete it, while it is edited.
  @MainActor
  fileprivate mutating func openRow() -> StateCell<UInt64>? {
    guard isLive, environment.editMode.isEditing else { return nil }
    return graph.node(at: Identity.child(identity, Salt.Row.open)).cell(0, 0, in: graph)
  }
}

extension View {
  /// Tells the rows of the list what they are selected by, and whether readers can.
  nonisolated func listing(
    _ selection: ListSelection?
  ) -> ModifiedContent<Self, ListingModifier> {
    modifier(ListingModifier(selection: selection))
  }
}
