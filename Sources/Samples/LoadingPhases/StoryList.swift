import SwiftUI

/// Stories, with something at their end that fetches more once it comes near.
struct StoryList: View {
  let stories: [Story]
  let hasMore: Bool
  let loadMore: () async -> Void

  var body: some View {
    LazyVStack(alignment: .leading, spacing: 0) {
      ForEach(stories) { story in
        StoryRow(story: story)
        Divider()
      }
      if hasMore {
        ProgressView()
          .frame(maxWidth: .infinity)
          .padding()
        Color.clear
          .frame(height: 1)
          .task { await loadMore() }
      } else {
        Text("That is all.")
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity)
          .padding()
      }
    }
  }
}
