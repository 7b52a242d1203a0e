public import Foundation

/// A choice of segments side by side.
///
/// - Note: Differs from UIKit: attributes of titles are of no effect.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// The index of no segment.
  public static let noSegment = -1

  private static let shared = UISegmentedControl()
  /// All of them at once.
  public override class func appearance() -> UISegmentedControl { shared }

  private struct Segment {
    var title: String?
    var image: UIImage?
    var isEnabled = true
  }

  private var segments: [Segment] = [] { didSet { setNeedsDisplay() } }
  /// The segment that is chosen, or ``noSegment``.
  open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { setNeedsDisplay() } }
  open var selectedSegmentTintColor: UIColor?
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false

  /// Creates a control of titles (`String`) and pictures (`UIImage`).
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
  }

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
  }

  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].title = title }
  }

  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].image = image }
  }

  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// - Note: Differs from UIKit: a choice of a segment that is disabled is not told of.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }

  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  private func choose(_ segment: Int) {
    guard isEnabledForSegment(at: segment) else { return setNeedsDisplay() }
    selectedSegmentIndex = segment
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  package override func lowerContent(into context: inout LoweringContext) -> Bool {
    let selection = Binding<Int>(
      get: { self.selectedSegmentIndex }, set: { self.choose($0) })
    let picker = Picker(accessibilityLabel ?? "", selection: selection) {
      ForEach(segments.indices, id: \.self) { index in
        if let image = self.segments[index].image {
          image.image.tag(index)
        } else {
          Text(verbatim: self.segments[index].title ?? "").tag(index)
        }
      }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .disabled(!isEnabled)
    context.lower(any: picker, at: Salt.UIKit.control)
    return true
  }
}
