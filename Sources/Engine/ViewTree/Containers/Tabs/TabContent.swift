/// Something that stands for tabs.
///
/// - Note: As in SwiftUI.
@MainActor @preconcurrency
public protocol TabContent<TabValue>: View {
  /// The type of the values that tabs stand for.
  associatedtype TabValue: Hashable
}

extension Tab: TabContent where Value: Hashable {
  public typealias TabValue = Value
}

extension TabSection: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  /// Creates a section with a title, which does not show.
  public init<Value: Hashable>(
    _ titleKey: LocalizedStringKey,
    @TabContentBuilder<Value> content: () -> _Tabs<Value>
  ) where Content == _Tabs<Value> { self.init(tabs: content()) }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

extension ModifiedContent: TabContent where Content: TabContent, Modifier: ViewModifier {
  public typealias TabValue = Content.TabValue
}

/// The tabs of a block.
nonisolated public struct _Tabs<Value: Hashable>: TabContent, _PrimitiveView {
  public typealias TabValue = Value
  let tabs: [AnyView]

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    for (position, tab) in view.tabs.enumerated() {
      context.lower(tab, at: UInt64(position))
    }
  }
}

/// Makes tabs of one type of value from a block.
///
/// - Note: As in SwiftUI.
@resultBuilder
@MainActor @preconcurrency
public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<Content: TabContent>(
    _ content: Content
  ) -> _Tabs<TabValue> where Content.TabValue == TabValue { _Tabs(tabs: [AnyView(content)]) }

  public static func buildBlock(_ tabs: _Tabs<TabValue>...) -> _Tabs<TabValue> {
    tabs.count == 1 ? tabs[0] : _Tabs(tabs: tabs.map { AnyView($0) })
  }

  public static func buildIf(_ tabs: _Tabs<TabValue>?) -> _Tabs<TabValue> {
    tabs ?? _Tabs(tabs: [])
  }

  public static func buildEither(first: _Tabs<TabValue>) -> _Tabs<TabValue> { first }

  public static func buildEither(second: _Tabs<TabValue>) -> _Tabs<TabValue> {
    _Tabs(tabs: [AnyView(EmptyView()), AnyView(second)])
  }

  public static func buildLimitedAvailability(_ tabs: _Tabs<TabValue>) -> _Tabs<TabValue> { tabs }
}

extension TabView where SelectionValue: Hashable {
  /// Creates a view that shows one of the tabs in a block.
  public init(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> _Tabs<SelectionValue>
  ) where Content == _Tabs<SelectionValue> { self.init(selecting: selection, content()) }
}
