import SwiftUI

@MainActor enum TupleViewUses {
  static func tupleView(_ value: TupleView<(Text, Text)>) {
    _ = TupleView<(Text, Text)>.self
    _ = value.value
    _ = TupleView((Text("a"), Text("a")))
  }
}
