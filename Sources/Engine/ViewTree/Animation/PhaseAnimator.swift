/// A view that goes through phases.
///
/// - Note: Differs from SwiftUI: all phases are looked at when the view is evaluated, and the browser goes through
///   what they draw and the sizes of frames. Phases with other views or texts are not shown.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnyEquatable?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?

  /// Creates a view that goes through phases again and again.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), nil, content, animation)
  }

  /// Creates a view that goes through phases when a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), AnyEquatable(trigger), content, animation)
  }

  private init(
    _ phases: [Phase], _ trigger: AnyEquatable?, _ content: @escaping (Phase) -> Content,
    _ animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  @MainActor public var body: some View {
    if let first = phases.first {
      TriggeredCourse(course: course, trigger: trigger) { number in
        content(phases.indices.contains(number) ? phases[number] : first)
      }
    }
  }

  /// From each phase to the next, and from the last one to the first.
  private var course: AnimationCourse {
    var course = AnimationCourse(stops: [], duration: 0, repetition: .forever)
    guard phases.count > 1 else { return course }
    for number in phases.indices {
      let next = (number + 1) % phases.count
      let animation = animation(phases[next])
      let time = course.duration
      if let delay = animation?.delaySeconds, delay > 0 {
        course.stops.append(.init(look: number, time: time, timing: "linear"))
        course.duration += delay
      }
      let start = course.duration
      course.stops.append(
        .init(look: number, time: start, timing: animation?.timing ?? "step-start"))
      course.duration += animation?.activeDuration ?? 0
    }
    course.stops.append(.init(look: 0, time: course.duration, timing: "linear"))
    return course
  }
}

extension View {
  /// Takes the view through phases again and again.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }

  /// Takes the view through phases when a value changes.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) },
      animation: animation)
  }
}
