import SwiftUI

@MainActor enum EditActionsUses {
  struct Item: Identifiable {
    var id: Int
    var name: String
  }

  static func actions() -> [EditActions<[Item]>] {
    [
      EditActions<[Item]>.move, EditActions<[Item]>.delete, EditActions<[Item]>.all,
      EditActions<[Item]>(rawValue: 0),
    ]
  }

  static func rows(_ items: Binding<[Item]>) -> [Any] {
    let rows = ForEach(items, editActions: .all) { $item in TextField("Name", text: $item.name) }
    let named = ForEach(items, id: \.name, editActions: .move) { $item in Text(item.name) }
    typealias Rows = IndexedIdentifierCollection<[Item], Int>
    typealias Row = EditableCollectionContent<Text, [Item]>
    return [rows, named, Rows.self, Rows.Element.self, Row.self]
  }
}
