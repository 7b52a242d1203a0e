import SwiftUI

extension EnvironmentValues {
  @Entry var rank = 1
}

#Preview("Rank", traits: .sizeThatFitsLayout, .portrait) {
  @Previewable @State var rank = 2
  Text("\(rank)").environment(\.rank, rank)
}

#Preview("Ranks", arguments: [1, 2]) { rank in
  Text("\(rank)")
}

enum MacroDeclarationsUses {
  static let registry = (any PreviewRegistry).self
}
