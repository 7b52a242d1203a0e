/// Views of which each has a tab, and one is shown.
///
/// Tabs are radio buttons, so that they work without a program: the page has all views.
///
/// - Note: As in SwiftUI.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: _PrimitiveView {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Creates tabs of which a binding says which is shown first.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates tabs of which a binding says which is shown first.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  init(selecting selection: Binding<SelectionValue>?, _ content: Content) {
    self.selection = selection
    self.content = content
  }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    if view.selection == nil, context.isLive {
      return OwnTabs._lower(OwnTabs(content: view.content), into: &context)
    }
    context.lower(
      composed: TabbedViews(
        content: view.content, selection: .value(ChoiceSelection(view.selection))))
  }
}

/// Tabs that remember by themselves which is shown.
private struct OwnTabs<Content: View>: View {
  let content: Content
  @State private var shown = 0

  var body: some View { TabbedViews(content: content, selection: .position($shown)) }
}

extension TabView where SelectionValue == Int {
  /// Creates tabs, the first of which is shown first.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// What a tab is for.
///
/// - Note: As in SwiftUI.
public struct TabRole: Hashable, Sendable {
  private let value: Int
  public static let search = TabRole(value: 0)
}

/// What a tab says that has no label: nothing, or what its role does.
///
/// - Note: As in SwiftUI.
nonisolated public struct DefaultTabLabel: View {
  let role: TabRole?

  @MainActor public var body: some View {
    if role == .search { Label("Search", systemImage: "magnifyingglass") }
  }
}

/// A view with its tab.
///
/// - Note: As in SwiftUI, where it is no view by itself.
nonisolated public struct Tab<Value, Content: View, Label: View>: _PrimitiveView {
  let value: AnyHashable?
  let content: Content
  let label: Label

  init(tagged value: AnyHashable?, _ content: Content, _ label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let mark = context.mark()
    // A bar numbers tabs that say nothing.
    let isUnlabelled = (view.label as? DefaultTabLabel).map { $0.role == nil } ?? false
    let label = isUnlabelled ? nil : AnyView(view.label)
    if let memory = context.environment.tabMemory {
      var traits = BoxTraits()
      traits.tag = view.value
      context.lowerTab(view.content, traits, memory, at: 0)
    } else {
      context.lowerColumn(view.content, at: 0)
    }
    context.forEachBox(since: mark) { box, context in
      context.setTraits(of: box) { traits in
        traits.tabItem = label
        traits.tag = view.value ?? traits.tag
      }
    }
  }
}

extension Tab where Value: Hashable {
  /// Creates a view with a tab for a value.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(tagged: AnyHashable(value), content(), label()) }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
  /// Creates a view for a value, with a tab that says nothing, or what its role does.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(tagged: AnyHashable(value), content(), DefaultTabLabel(role: role))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a view with a tab that says nothing, or what its role does.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(tagged: nil, content(), DefaultTabLabel(role: role))
  }
}

extension Tab where Value == Never {
  /// Creates a view with a tab.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(tagged: nil, content(), label()) }
}

extension Tab where Value: Hashable, Label == ViewTree.Label<Text, Image> {
  /// Creates a view with a tab of a title and a symbol for a value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tagged: AnyHashable(value), content(),
      ViewTree.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a view with a tab of a title and a symbol for a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tagged: AnyHashable(value), content(), ViewTree.Label(title, systemImage: systemImage))
  }
}

extension Tab where Value: Hashable, Label == ViewTree.Label<Text, Image> {
  /// Creates a view with a tab of a title and a picture of the app's for a value.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(tagged: AnyHashable(value), content(), ViewTree.Label(titleKey, image: image))
  }

  /// Creates a view with a tab of a title and a picture of the app's for a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(tagged: AnyHashable(value), content(), ViewTree.Label(title, image: image))
  }
}

extension Tab where Value == Never, Label == ViewTree.Label<Text, Image> {
  /// Creates a view with a tab of a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(tagged: nil, content(), ViewTree.Label(titleKey, systemImage: systemImage)) }

  /// Creates a view with a tab of a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(tagged: nil, content(), ViewTree.Label(title, systemImage: systemImage)) }
}

/// Tabs that belong together.
///
/// - Note: Differs from SwiftUI: its tabs stand beside the others.
nonisolated public struct TabSection<Content: View>: View {
  let content: Content

  /// Creates a section of the tabs in a block.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a section with a header, which does not show.
  public init<H: View>(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> H) {
    self.content = content()
  }

  /// Creates a section with a title, which does not show.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  init(tabs content: Content) { self.content = content }

  public var body: some View { content }
}
