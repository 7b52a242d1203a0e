/// A view on a live page that goes its own way to what it is when a value is another one.
struct AnimatedView<Content: View>: View {
  let animation: Animation?
  let value: AnyEquatable
  let content: Content
  @State private var memory = AnimationMemory()

  init(animation: Animation?, value: AnyEquatable, content: Content) {
    self.animation = animation
    self.value = value
    self.content = content
  }

  var body: some View {
    AnimatedContent(
      animation: animation, memory: memory, isChanged: memory.trigger.note(value),
      content: content)
  }
}

private struct AnimatedContent<Content: View>: _PrimitiveView {
  let animation: Animation?
  let memory: AnimationMemory
  let isChanged: Bool
  let content: Content

  @MainActor static func _lower(_ view: Self, into context: inout LoweringContext) {
    let mark = context.mark()
    Content._lower(view.content, into: &context)
    guard let live = context.graph.live else { return }
    let memory = view.memory
    let number = memory.number ?? live.nextNumber()
    var count = 0
    context.forEachBox(since: mark) { box, context in
      count += 1
      context.listen(&box, .animates(number))
    }
    if view.isChanged {
      live.animations[number] = ViewAnimation(
        animation: view.animation, isOfPage: count == 0 || count != memory.count)
    }
    (memory.number, memory.count) = (number, count)
  }
}

/// How a view changes of which a value has changed.
struct ViewAnimation {
  /// Nil for a change at once.
  var animation: Animation?
  /// Whether something may have come or gone beside what the view has now, so that no element of its own is around it.
  var isOfPage: Bool
}

/// The value that a view had, and what its elements are known by.
private final class AnimationMemory {
  let trigger = TriggerMemory()
  var number: Int?
  /// How many boxes the view had.
  var count = 0
}
