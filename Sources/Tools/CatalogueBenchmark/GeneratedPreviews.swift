import Foundation
import ViewPreviews
import ViewTree

/// A catalogue that nobody wrote: previews of small views in many files.
@MainActor
enum GeneratedPreviews {
  /// A catalogue of so many previews, ten in a file and ten files in a module.
  static func catalogue(_ count: Int) -> PreviewCatalogue {
    PreviewCatalogue(
      (0..<count).map { number in
        CataloguedPreview(
          module: "Module\(number / 100)", file: "File\(number / 10 % 10).swift",
          line: number % 10 * 12 + 1, name: "\(states[number % states.count]) \(number)",
          space: PreviewSpace(), make: { GeneratedView(number: number) })
      })
  }

  private static let states = ["Usual", "Empty", "Loading", "Failed", "Long text"]
}

/// Some twenty elements that differ from preview to preview.
struct GeneratedView: View {
  let number: Int
  @State private var isLiked = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(verbatim: "Preview \(number)").font(.title2.bold())
      ForEach(0..<4) { row in
        HStack {
          Image(systemName: "photo")
          Text(verbatim: "Row \(row) of \(number)")
          Spacer()
        }
      }
      Button(isLiked ? "Liked" : "Like") { isLiked.toggle() }.buttonStyle(.bordered)
    }
    .padding()
  }
}
