import ElementTree
import Foundation

extension Animation {
  /// The animation as CSS writes a transition of all that it can.
  ///
  /// Transitions happen once, so repetition is left out.
  package var transition: String {
    let delay = delaySeconds == 0 ? "" : " \(Animation.seconds(delaySeconds))"
    return "all \(Animation.seconds(activeDuration)) \(timing)\(delay)"
  }

  /// The course of the animation as a timing function of CSS.
  package var timing: String {
    switch curve {
    case .bezier(let x1, let y1, let x2, let y2):
      switch (x1, y1, x2, y2) {
      case (0, 0, 1, 1): return "linear"
      case (0.42, 0, 1, 1): return "ease-in"
      case (0, 0, 0.58, 1): return "ease-out"
      case (0.42, 0, 0.58, 1): return "ease-in-out"
      default:
        let numbers = [x1, y1, x2, y2].map(CSSNumber.string).joined(separator: ",")
        return "cubic-bezier(\(numbers))"
      }
    case .spring(let spring, let velocity):
      return "linear(\(Animation.samples(spring, velocity).joined(separator: ",")))"
    case .samples(let samples):
      // As many as springs have at most. At the end the new value is there, wherever the author's has come to.
      let values =
        stride(from: 0, to: samples.count, by: max(1, (samples.count + 399) / 400))
        .map { CSSNumber.string((samples[$0] * 1000).rounded() / 1000) } + ["1"]
      return values.count < 3 ? "step-end" : "linear(\(values.joined(separator: ",")))"
    }
  }

  /// Where a spring is at even steps until it has come to rest: 40 steps, and 12 for each swing.
  private static func samples(_ spring: Spring, _ velocity: Double) -> [String] {
    let duration = spring.settlingTime(within: 0.001, velocity: velocity)
    let swings =
      spring.ratio < 1
      ? duration * spring.frequency * (1 - spring.ratio * spring.ratio).squareRoot() / (2 * .pi) : 0
    let wanted = (swings * 12).rounded(.up)
    // A spring that never rests has no number of swings.
    let count = wanted > 40 ? Int(min(wanted, 400)) : 40
    return (0...count).map { index in
      if index == count { return "1" }
      let time = duration * Double(index) / Double(count)
      let value = 1 + spring.displacement(at: time, velocity: velocity).offset
      return CSSNumber.string((value * 1000).rounded() / 1000)
    }
  }

  static func seconds(_ value: Double) -> String {
    CSSNumber.string((value * 1000).rounded() / 1000) + "s"
  }
}

extension LoweringContext {
  /// Lets the browser animate what changes on the boxes from an index on.
  ///
  /// The innermost animation of a box is the one that holds.
  @MainActor
  @usableFromInline
  mutating func animate(boxesFrom start: Int, _ animation: Animation?) {
    let value = CSSValue.text(graph.paints.transition(animation))
    for index in start..<tree.boxes.count {
      let box = tree.boxes[index]
      let isDrawn = box.style != 0
      let isSized = box.kind == .frame || box.kind == .flexibleFrame || box.kind == .padding
      // On a live page whatever has another place goes there.
      guard isDrawn || isSized || isLive, box.kind != .spacer, box.kind != .hidden,
        declared(.transition, in: box.style) == nil
      else { continue }
      tree.boxes[index].style = extend(box.style, .transition, value)
    }
  }
}
