import SwiftUI

private struct PlaceInRowKey: ContainerValueKey {
  static var defaultValue: Int { 0 }
}

extension ContainerValues {
  fileprivate var placeInRow: Int {
    get { self[PlaceInRowKey.self] }
    set { self[PlaceInRowKey.self] = newValue }
  }
}

@MainActor enum SubviewUses {
  static func subview(_ value: Subview) {
    _ = Subview.self
    let _: Subview.ID = value.id
    _ = Subview.ID.self
    _ = value.containerValues
  }

  static func subviewsCollection(_ value: SubviewsCollection) {
    _ = SubviewsCollection.self
    _ = value.startIndex + value.endIndex
    _ = value[0]
    _ = value[0..<1]
  }

  static func subviewsCollectionSlice(_ value: SubviewsCollectionSlice) {
    _ = SubviewsCollectionSlice.self
    _ = value.startIndex + value.endIndex
    _ = value[0]
    _ = value[0..<1]
  }

  static func containerValues(_ values: ContainerValues, _ view: some View) {
    _ = ContainerValues.self
    _ = (any ContainerValueKey).self
    _ = PlaceInRowKey.Value.self
    _ = PlaceInRowKey.defaultValue
    _ = values[PlaceInRowKey.self]
    _ = values.tag(for: Int.self)
    _ = values.hasTag(1)
    _ = view.containerValue(\.placeInRow, 1)
  }

  static func containerValueKey<Key: ContainerValueKey>(_ key: Key.Type) {
    _ = Key.Value.self
  }

  static func containers(_ view: some View) {
    _ = Group(subviews: view) { $0 }
    _ = GroupElementsOfContent<Text, Text>.self
    _ = ForEach(subviews: view) { $0 }
  }

  static func forEachSubviewCollection(_ value: ForEachSubviewCollection<Text>) {
    _ = ForEachSubviewCollection<Text>.self
    _ = value.startIndex + value.endIndex
    _ = value[0]
  }
}
