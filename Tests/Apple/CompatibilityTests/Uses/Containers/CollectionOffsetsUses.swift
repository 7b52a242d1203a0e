import SwiftUI

@MainActor enum CollectionOffsetsUses {
  static func rows(_ names: [String]) -> [String] {
    var names = names
    names.move(fromOffsets: [0], toOffset: 2)
    names.remove(atOffsets: [1])
    return names
  }
}
