import Combine
import Foundation

/// The stories that were fetched so far.
@MainActor
final class NewsModel: ObservableObject {
  @Published private(set) var phase = DataFetchPhase<[Story]>.empty
  @Published private(set) var hasMore = true
  private var isLoading = false
  private let service: any NewsService

  init(service: any NewsService) {
    self.service = service
  }

  /// Fetches the first stories, unless they are there or on their way.
  func start() async {
    guard case .empty = phase, !isLoading else { return }
    await load([])
  }

  /// Tries again after a failure.
  func retry() async {
    phase = .empty
    await load([])
  }

  /// Fetches the next stories.
  func loadMore() async {
    guard let stories = phase.value, hasMore, !isLoading else { return }
    await load(stories)
  }

  private func load(_ known: [Story]) async {
    isLoading = true
    defer { isLoading = false }
    do {
      let page = try await service.stories(page: known.count / FlakyNewsService.pageSize)
      hasMore = page.count == FlakyNewsService.pageSize
      phase = .success(known + page)
    } catch is CancellationError {
      // The end of the list was scrolled away; it is fetched when it comes again.
    } catch {
      phase = .failure(error)
    }
  }
}
