/// Items of a view's bars.
///
/// - Note: As in SwiftUI.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the items that stand for these.
  associatedtype Body: ToolbarContent
  /// What the items are.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Lists the items.
  @MainActor static func _collect(
    _ content: Self, into items: inout _ToolbarItems, _ context: inout _LoweringContext)
}

extension ToolbarContent {
  @MainActor public static func _collect(
    _ content: Self, into items: inout _ToolbarItems, _ context: inout _LoweringContext
  ) {
    let identity = context.identity
    context.identity = Identity.descend(identity)
    if let fields = DynamicFields.of(Self.self) {
      var linked = content
      context.link(fields, of: &linked)
      Body._collect(linked.body, into: &items, &context)
    } else {
      Body._collect(content.body, into: &items, &context)
    }
    context.identity = identity
  }
}

/// Items that the reader could arrange.
///
/// - Note: Differs from SwiftUI: bars can't be arranged.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

/// Items that the engine knows itself.
@MainActor @preconcurrency
public protocol _PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {}

extension _PrimitiveToolbarContent {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: CustomizableToolbarContent {
  @MainActor public static func _collect(
    _ content: Never, into items: inout _ToolbarItems, _ context: inout _LoweringContext
  ) {}
}

/// Items in the order in which they were listed.
public struct _ToolbarItems {
  var entries: [ToolbarEntry] = []
}

/// An item of a bar, with the surroundings of the view that gave it.
struct ToolbarEntry {
  var placement: ToolbarItemPlacement
  var view: AnyView
  var environment: EnvironmentValues
  var identity: UInt64
}

enum ToolbarItemsKey: PreferenceKey {
  static var defaultValue: [ToolbarEntry] { [] }
  static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) {
    value += nextValue()
  }
}

extension _ToolbarItems {
  @MainActor
  mutating func add<V: View>(
    _ view: V, _ placement: ToolbarItemPlacement, _ context: borrowing LoweringContext
  ) {
    let identity = Identity.child(context.identity, Salt.Toolbar.firstItem + UInt64(entries.count))
    entries.append(
      ToolbarEntry(
        placement: placement, view: AnyView(view), environment: context.environment,
        identity: identity))
  }
}
