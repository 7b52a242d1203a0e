import Foundation

/// Stories that take their time; the first request fails.
actor FlakyNewsService: NewsService {
  private var requests = 0

  func stories(page: Int) async throws -> [Story] {
    requests += 1
    let isFirst = requests == 1
    try await Task.sleep(nanoseconds: 700_000_000)
    if isFirst { throw Failure() }
    let first = page * Self.pageSize + 1
    return (first..<first + Self.pageSize).filter { $0 <= 75 }.map { Story(id: $0) }
  }

  struct Failure: LocalizedError {
    var errorDescription: String? { "The newsroom does not answer." }
  }
}
