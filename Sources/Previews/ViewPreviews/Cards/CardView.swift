import Foundation
import ViewSnapshots
import ViewTree

/// A preview in its surroundings, as all of a page.
struct CardView: View {
  let preview: AnyView
  let space: PreviewSpace
  let variant: SnapshotVariant
  let hasOutlines: Bool
  let hasControls: Bool

  init(_ preview: CataloguedPreview, in address: CardAddress) {
    self.preview = Self.erased(preview.make())
    space = preview.space
    variant = address.variant
    hasOutlines = address.hasOutlines
    hasControls = address.hasControls
  }

  var body: some View {
    preview
      .environment(\.showsPreviewControls, hasControls)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .preferredColorScheme(variant.colorScheme)
      .webClass(hasOutlines ? "p-outlines" : "")
  }

  private static func erased(_ view: any View) -> AnyView {
    func open<V: View>(_ view: V) -> AnyView { AnyView(view) }
    return open(view)
  }
}

/// What stands in the place of a preview that can't be shown.
struct FailedCardView: View {
  let title: String
  let message: String

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Label(title, systemImage: "exclamationmark.triangle.fill")
          .font(.headline)
          .foregroundStyle(Color.wrong)
          .accessibilityAddTraits(.isHeader)
        Text(verbatim: message)
          .font(.footnote.monospaced())
          .textSelection(.enabled)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
    }
  }
}
