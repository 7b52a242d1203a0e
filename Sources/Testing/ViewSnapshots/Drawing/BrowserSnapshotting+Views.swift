public import ViewTree

extension BrowserSnapshotting where Value: View {
  /// What Chromium draws: the baseline is the page as text, and where that differs, old and new are
  /// drawn here and now and compared pixel by pixel.
  ///
  ///     await assertSnapshot(of: MomentCard(.sample), as: .image)
  ///
  /// No picture is kept, and no difference is too small to be reported.
  public static var image: BrowserSnapshotting { image() }

  /// What Chromium draws in other surroundings.
  public static func image(
    in surroundings: SnapshotSurroundings = .standard
  ) -> BrowserSnapshotting {
    BrowserSnapshotting(page: .tree(in: surroundings), examiner: ImageExaminer())
  }

  /// What assistive technology gets from Chromium: roles, names, values and states, a node a line.
  public static var accessibility: BrowserSnapshotting { accessibility() }

  /// What assistive technology gets in other surroundings.
  public static func accessibility(
    in surroundings: SnapshotSurroundings = .standard
  ) -> BrowserSnapshotting {
    BrowserSnapshotting(page: .tree(in: surroundings), examiner: AccessibilityExaminer())
  }

  /// The boxes that Chromium lays out, in CSS pixels from the page's upper left corner, an element a
  /// line.
  public static var layout: BrowserSnapshotting { layout() }

  /// The boxes in other surroundings.
  public static func layout(
    in surroundings: SnapshotSurroundings = .standard
  ) -> BrowserSnapshotting {
    BrowserSnapshotting(page: .tree(in: surroundings), examiner: LayoutExaminer())
  }
}
