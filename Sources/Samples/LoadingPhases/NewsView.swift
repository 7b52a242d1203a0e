import SwiftUI

/// What there is to show of each phase.
struct NewsView: View {
  @ObservedObject private var model: NewsModel

  init(model: NewsModel) {
    self.model = model
    Task { await model.start() }
  }

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("News")
    }
  }

  @ViewBuilder private var content: some View {
    switch model.phase {
    case .empty:
      ProgressView()
    case .success(let stories):
      ScrollView {
        StoryList(stories: stories, hasMore: model.hasMore) { await model.loadMore() }
      }
    case .failure(let error):
      ErrorView(error: error) {
        Task { await model.retry() }
      }
    }
  }
}
