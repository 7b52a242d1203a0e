import Combine

/// A section's model.
final class SectionModel: ObservableObject, Identifiable {
  let title: String
  @Published private(set) var blocks: [BlockModel]
  /// How often the section's view was evaluated; no view follows it.
  var evaluations = 0

  init(_ data: SectionData) {
    title = data.title
    blocks = data.blocks.map { BlockModel($0) }
  }

  func removeLastBlock() {
    _ = blocks.popLast()
  }
}
