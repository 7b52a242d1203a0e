import ElementTree

/// Values that layout writes again and again.
enum Keyword {
  static let flex = CSSValue.text(CSSText("flex"))
  static let grid = CSSValue.text(CSSText("grid"))
  static let column = CSSValue.text(CSSText("column"))
  static let none = CSSValue.text(CSSText("none"))
  static let auto = CSSValue.text(CSSText("auto"))
  static let start = CSSValue.text(CSSText("start"))
  static let center = CSSValue.text(CSSText("center"))
  static let end = CSSValue.text(CSSText("end"))
  static let stretch = CSSValue.text(CSSText("stretch"))
  static let unsafeStart = CSSValue.text(CSSText("unsafe start"))
  static let unsafeCenter = CSSValue.text(CSSText("unsafe center"))
  static let unsafeEnd = CSSValue.text(CSSText("unsafe end"))
  static let baseline = CSSValue.text(CSSText("first baseline"))
  static let lastBaseline = CSSValue.text(CSSText("last baseline"))
  static let relative = CSSValue.text(CSSText("relative"))
  static let absolute = CSSValue.text(CSSText("absolute"))
  static let isolate = CSSValue.text(CSSText("isolate"))
  static let hidden = CSSValue.text(CSSText("hidden"))
  static let webkitBox = CSSValue.text(CSSText("-webkit-box"))
  static let vertical = CSSValue.text(CSSText("vertical"))
  static let size = CSSValue.text(CSSText("size"))
  static let inlineSize = CSSValue.text(CSSText("inline-size"))
  static let stable = CSSValue.text(CSSText("stable"))
  static let stableOnBothSides = CSSValue.text(CSSText("stable both-edges"))
  static let full = CSSValue.percent(100)
  static let zero = CSSValue.points(0 as Double)
  static let hair = CSSValue.text(CSSText("var(--hair)"))
  static let grow = CSSValue.text(CSSText("1 1 0"))
  static let maxContent = CSSValue.text(CSSText("max-content"))
  static let shrink = CSSValue.text(CSSText("0 1 auto"))
  /// Grid tracks by which axes fill their container: rows, columns.
  static let tracks = [
    CSSValue.text(CSSText("auto/auto")), CSSValue.text(CSSText("auto/minmax(0,1fr)")),
    CSSValue.text(CSSText("minmax(0,1fr)/auto")),
    CSSValue.text(CSSText("minmax(0,1fr)/minmax(0,1fr)")),
  ]

  static func place(_ place: Place) -> CSSValue {
    switch place {
    case .start: start
    case .center: center
    case .end: end
    case .firstBaseline: baseline
    case .lastBaseline: lastBaseline
    }
  }

  static func unsafePlace(_ place: Place) -> CSSValue {
    switch place {
    case .start, .firstBaseline: unsafeStart
    case .center: unsafeCenter
    case .end, .lastBaseline: unsafeEnd
    }
  }

  static func text(_ place: Place) -> CSSValue {
    switch place {
    case .start, .firstBaseline: start
    case .center: center
    case .end, .lastBaseline: end
    }
  }

  /// What scrolls sideways in a page of a carousel hands over to the carousel at its ends.
  static let sidewaysEnd = CSSValue.text(CSSText("var(--sideways,contain) auto"))

  private static let idealWidth = [
    CSSValue.text(CSSText("auto/max-content")), CSSValue.text(CSSText("minmax(0,1fr)/max-content")),
  ]

  /// Grid tracks of what is as wide as its content would be.
  static func idealWidth(fillsHeight: Bool) -> CSSValue { idealWidth[fillsHeight ? 1 : 0] }

  /// Grid tracks where some axes fill their container.
  static func tracks(fills: Axes<Bool>) -> CSSValue {
    tracks[(fills.x ? 1 : 0) + (fills.y ? 2 : 0)]
  }
}

extension CSSValue {
  /// A length in points.
  @inline(__always)
  static func points(_ value: Float) -> CSSValue { .points(Double(value)) }
}

/// Lengths in expressions.
func pixels(_ value: Float) -> String {
  value == 0 ? "0px" : CSSNumber.string(Double(value)) + "px"
}
