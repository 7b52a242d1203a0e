import SwiftUI

@MainActor enum ListEditActionsUses {
  typealias Item = EditActionsUses.Item

  static func lists(
    _ items: Binding<[Item]>, _ one: Binding<Int?>, _ several: Binding<Set<Int>>,
    _ name: Binding<String?>, _ names: Binding<Set<String>>
  ) -> [any View] {
    [
      List(items, editActions: .all) { $item in Text(item.name) },
      List(items, editActions: .all, selection: one) { $item in Text(item.name) },
      List(items, editActions: .delete, selection: several) { $item in Text(item.name) },
      List(items, id: \.name, editActions: .move) { $item in Text(item.name) },
      List(items, id: \.name, editActions: .move, selection: name) { $item in Text(item.name) },
      List(items, id: \.name, editActions: .move, selection: names) { $item in Text(item.name) },
    ]
  }
}
