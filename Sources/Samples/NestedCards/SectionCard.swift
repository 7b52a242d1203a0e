import SwiftUI

/// A section: a red card with a purple one for each of its blocks.
struct SectionCard: View {
  @ObservedObject var section: SectionModel

  var body: some View {
    let _ = section.evaluations += 1
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text(section.title).font(.headline)
        Spacer()
        Button("Remove last") { section.removeLastBlock() }
          .buttonStyle(.bordered)
          .tint(.white)
          .disabled(section.blocks.isEmpty)
      }
      ForEach(section.blocks) { block in
        BlockCard(block: block)
      }
      Text("Evaluations: \(section.evaluations)").font(.caption)
    }
    .foregroundStyle(.white)
    .padding()
    .background(.red, in: RoundedRectangle(cornerRadius: 16))
  }
}
