/// A view in the looks of a course.
struct CourseView<Content: View>: _PrimitiveView {
  let course: AnimationCourse
  let content: (Int) -> Content

  @MainActor static func _lower(_ view: Self, into context: inout LoweringContext) {
    context.lower(view.course) { number, context in
      Content._lower(view.content(number), into: &context)
    }
  }
}

/// A view that is animated again and again after a value has changed.
struct LoopedView<Content: View>: View {
  let animation: Animation
  let value: AnyEquatable
  let content: Content
  @State private var memory = LoopMemory()

  init(animation: Animation, value: AnyEquatable, content: Content) {
    self.animation = animation
    self.value = value
    self.content = content
  }

  var body: some View {
    LoopView(animation: animation, memory: noted, content: content)
  }

  private var noted: LoopMemory {
    memory.note(value)
    return memory
  }
}

private struct LoopView<Content: View>: _PrimitiveView {
  let animation: Animation
  let memory: LoopMemory
  let content: Content

  @MainActor static func _lower(_ view: Self, into context: inout LoweringContext) {
    context.lower(view.animation, view.memory) { context in
      Content._lower(view.content, into: &context)
    }
  }
}

/// How often a value was another one than before.
final class TriggerMemory {
  private var last: AnyEquatable?
  private(set) var turn = 0

  /// Notes the value as it is now, and gives whether it was another one before.
  @discardableResult
  func note(_ value: AnyEquatable) -> Bool {
    defer { last = value }
    guard let last, last != value else { return false }
    turn += 1
    return true
  }
}

/// A view with a course that begins anew whenever a value changes.
struct TriggeredCourse<Content: View>: View {
  let course: AnimationCourse
  /// Nil for a course that goes on for ever.
  let trigger: AnyEquatable?
  let content: (Int) -> Content
  @State private var memory = TriggerMemory()

  init(
    course: AnimationCourse, trigger: AnyEquatable?,
    @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.course = course
    self.trigger = trigger
    self.content = content
  }

  var body: some View {
    CourseView(course: current, content: content)
  }

  private var current: AnimationCourse {
    guard let trigger else { return course }
    memory.note(trigger)
    var result = course
    result.repetition = .once(turn: memory.turn)
    return result
  }
}

/// A value of any type that can be compared.
struct AnyEquatable: Equatable {
  private let value: any Equatable

  init(_ value: any Equatable) { self.value = value }

  static func == (left: Self, right: Self) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { right.value as? Value == value }
    return isEqual(left.value)
  }
}
