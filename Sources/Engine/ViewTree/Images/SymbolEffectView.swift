import ElementTree

/// A view whose symbols move.
nonisolated struct SymbolEffectView<Content: View>: View {
  let content: Content
  let effect: _NamedSymbolEffect?
  let options: SymbolEffectOptions
  let isActive: Bool
  /// What the effect runs for once, if it doesn't go on.
  let trigger: AnyEquatable?
  @State private var memory = TriggerMemory()
  @Environment(\.removesSymbolEffects) private var isRemoved

  init(
    content: Content, effect: _NamedSymbolEffect?, options: SymbolEffectOptions, isActive: Bool,
    trigger: AnyEquatable?
  ) {
    (self.content, self.effect, self.options) = (content, effect, options)
    (self.isActive, self.trigger) = (isActive, trigger)
  }

  @MainActor var body: some View {
    AnimatedSymbols(animation: animation, content: content)
  }

  /// The `animation` of symbols; nil if they stand still.
  @MainActor private var animation: String? {
    if let trigger { memory.note(trigger) }
    guard isActive, !isRemoved, trigger == nil || memory.turn > 0,
      let course = effect?.course
    else { return nil }
    var text =
      "\(CSSKeyframes.name(of: course.keyframes, turn: memory.turn)) "
      + "\(Animation.seconds(course.duration / options.factor)) \(course.timing)"
    if course.isSteady {
      text += " forwards"
    } else {
      switch options.count {
      case .usual: text += trigger == nil ? " infinite" : ""
      case .times(nil): text += " infinite"
      case .times(let count?): text += " \(max(1, count))"
      case .once: break
      }
    }
    return text
  }
}

/// A view with an animation of each of its symbols.
private struct AnimatedSymbols<Content: View>: _PrimitiveView {
  let animation: String?
  let content: Content

  @MainActor static func _lower(_ view: Self, into context: inout LoweringContext) {
    let start = context.tree.boxes.count
    Content._lower(view.content, into: &context)
    guard let animation = view.animation else { return }
    for index in start..<context.tree.boxes.count
    where context.tree.boxes[index].kind == .symbol {
      context.tree.boxes[index].style = context.extend(
        context.tree.boxes[index].style, .animation, .text(CSSText(animation)))
    }
  }
}

extension _NamedSymbolEffect {
  /// What a symbol does, for so many seconds; it stays so at the end if the effect is a look and no motion.
  fileprivate struct Course {
    var keyframes: String
    var duration: Double
    var timing = "ease-in-out"
    var isSteady = false
  }

  /// Nil for effects that change nothing.
  fileprivate var course: Course? {
    switch motion {
    case .none: return nil
    case .appear:
      return Course(
        keyframes: "0%{opacity:0;transform:scale(.5)}", duration: 0.35, timing: "ease-out",
        isSteady: true)
    case .disappear:
      return Course(
        keyframes: "100%{opacity:0;transform:scale(.5)}", duration: 0.35, timing: "ease-in",
        isSteady: true)
    case .bounce:
      let scale = direction == .down ? ".8" : "1.25"
      let back = direction == .down ? "1.05" : ".95"
      return Course(
        keyframes: "40%{transform:scale(\(scale))}70%{transform:scale(\(back))}", duration: 0.6)
    case .breathe:
      return Course(keyframes: "50%{opacity:.7;transform:scale(1.12)}", duration: 2.2)
    case .pulse: return Course(keyframes: "50%{opacity:.3}", duration: 1.8)
    case .rotate:
      let turn = direction == .counterClockwise ? "-1turn" : "1turn"
      return Course(
        keyframes: "0%{transform:rotate(0turn)}100%{transform:rotate(\(turn))}", duration: 2,
        timing: "linear")
    case .scale:
      let scale = direction == .down ? ".85" : "1.15"
      return Course(
        keyframes: "100%{transform:scale(\(scale))}", duration: 0.35, isSteady: true)
    case .variableColor:
      return Course(keyframes: "0%{opacity:.3}33%{opacity:.6}66%{opacity:1}", duration: 1.2)
    case .wiggle:
      let move: (String) -> String =
        switch direction {
        case .left, .right: { "translateX(\($0)%)" }
        case .up, .down: { "translateY(\($0)%)" }
        default: { "rotate(\($0)deg)" }
        }
      let sign = direction == .left || direction == .up || direction == .counterClockwise ? -1 : 1
      return Course(
        keyframes: "20%{transform:\(move("\(10 * sign)"))}40%{transform:\(move("\(-8 * sign)"))}"
          + "60%{transform:\(move("\(6 * sign)"))}80%{transform:\(move("\(-3 * sign)"))}",
        duration: 0.9)
    }
  }
}
