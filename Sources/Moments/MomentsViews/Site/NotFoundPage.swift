import SwiftUI

/// What a reader sees who asked for a page that isn't there.
public struct NotFoundPage: View {
  let home: String
  let archive: String?

  /// Creates the page with the ways home and to the archive.
  public init(home: String, archive: String? = nil) {
    self.home = home
    self.archive = archive
  }

  public var body: some View {
    VStack(spacing: Spacing.medium) {
      Image(systemName: "questionmark.circle")
        .font(.largeTitle)
        .foregroundColor(.secondary)
      PageHeading(title: "Nothing here")
      Text("There is no page at this address.")
        .foregroundColor(.secondary)
      PageLink("To the timeline", to: home)
      if let archive { PageLink("Look in the archive", to: archive) }
    }
    .padding(Spacing.large)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.timelineBackground.edgesIgnoringSafeArea(.all))
    .navigationTitle("Nothing here")
  }
}

#Preview("Not found") {
  NotFoundPage(home: "#home", archive: "#archive")
}
