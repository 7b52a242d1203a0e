import SwiftUI

@MainActor enum TabContentUses {
  static func tabContent(_ choice: Binding<Choice>, _ flag: Bool) {
    _ = (any TabContent).self
    _ = TabView(selection: choice) {
      Tab("a", systemImage: "star", value: .one) { Text("a") }.badge(1)
      TabSection("a") { Tab("a", systemImage: "star", value: .one) { Text("a") } }
    }
  }

  static func tabValue<T: TabContent>(_ value: T) {
    typealias One = Tab<Choice, Text, Text>
    _ = T.TabValue.self
    _ = One.TabValue.self
    _ = TabSection<One>.TabValue.self
    _ = ForEach<[Row], Int, One>.TabValue.self
    _ = ModifiedContent<One, EmptyModifier>.TabValue.self
  }

  static func tabContentBuilder() {
    typealias Builder = TabContentBuilder<Choice>
    _ = Builder.self
    let tabs = Builder.buildExpression(
      Tab("a", systemImage: "star", value: Choice.one) { Text("a") })
    _ = Builder.buildBlock(tabs, tabs)
    _ = Builder.buildIf(tabs)
    _ = Builder.buildEither(first: tabs)
    _ = Builder.buildEither(second: tabs)
    _ = Builder.buildLimitedAvailability(tabs)
  }
}
