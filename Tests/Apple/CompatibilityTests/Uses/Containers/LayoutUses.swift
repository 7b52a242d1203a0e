import SwiftUI

@MainActor enum LayoutUses {
  static func layout<T: Layout>(_ value: T, _ tSubviews: T.Subviews, _ tCache: inout T.Cache) {
    _ = (any Layout).self
    _ = T.Cache.self
    _ = T.Subviews.self
    _ = T.layoutProperties
    _ = value.makeCache(subviews: tSubviews)
    value.updateCache(&tCache, subviews: tSubviews)
    _ = value.spacing(subviews: tSubviews, cache: &tCache)
    _ = value.sizeThatFits(proposal: .unspecified, subviews: tSubviews, cache: &tCache)
    value.placeSubviews(
      in: CGRect(x: 0, y: 0, width: 9, height: 9), proposal: .unspecified, subviews: tSubviews,
      cache: &tCache)
    _ = value.explicitAlignment(
      of: .leading, in: CGRect(x: 0, y: 0, width: 9, height: 9), proposal: .unspecified,
      subviews: tSubviews, cache: &tCache)
    _ = value.callAsFunction({ Text("a") })
  }

  static func layoutProperties(_ value: LayoutProperties) {
    _ = LayoutProperties.self
    _ = value.stackOrientation
    _ = LayoutProperties()
  }

  static func viewSpacing(_ value: ViewSpacing) {
    var copy = value
    let _: ViewSpacing = .zero
    _ = ViewSpacing.self
    _ = ViewSpacing()
    copy.formUnion(ViewSpacing(), edges: .horizontal)
    _ = value.union(ViewSpacing(), edges: .horizontal)
    _ = value.distance(to: ViewSpacing(), along: .horizontal)
  }

  static func layoutValueKey<T: LayoutValueKey>(_: T.Type) {
    _ = (any LayoutValueKey).self
    _ = T.Value.self
    _ = T.defaultValue
  }

  static func view(_ view: some View) {
    _ = view.layoutValue(key: RankKey.self, value: 0.5)
  }

  static func layoutOverloads<T: Layout>(
    _ value: T, _ tSubviews: T.Subviews, _ tCache: inout T.Cache
  ) {
    _ = value.explicitAlignment(
      of: .top, in: CGRect(x: 0, y: 0, width: 9, height: 9), proposal: .unspecified,
      subviews: tSubviews, cache: &tCache)
  }
}
