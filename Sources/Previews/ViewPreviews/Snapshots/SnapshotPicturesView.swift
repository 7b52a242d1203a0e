import Combine
import Foundation
import ViewSnapshots
import ViewTree

/// A preview that differs from its snapshot as pictures, once they are asked for: the snapshot, the
/// preview as it is, and the pixels that differ.
struct SnapshotPicturesView: View {
  @ObservedObject var baselines: PreviewBaselines
  let preview: CataloguedPreview

  /// The room for pictures in the panel, in points.
  private static let width = InspectionPanel.width - 28
  private static let spacing = 8.0

  var body: some View {
    switch baselines.drawing(of: preview.id) {
    case nil:
      if DrawnDifference.canDraw {
        Button("Show pictures") { baselines.draw(preview) }
          .buttonStyle(.bordered)
          .font(.footnote)
          .accessibilityIdentifier("draw")
      } else {
        Text("With Chromium on this machine there were pictures, too.")
          .foregroundStyle(Color.quiet)
      }
    case .running:
      Text("Drawing…").foregroundStyle(Color.quiet)
    case .failed(let words):
      Text(verbatim: words).foregroundStyle(Color.wrong)
    case .done(let drawn, let number):
      Text(verbatim: words(drawn)).foregroundStyle(Color.quiet)
        .accessibilityIdentifier("pixels")
      // Upright ones side by side, others one below the other.
      if drawn.height > drawn.width {
        HStack(alignment: .top, spacing: Self.spacing) {
          pictures(drawn, number, width: (Self.width - 2 * Self.spacing) / 3)
        }
      } else {
        VStack(alignment: .leading, spacing: Self.spacing) {
          pictures(drawn, number, width: min(Self.width, Double(drawn.width)))
        }
      }
    }
  }

  private func pictures(
    _ drawn: DrawnDifference, _ number: Int, width: Double
  ) -> some View {
    ForEach(DrawnDifference.Part.allCases, id: \.self) { part in
      let address = SnapshotPictures.address(of: preview.id, part, number)
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: part.words).font(.caption2).foregroundStyle(Color.quiet)
        AsyncImage(url: URL(string: address)) { image in
          image.resizable().scaledToFit()
        } placeholder: {
          Color.clear
        }
        .frame(width: width, height: (width * ratio(drawn)).rounded(), alignment: .top)
        .accessibilityLabel(Text(verbatim: part.words))
        .border(Color.primary.opacity(0.15))
        .webLink(address, class: "p-alone")
        .accessibilityIdentifier("picture:\(part.rawValue)")
      }
    }
  }

  private func ratio(_ drawn: DrawnDifference) -> Double {
    Double(drawn.height) / Double(max(drawn.width, 1))
  }

  private func words(_ drawn: DrawnDifference) -> String {
    switch drawn.count {
    case 0: "No pixel differs."
    case 1: "1 pixel differs."
    default: "\(drawn.count) pixels differ."
    }
  }
}

extension DrawnDifference.Part {
  fileprivate var words: String {
    switch self {
    case .old: "Snapshot"
    case .new: "Now"
    case .difference: "Difference"
    }
  }
}
