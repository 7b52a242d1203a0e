/// What a box knows beside its ranges: eight numbers, which the box's kind gives a meaning.
///
/// They are read and written as the payload of a kind, such as ``Box/stack`` or ``Box/padding``. A
/// number that is not set is NaN.
package struct BoxPayload: Sendable {
  @usableFromInline var lanes = SIMD8<Float>(repeating: .nan)

  @inlinable package init() {}

  /// The numbers' bits, for hashes and comparisons: NaN equals nothing, not even NaN.
  @inlinable package var bits: SIMD4<UInt64> { unsafeBitCast(lanes, to: SIMD4<UInt64>.self) }

  /// Whether another box has the same numbers; a number that is not set is the same as another.
  package func isEqual(to other: BoxPayload) -> Bool {
    (0..<8).allSatisfy {
      lanes[$0] == other.lanes[$0] || (lanes[$0].isNaN && other.lanes[$0].isNaN)
    }
  }
}

/// The payload of a text.
package struct TextPayload: Sendable {
  /// The most lines; NaN where there is no limit.
  package var lineLimit: Float

  @inlinable package init(lineLimit: Float) { self.lineLimit = lineLimit }

  @inlinable package var isSingleLine: Bool { lineLimit == 1 }
}

/// The payload of a spacer.
package struct SpacerPayload: Sendable {
  package var minimum: Float

  @inlinable package init(minimum: Float) { self.minimum = minimum }
}

/// The payload of a row, a column or a z-stack.
package struct StackPayload: Sendable {
  /// The distance between neighbours; NaN for the default.
  package var spacing: Float
  /// Whether the stack is never taken for the only view in it.
  package var isNeverFlattened: Bool

  @inlinable package init(spacing: Float = .nan, isNeverFlattened: Bool = false) {
    self.spacing = spacing
    self.isNeverFlattened = isNeverFlattened
  }
}

/// The payload of views of which the first that fits is shown.
package struct FittingPayload: Sendable {
  /// The axes on which a view has to fit.
  package var axes: Axes<Bool>

  @inlinable package init(axes: Axes<Bool>) { self.axes = axes }
}

/// The payload of a scroll view.
package struct ScrollPayload: Sendable {
  /// The axes on which the content moves.
  package var axes: Axes<Bool>
  package var hidesIndicators: Bool
  /// Whether the reader can't move the content for now.
  package var isHeld: Bool
  /// Whether the content is proposed what is seen of it, as pages are, and not its ideal size.
  package var isPaged: Bool

  @inlinable
  package init(
    axes: Axes<Bool>, hidesIndicators: Bool = false, isHeld: Bool = false, isPaged: Bool = false
  ) {
    self.axes = axes
    self.hidesIndicators = hidesIndicators
    self.isHeld = isHeld
    self.isPaged = isPaged
  }

  /// Whether the content moves up and down only.
  @inlinable package var isVertical: Bool { axes.y && !axes.x }
}

/// The payload of padding, in points.
package struct PaddingPayload: Sendable {
  /// Top, leading, bottom, trailing.
  package var insets: SIMD4<Float>

  @inlinable package init(_ insets: SIMD4<Float>) { self.insets = insets }

  @inlinable package init(top: Float, leading: Float, bottom: Float, trailing: Float) {
    insets = SIMD4(top, leading, bottom, trailing)
  }

  @inlinable package var top: Float { insets[0] }
  @inlinable package var leading: Float { insets[1] }
  @inlinable package var bottom: Float { insets[2] }
  @inlinable package var trailing: Float { insets[3] }
}

/// The payload of a frame of a fixed size, in points.
package struct FramePayload: Sendable {
  /// NaN where the frame sets none.
  package var width: Float
  /// NaN where the frame sets none.
  package var height: Float

  @inlinable package init(width: Float, height: Float) {
    self.width = width
    self.height = height
  }

  @inlinable package subscript(axis: Int) -> Float { axis == 0 ? width : height }
}

/// The payload of a frame with limits.
package struct FlexibleFramePayload: Sendable {
  /// The limits on one axis, in points; NaN where the frame sets none.
  package struct Limits: Sendable {
    package var minimum: Float
    package var ideal: Float
    package var maximum: Float

    @inlinable
    package init(minimum: Float = .nan, ideal: Float = .nan, maximum: Float = .nan) {
      self.minimum = minimum
      self.ideal = ideal
      self.maximum = maximum
    }

    /// Whether the proposal is held between limits.
    @inlinable package var clampsProposal: Bool { !minimum.isNaN || !maximum.isNaN }
  }

  package var width: Limits
  package var height: Limits

  @inlinable package init(width: Limits = Limits(), height: Limits = Limits()) {
    self.width = width
    self.height = height
  }

  @inlinable package subscript(axis: Int) -> Limits {
    get { axis == 0 ? width : height }
    set { if axis == 0 { width = newValue } else { height = newValue } }
  }
}

