import Moments
import SwiftUI

/// A timeline's view model, as views follow it.
///
/// Every reload wraps each item anew, so the rows' identities change although most of the rows look
/// as before.
@MainActor
public final class TimelineModel: ObservableObject {
  /// A row with an identity of its own.
  public struct Row: Identifiable {
    public let id = UUID()
    public let item: any ListItemViewModel
  }

  /// The rows in order.
  @Published public private(set) var rows: [Row] = []
  /// What went wrong with the last request, if anything did.
  @Published public private(set) var errorMessage: String?

  /// Whose eyes see the timeline.
  public let userID: String
  private let viewModel: MomentsTimelineViewModel

  /// Follows a timeline.
  public init(_ viewModel: MomentsTimelineViewModel, userID: String) {
    self.viewModel = viewModel
    self.userID = userID
    viewModel.onChange = { [weak self] in self?.update() }
    update()
  }

  /// Asks for the timeline.
  public func load() {
    viewModel.load()
  }

  private func update() {
    rows = viewModel.items.map { Row(item: $0) }
    errorMessage = viewModel.errorMessage
  }
}
