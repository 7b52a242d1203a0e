import Testing

@testable import ViewTree

@Suite("Payloads of boxes")
struct BoxPayloadTests {
  private func box(_ kind: BoxKind) -> Box {
    Box(kind: kind, width: .fixed(1), height: .fixed(1))
  }

  @Test("What is not set is unknown or false")
  func unset() {
    let box = box(.hstack)
    #expect(box.stack.spacing.isNaN && !box.stack.isNeverFlattened)
    #expect(box.text.lineLimit.isNaN && !box.text.isSingleLine)
    #expect(!box.scroll.axes.x && !box.scroll.axes.y)
    #expect(!box.scroll.hidesIndicators && !box.scroll.isHeld && !box.scroll.isVertical)
    #expect(!box.fixedSize.horizontal && !box.fixedSize.vertical)
    #expect(!box.aspectRatio.fills && !box.aspectRatio.isOwn && !box.aspectRatio.fitsSquare)
    #expect(!box.flexibleFrame.width.clampsProposal && !box.flexibleFrame.height.clampsProposal)
  }

  @Test("Each member of a payload is read as it was written")
  func roundTrips() {
    var box = box(.wrapper)
    box.text = TextPayload(lineLimit: 1)
    #expect(box.text.isSingleLine)
    box.spacer = SpacerPayload(minimum: 12)
    #expect(box.spacer.minimum == 12)
    box.stack = StackPayload(spacing: -4, isNeverFlattened: true)
    #expect(box.stack.spacing == -4 && box.stack.isNeverFlattened)
    for bits in 0..<16 {
      box.scroll = ScrollPayload(
        axes: Axes(bits & 1 != 0, bits & 2 != 0), hidesIndicators: bits & 4 != 0,
        isHeld: bits & 8 != 0)
      #expect(box.scroll.axes.x == (bits & 1 != 0) && box.scroll.axes.y == (bits & 2 != 0))
      #expect(box.scroll.hidesIndicators == (bits & 4 != 0))
      #expect(box.scroll.isHeld == (bits & 8 != 0))
      #expect(box.scroll.isVertical == (bits & 3 == 2))
    }
    box.padding = PaddingPayload(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(box.padding.insets == SIMD4(1, 2, 3, 4))
    #expect(box.padding.top == 1 && box.padding.leading == 2)
    #expect(box.padding.bottom == 3 && box.padding.trailing == 4)
    box.frame = FramePayload(width: 5, height: 6)
    #expect(box.frame[0] == 5 && box.frame[1] == 6)
    box.fixedSize = FixedSizePayload(horizontal: true, vertical: false)
    #expect(box.fixedSize.horizontal && !box.fixedSize.vertical)
    box.aspectRatio = AspectRatioPayload(ratio: 1, fills: false, isOwn: true)
    #expect(box.aspectRatio.fitsSquare && box.aspectRatio.isOwn)
    box.aspectRatio.fills = true
    #expect(!box.aspectRatio.fitsSquare && box.aspectRatio.fills)
    box.position = PositionPayload(x: 7, y: 8)
    #expect(box.position[0] == 7 && box.position[1] == 8)
  }

  @Test("The limits of a frame's axes are apart")
  func limits() {
    var box = box(.flexibleFrame)
    box.flexibleFrame[1].maximum = .infinity
    #expect(!box.flexibleFrame.width.clampsProposal && box.flexibleFrame.height.clampsProposal)
    box.flexibleFrame[0] = .init(minimum: 1, ideal: 2, maximum: 3)
    let limits = box.flexibleFrame.width
    #expect(limits.minimum == 1 && limits.ideal == 2 && limits.maximum == 3)
    #expect(box.flexibleFrame[1].minimum.isNaN && box.flexibleFrame[1].maximum == .infinity)
    box.flexibleFrame[0] = .init(ideal: 2)
    #expect(!box.flexibleFrame[0].clampsProposal)
  }

  @Test("Payloads are equal where both set the same numbers")
  func equality() {
    var (first, second) = (box(.padding), box(.padding))
    #expect(first.payload.isEqual(to: second.payload) && first.payload.bits == second.payload.bits)
    first.padding = PaddingPayload(SIMD4(repeating: 0))
    #expect(!first.payload.isEqual(to: second.payload) && first.payload.bits != second.payload.bits)
    second.padding = PaddingPayload(SIMD4(repeating: -0.0))
    #expect(first.payload.isEqual(to: second.payload) && first.payload.bits != second.payload.bits)
  }

  @Test("A modifier's first child is the view that it modifies")
  func arity() {
    let kinds = (0...UInt8.max).compactMap(BoxKind.init(rawValue:))
    #expect(kinds.count == 26)
    let modifiers = kinds.filter(\.isModifier)
    #expect(
      modifiers == [
        .padding, .frame, .flexibleFrame, .fixedSize, .aspectRatio, .position, .background,
        .overlay, .wrapper,
      ])
    #expect(modifiers.filter { $0.arity == .oneWithLayer } == [.background, .overlay])
    #expect(kinds.filter(\.hasRectangleOfChild) == [.background, .overlay, .wrapper])
    #expect(kinds.filter(\.isReplaced).allSatisfy { $0.arity == .none })
    #expect(kinds.filter(\.isStack).allSatisfy { $0.arity == .many })
  }
}
