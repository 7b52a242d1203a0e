import Combine

/// A block's model.
final class BlockModel: ObservableObject, Identifiable {
  @Published var title: String
  @Published var subTitle: String

  init(_ data: BlockData) {
    title = data.title
    subTitle = data.subTitle
  }
}
