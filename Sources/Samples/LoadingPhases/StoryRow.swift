import SwiftUI

/// A story's title and source.
struct StoryRow: View {
  let story: Story

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(story.title).font(.headline)
      Text(story.source).font(.subheadline).foregroundStyle(.secondary)
    }
    .padding(.horizontal)
    .padding(.vertical, 12)
  }
}
