import Testing

@testable import ViewPreviews

/// How large previews are shown.
@Suite struct PreviewSpaceTests {
  @Test(
    arguments: [
      (240, 120, 240, 120), (.infinity, 100, 400, 100), (100, .nan, 100, 866), (-5, 0, 1, 1),
      (1e300, 1e300, 4000, 8000), (-.infinity, .infinity, 400, 866),
    ] as [(Double, Double, Double, Double)])
  func aFixedLayoutIsOneThatCanBeShown(
    _ width: Double, _ height: Double, _ shownWidth: Double, _ shownHeight: Double
  ) {
    var space = PreviewSpace()
    space.kind = .fixed(width: width, height: height)
    let size = space.size(onScreen: 400)
    #expect(size.width == shownWidth)
    #expect(size.height == shownHeight)
  }
}
