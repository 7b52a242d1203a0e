/// Where news come from.
protocol NewsService: Sendable {
  /// The stories of a page, beginning at 0; fewer than ``pageSize`` at the end.
  func stories(page: Int) async throws -> [Story]
}

extension NewsService {
  static var pageSize: Int { 30 }
}
