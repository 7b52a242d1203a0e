import SwiftUI

/// A block: a purple card.
struct BlockCard: View {
  @ObservedObject var block: BlockModel

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(block.title).font(.headline)
      Text(block.subTitle).font(.subheadline)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background(.purple, in: RoundedRectangle(cornerRadius: 12))
  }
}
