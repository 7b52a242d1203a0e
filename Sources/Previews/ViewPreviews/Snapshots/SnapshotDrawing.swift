import ViewSnapshots

/// What became of drawing a preview that differs from its snapshot.
enum SnapshotDrawing {
  /// The browser is at it; the number tells one drawing from another.
  case running(Int)
  case done(DrawnDifference, Int)
  case failed(String)

  var isRunning: Bool {
    if case .running = self { true } else { false }
  }

  var number: Int? {
    switch self {
    case .running(let number), .done(_, let number): number
    case .failed: nil
    }
  }
}
