import Foundation
import PixelComparing
import ViewTree

/// Two pictures of a page in five ways: beside, the difference, one over the other, by a slider,
/// one after the other.
///
/// Tabs work by themselves; the rules of ``ReportStyle`` give the boxes their pictures.
struct PictureTabs: View {
  let number: Int
  let pictures: ComparedPictures

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: pictures.summary).font(.footnote).foregroundStyle(.secondary)
      TabView {
        Tab("Side by side", systemImage: "rectangle.split.2x1") {
          HStack(alignment: .top, spacing: 16) {
            VStack(spacing: 4) {
              Text("Before").font(.caption).foregroundStyle(.secondary)
              old
            }
            VStack(spacing: 4) {
              Text("After").font(.caption).foregroundStyle(.secondary)
              new
            }
          }
          .webClass("report-pair")
        }
        Tab("Difference", systemImage: "circle.lefthalf.filled") {
          box(
            max(pictures.old.width, pictures.new.width),
            max(pictures.old.height, pictures.new.height), "d", "The difference")
        }
        Tab("Overlay", systemImage: "square.on.square") {
          ZStack(alignment: .topLeading) {
            old
            new.opacity(0.5)
          }
        }
        Tab("Slider", systemImage: "slider.horizontal.3") {
          VStack(spacing: 8) {
            Slider(value: .constant(50.0), in: 0...100) { Text("How much of the page before") }
            ZStack(alignment: .topLeading) {
              old
              new.webClass("report-reveal")
            }
          }
          .frame(width: 360)
          .webClass("report-slider")
        }
        Tab("Blink", systemImage: "eye") {
          ZStack(alignment: .topLeading) {
            old
            new.webClass("report-blink")
          }
        }
      }
      .frame(height: shownHeight + 110)
    }
  }

  /// Pictures are shown at most this wide.
  private static let shownWidth = 360.0

  private var scale: Double {
    min(1, Self.shownWidth / Double(max(pictures.old.width, pictures.new.width)))
  }

  private var shownHeight: Double {
    (Double(max(pictures.old.height, pictures.new.height)) * scale).rounded(.up)
  }

  private var old: some View {
    box(pictures.old.width, pictures.old.height, "o", "The page before")
  }

  private var new: some View {
    box(pictures.new.width, pictures.new.height, "n", "The page after")
  }

  private func box(_ width: Int, _ height: Int, _ kind: String, _ label: String) -> some View {
    Color.clear
      .frame(width: Double(width) * scale, height: Double(height) * scale)
      .webClass("report-picture", "report-\(kind)\(number)")
      .accessibilityElement()
      .accessibilityLabel(Text(verbatim: label))
      .accessibilityAddTraits(.isImage)
  }
}
