import ElementTree

/// What is drawn on and around a plain area.
package struct AreaLook {
  package var borderWidth: Double = 0
  package var borderColor = Color.black
  package var cornerRadius: Double = 0
  /// Whether what is inside is cut at the edges.
  package var clips = false
  package var shadow: (color: Color, x: Double, y: Double, radius: Double)?
  package var opacity: Double = 1

  package init() {}
}

extension LoweringContext {
  /// Adds an area that fills the space that it is proposed; what is behind is seen through its colour,
  /// blurred if that is wanted.
  @MainActor
  package mutating func addArea(_ color: Color?, isBlurred: Bool = false) {
    var box = Box(kind: .paint, width: .filling(), height: .filling())
    if let color {
      box.phase = .background
      box.firstPhase = .background
      box.style = extend(0, .backgroundColor, css(color))
      if isBlurred {
        box.style = extend(
          box.style, .backdropFilter, .text(CSSText("blur(24px) saturate(180%)")))
      }
    }
    add(box)
  }

  /// Draws on the boxes that came since a mark.
  @MainActor
  package mutating func draw(_ look: AreaLook, since mark: Int) {
    forEachBox(since: mark) { box, context in
      if look.borderWidth > 0 {
        let color = context.css(look.borderColor)
        context.decorate(&box, .border) { list, styles in
          list = styles.extend(list, .borderWidth, .points(look.borderWidth))
          list = styles.extend(list, .borderStyle, .text(CSSText("solid")))
          list = styles.extend(list, .borderColor, color)
        }
      }
      if look.cornerRadius > 0 || look.clips {
        context.decorate(&box, .clip) { list, styles in
          list = styles.extend(list, .borderRadius, .points(look.cornerRadius))
          if look.clips { list = styles.extend(list, .overflow, .text(CSSText("hidden"))) }
        }
      }
      if let shadow = look.shadow {
        let lengths = [shadow.x, shadow.y, shadow.radius * 2]
          .map { CSSNumber.string($0) + "px" }.joined(separator: " ")
        let value = lengths + " " + context.css(shadow.color).string
        context.decorate(&box, .shadow) { list, styles in
          list = styles.extend(list, .boxShadow, .text(CSSText(value)))
        }
      }
      if look.opacity < 1 {
        context.decorate(&box, .opacity) { list, styles in
          list = styles.extend(list, .opacity, .number(max(0, look.opacity)))
        }
      }
    }
  }

  /// Puts the boxes that came since a mark into a frame at a point, in points from the top leading
  /// corner.
  @MainActor
  package mutating func place(
    since mark: Int, x: Float, y: Float, width: Float, height: Float, alignment: Alignment
  ) {
    forEachBox(since: mark) { box, context in
      var sized = Box(kind: .frame, width: .fixed(width), height: .fixed(height))
      sized.alignment = alignment.box
      sized.frame = FramePayload(width: width, height: height)
      context.wrap(&box, in: sized)
      guard x != 0 || y != 0 else { return }
      var moved = Box(
        kind: .padding, width: .fixed(max(0, width + x)), height: .fixed(max(0, height + y)))
      moved.padding = PaddingPayload(top: y, leading: x, bottom: 0, trailing: 0)
      context.wrap(&box, in: moved)
    }
  }

  /// Puts boxes over those that came since a mark, from the top leading corner.
  @MainActor
  package mutating func overlay(
    since mark: Int, _ lower: (inout LoweringContext) -> Void
  ) {
    forEachBox(since: mark) { box, context in
      context.addLayer(to: &box, .topLeading, isOverlay: true, lower)
    }
  }

  /// Gives the boxes that came since a mark words for readers and an identifier for tests.
  @MainActor
  package mutating func name(since mark: Int, label: String?, identifier: String?) {
    forEachBox(since: mark) { box, context in
      if let label { context.setLabel(label, of: &box) }
      if let identifier { context.annotate(&box) { $0.set(.dataTestid, identifier) } }
    }
  }
}
