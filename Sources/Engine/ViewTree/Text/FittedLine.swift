import ElementTree
import Foundation

/// A text of one line that gives way to little room otherwise than by losing its end.
package struct FittedLine: Sendable, Equatable {
  package var text: String
  /// What is left out where there is too little room.
  var truncation: Text.TruncationMode
  /// The least part of its size that the text may have; 1 where it keeps its size.
  var minimumScale: Double

  /// Nil where the end is left out, which browsers do by themselves.
  @MainActor
  init?(_ text: String, in environment: EnvironmentValues) {
    guard environment.style.lineLimit == 1, !text.isEmpty else { return nil }
    let scale = Double(environment.minimumScaleFactor)
    truncation = environment.style.truncation
    minimumScale = scale > 0 && scale < 1 ? scale : 1
    guard truncation != .tail || minimumScale < 1 else { return nil }
    self.text = text
  }

  /// The text in two, of which the first loses its end and the second its beginning.
  var halves: (first: String, second: String) {
    let middle = text.index(text.startIndex, offsetBy: (text.count + 1) / 2)
    return (String(text[..<middle]), String(text[middle...]))
  }
}

/// How such lines are drawn.
///
/// A line that gets smaller has its size from two lengths that only the browser knows: the width that
/// there is, in `cqw`, and the width that the text has at its full size, in `cqh`. For the second the
/// text is set once more, unseen and turned, so that its width is the height of a container. The
/// quotient of two lengths is a tangent. What holds the place is the text once more, unseen, so that a
/// line that has room is as wide as its text.
enum FittedLineRules {
  static let scaledClass = "t-fit"
  static let headClass = "t-head"
  static let middleClass = "t-middle"

  static let text = """
    span.\(scaledClass){display:inline-grid;max-width:100%;vertical-align:bottom;white-space:pre}
    .\(scaledClass)::before{content:attr(data-text);visibility:hidden;overflow:hidden;min-width:0;\
    grid-area:1/1}
    .\(scaledClass)>span{grid-area:1/1;min-width:0;position:relative;overflow:clip;\
    container-type:inline-size}
    .\(scaledClass)>span>span{position:absolute;top:0;left:0;visibility:hidden;\
    writing-mode:vertical-lr;text-orientation:sideways}
    .\(scaledClass)>span>span::before{content:attr(data-text)}
    .\(scaledClass)>span>span>span{position:absolute;inset:0;container-type:inline-size}
    .\(scaledClass)>span>span>span>span{position:absolute;top:0;left:0;width:100cqw;\
    visibility:visible;writing-mode:horizontal-tb;overflow:hidden;text-overflow:ellipsis;\
    font-size:calc(1em*clamp(var(--least),tan(atan2(100cqw,100cqh)),1))}
    span.\(headClass){display:inline-block;max-width:100%;overflow:hidden;text-overflow:ellipsis;\
    direction:rtl;vertical-align:bottom;white-space:pre}
    span.\(middleClass){display:inline-flex;max-width:100%;vertical-align:bottom;white-space:pre}
    .\(middleClass)>span{min-width:0;overflow:hidden;text-overflow:ellipsis}
    .\(middleClass)>span+span{direction:rtl;text-overflow:clip}
    :dir(rtl)>:is(.\(headClass),.\(middleClass)>span+span){direction:ltr}

    """
}
