import ElementTree
import Foundation

/// The looks that a view goes through, and when: what ``PhaseAnimator``,
/// ``KeyframeAnimator`` and scroll transitions come to.
struct AnimationCourse {
  /// How often a course is shown.
  enum Repetition {
    case forever
    /// Once, and again each time the number is another one.
    case once(turn: Int)
    /// So many times, after a delay in seconds; perhaps every other time backwards.
    case loop(count: Double, reverses: Bool, delay: Double)
    /// As far as the view has come through the scroll view around it, on an axis.
    case scrolled(Axis)
  }

  /// A look, and how it goes on from there.
  struct Stop {
    /// The number of the look.
    var look: Int
    /// In seconds from the beginning; without a meaning where scrolling moves the course.
    var time: Double
    /// Where on its way through the scroll view the view has this look.
    var place: ScrollPlace?
    /// The timing function of CSS up to the next stop.
    var timing: String
  }

  var stops: [Stop]
  /// In seconds.
  var duration: Double
  var repetition: Repetition
  /// Whether the last look stays once the course is over.
  var keepsEnd = false

  /// A place on a view's way through a scroll view.
  enum ScrollPlace: Equatable {
    /// Where so much of the view, of 1, has come in.
    case entry(Double)
    /// Where so much of the view, of 1, has gone out.
    case exit(Double)
    case center

    /// The selector of the keyframe.
    var selector: String {
      switch self {
      case .entry(let part): "entry \(CSSNumber.string(part * 100))%"
      case .exit(let part): "exit \(CSSNumber.string(part * 100))%"
      case .center: "cover 50%"
      }
    }
  }

  /// Whether there is something to see.
  var isShown: Bool {
    if case .scrolled = repetition { return stops.count > 1 }
    guard duration > 0, duration.isFinite, stops.count > 1 else { return false }
    if case .once(let turn) = repetition { return turn > 0 }
    return true
  }

  /// How many looks there are.
  var lookCount: Int { (stops.map(\.look).max() ?? 0) + 1 }

  /// The `animation` of an element with different declarations in each look.
  func animation(_ looks: [[(property: CSSProperty, value: CSSValue)]]) -> String {
    var body = ""
    var last = -1.0
    for (index, stop) in stops.enumerated() {
      // Of two stops at one place CSS would forget the first; a jump takes the least time there is.
      if stop.place == nil { last = max((stop.time / duration * 1e5).rounded(), last + 1) }
      let selector = stop.place?.selector ?? CSSNumber.string(min(last, 1e5) / 1e3) + "%"
      var declarations = looks[stop.look]
      if index < stops.count - 1, stop.timing != "linear" {
        declarations.append((.animationTimingFunction, .text(CSSText(stop.timing))))
      }
      body += "\(selector){\(StyleRule(declarations).body)}"
    }
    let name = CSSKeyframes.name(of: body, turn: turn)
    var text = "\(name) \(Animation.seconds(duration)) linear"
    switch repetition {
    case .scrolled: return "\(name) linear both"
    case .forever: text += " infinite"
    case .once: if keepsEnd { text += " forwards" }
    case .loop(let count, let reverses, let delay):
      if delay > 0 { text += " \(Animation.seconds(delay))" }
      text += count.isFinite ? " \(CSSNumber.string(count))" : " infinite"
      if reverses { text += " alternate" }
      // Until it begins the first look is to be seen.
      if delay > 0 { text += " backwards" }
    }
    return text
  }

  /// The `animation-timeline` of the elements; nil for time itself.
  var timeline: CSSValue? {
    guard case .scrolled(let axis) = repetition else { return nil }
    return .text(CSSText(axis == .vertical ? "view()" : "view(inline)"))
  }

  /// The way from one look to another, as often as an animation says.
  init(_ animation: Animation) {
    self.init(
      stops: [
        Stop(look: 0, time: 0, timing: animation.timing),
        Stop(look: 1, time: animation.activeDuration, timing: "linear"),
      ], duration: animation.activeDuration,
      repetition: .loop(
        count: animation.repeats, reverses: animation.reverses, delay: animation.delaySeconds))
  }

  init(stops: [Stop], duration: Double, repetition: Repetition, keepsEnd: Bool = false) {
    (self.stops, self.duration) = (stops, duration)
    (self.repetition, self.keepsEnd) = (repetition, keepsEnd)
  }

  private var turn: Int {
    if case .once(let turn) = repetition { turn } else { 0 }
  }
}
