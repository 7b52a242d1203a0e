import Foundation

/// An item of a view's bars.
///
/// - Note: As in SwiftUI.
nonisolated public struct ToolbarItem<ID, Content: View>: _PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates an item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == () {
    self.placement = placement
    self.content = content()
  }

  /// Creates an item with an id.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
  }

  @MainActor public static func _collect(
    _ item: Self, into items: inout _ToolbarItems, _ context: inout _LoweringContext
  ) { items.add(item.content, item.placement, context) }
}

/// Several items of a view's bars.
///
/// - Note: As in SwiftUI.
nonisolated public struct ToolbarItemGroup<Content: View>: _PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates items of the views in a block.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// Creates items with a label for where they find no room.
  ///
  /// - Note: Differs from SwiftUI: the items are always shown.
  public init<L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> L
  ) { self.init(placement: placement, content: content) }

  @MainActor public static func _collect(
    _ group: Self, into items: inout _ToolbarItems, _ context: inout _LoweringContext
  ) { items.add(group.content, group.placement, context) }
}

/// Space between the items of a bar.
///
/// - Note: As in SwiftUI.
nonisolated public struct ToolbarSpacer: _PrimitiveToolbarContent, Sendable {
  /// How large a space is.
  public struct Sizing: Hashable, Sendable {
    let isFlexible: Bool
    public static let fixed = Sizing(isFlexible: false)
    public static let flexible = Sizing(isFlexible: true)
  }

  let sizing: Sizing
  let placement: ToolbarItemPlacement

  /// Creates space.
  public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  @MainActor public static func _collect(
    _ spacer: Self, into items: inout _ToolbarItems, _ context: inout _LoweringContext
  ) { items.add(Spacer(minLength: 8), spacer.placement, context) }
}

/// What the menu of a title holds.
///
/// - Note: As in SwiftUI, but large titles open it as well.
nonisolated public struct ToolbarTitleMenu<Content: View>: _PrimitiveToolbarContent {
  let content: Content?

  /// Creates a menu of the usual actions: none.
  public init() where Content == EmptyView { content = nil }

  /// Creates a menu of the views in a block.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _collect(
    _ menu: Self, into items: inout _ToolbarItems, _ context: inout _LoweringContext
  ) { if let content = menu.content { items.add(content, .titleMenu, context) } }
}