/// The payload of a box with its ideal size.
package struct FixedSizePayload: Sendable {
  package var horizontal: Bool
  package var vertical: Bool

  @inlinable package init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// The payload of proportions.
package struct AspectRatioPayload: Sendable {
  /// Width by height; NaN where only the browser knows it.
  package var ratio: Float
  /// Whether the child fills the proposal and may be larger than it.
  package var fills: Bool
  /// Whether the proportions are the child's own.
  package var isOwn: Bool

  @inlinable package init(ratio: Float, fills: Bool, isOwn: Bool = false) {
    self.ratio = ratio
    self.fills = fills
    self.isOwn = isOwn
  }

  /// Whether the child is the largest square that fits into the proposal.
  @inlinable package var fitsSquare: Bool { ratio == 1 && !fills }
}

/// The payload of a box whose child has its centre at a point.
package struct PositionPayload: Sendable {
  package var x: Float
  package var y: Float

  @inlinable package init(x: Float, y: Float) {
    self.x = x
    self.y = y
  }

  @inlinable package subscript(axis: Int) -> Float { axis == 0 ? x : y }
}

extension Box {
  /// The payload of a ``BoxKind/text``.
  @inlinable package var text: TextPayload {
    get { TextPayload(lineLimit: payload.lanes[0]) }
    set { payload.lanes[0] = newValue.lineLimit }
  }

  /// The payload of a ``BoxKind/spacer``.
  @inlinable package var spacer: SpacerPayload {
    get { SpacerPayload(minimum: payload.lanes[0]) }
    set { payload.lanes[0] = newValue.minimum }
  }

  /// The payload of a ``BoxKind/hstack``, ``BoxKind/vstack`` or ``BoxKind/zstack``.
  @inlinable package var stack: StackPayload {
    get { StackPayload(spacing: payload.lanes[0], isNeverFlattened: payload.lanes[1] == 1) }
    set {
      payload.lanes[0] = newValue.spacing
      payload.lanes[1] = newValue.isNeverFlattened ? 1 : 0
    }
  }

  /// The payload of a ``BoxKind/fitting``.
  @inlinable package var fitting: FittingPayload {
    get { FittingPayload(axes: Axes(payload.lanes[0] == 1, payload.lanes[1] == 1)) }
    set {
      payload.lanes[0] = newValue.axes.x ? 1 : 0
      payload.lanes[1] = newValue.axes.y ? 1 : 0
    }
  }

  /// The payload of a ``BoxKind/scroll``.
  @inlinable package var scroll: ScrollPayload {
    get {
      ScrollPayload(
        axes: Axes(payload.lanes[0] == 1, payload.lanes[1] == 1),
        hidesIndicators: payload.lanes[2] == 1, isHeld: payload.lanes[3] == 1,
        isPaged: payload.lanes[4] == 1)
    }
    set {
      payload.lanes[0] = newValue.axes.x ? 1 : 0
      payload.lanes[1] = newValue.axes.y ? 1 : 0
      payload.lanes[2] = newValue.hidesIndicators ? 1 : 0
      payload.lanes[3] = newValue.isHeld ? 1 : 0
      payload.lanes[4] = newValue.isPaged ? 1 : 0
    }
  }

  /// The payload of a ``BoxKind/padding``.
  @inlinable package var padding: PaddingPayload {
    get { PaddingPayload(payload.lanes.lowHalf) }
    set { payload.lanes.lowHalf = newValue.insets }
  }

  /// The payload of a ``BoxKind/frame``.
  @inlinable package var frame: FramePayload {
    get { FramePayload(width: payload.lanes[0], height: payload.lanes[1]) }
    set {
      payload.lanes[0] = newValue.width
      payload.lanes[1] = newValue.height
    }
  }

  /// The payload of a ``BoxKind/flexibleFrame``.
  @inlinable package var flexibleFrame: FlexibleFramePayload {
    get {
      FlexibleFramePayload(
        width: .init(
          minimum: payload.lanes[0], ideal: payload.lanes[1], maximum: payload.lanes[2]),
        height: .init(
          minimum: payload.lanes[3], ideal: payload.lanes[4], maximum: payload.lanes[5]))
    }
    set {
      payload.lanes[0] = newValue.width.minimum
      payload.lanes[1] = newValue.width.ideal
      payload.lanes[2] = newValue.width.maximum
      payload.lanes[3] = newValue.height.minimum
      payload.lanes[4] = newValue.height.ideal
      payload.lanes[5] = newValue.height.maximum
    }
  }

  /// The payload of a ``BoxKind/fixedSize``.
  @inlinable package var fixedSize: FixedSizePayload {
    get {
      FixedSizePayload(horizontal: payload.lanes[0] == 1, vertical: payload.lanes[1] == 1)
    }
    set {
      payload.lanes[0] = newValue.horizontal ? 1 : 0
      payload.lanes[1] = newValue.vertical ? 1 : 0
    }
  }

  /// The payload of a ``BoxKind/aspectRatio``.
  @inlinable package var aspectRatio: AspectRatioPayload {
    get {
      AspectRatioPayload(
        ratio: payload.lanes[0], fills: payload.lanes[1] == 1, isOwn: payload.lanes[2] == 1)
    }
    set {
      payload.lanes[0] = newValue.ratio
      payload.lanes[1] = newValue.fills ? 1 : 0
      payload.lanes[2] = newValue.isOwn ? 1 : 0
    }
  }

  /// The payload of a ``BoxKind/position``.
  @inlinable package var position: PositionPayload {
    get { PositionPayload(x: payload.lanes[0], y: payload.lanes[1]) }
    set {
      payload.lanes[0] = newValue.x
      payload.lanes[1] = newValue.y
    }
  }
}
