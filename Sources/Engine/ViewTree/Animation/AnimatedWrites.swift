/// What was written with animations since the last frame, and who reads it.
///
/// A frame that has one animation shows all of its changes by it. Where it has several, as when each of some dots begins to
/// pulse when it appears, a later one than the dot before, the views that read what was written go their own ways.
struct AnimatedWrites {
  private var first: Animation??
  /// How the views of records change.
  private var animations: [ObjectIdentifier: Animation?] = [:]
  /// The numbers by which the elements of records are known that went ways of their own at some time.
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// Whether the frame has more than one animation.
  private var areSeveral = false

  /// Notes who reads what was written with an animation.
  @MainActor
  mutating func note(_ animation: Animation?, _ source: DependencySource) {
    if let first { areSeveral = areSeveral || first != animation } else { first = animation }
    for record in source.readingRecords { animations[ObjectIdentifier(record)] = animation }
  }

  /// How the views of a record change, if they go a way of their own in this frame.
  @MainActor
  func animation(of record: ViewRecord) -> Animation?? {
    areSeveral ? animations[ObjectIdentifier(record)] : nil
  }

  /// What the elements of a record are known by, and how they change in this frame if they go a way of their own; nil for a
  /// record that never did.
  @MainActor
  mutating func way(
    of record: ViewRecord, new: () -> Int
  ) -> (number: Int, animation: ViewAnimation?)? {
    guard areSeveral || !numbers.isEmpty else { return nil }
    let key = ObjectIdentifier(record)
    let animation = animation(of: record)
    guard let number = numbers[key] ?? (animation == nil ? nil : new()) else { return nil }
    numbers[key] = number
    return (number, animation.map { ViewAnimation(animation: $0, isOfPage: false) })
  }

  /// Ends the frame.
  mutating func end() {
    (first, areSeveral) = (nil, false)
    if !animations.isEmpty { animations = [:] }
  }

  /// Forgets a record that has gone.
  @MainActor
  mutating func forget(_ record: ViewRecord) {
    if !numbers.isEmpty { numbers[ObjectIdentifier(record)] = nil }
    if !animations.isEmpty { animations[ObjectIdentifier(record)] = nil }
  }
}

extension LoweringContext {
  /// Has what a record became go its own way in a frame of several animations.
  @MainActor
  mutating func animate(_ record: ViewRecord, since mark: Int) {
    guard let live = graph.live, let way = live.writes.way(of: record, new: live.nextNumber) else {
      return
    }
    forEachBox(since: mark) { box, context in context.listen(&box, .animates(way.number)) }
    if let animation = way.animation { live.animations[way.number] = animation }
  }
}
