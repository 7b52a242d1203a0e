extension LiveView {
  /// Has rows be made that scroll views are to show and that are not there.
  func seekRows() {
    for wish in live.scrolls {
      for window in live.rowWindows.values { window.seek(wish) }
    }
  }
}
