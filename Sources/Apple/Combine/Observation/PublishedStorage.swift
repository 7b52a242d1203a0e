/// What every `@Published` property keeps, whatever its value.
@usableFromInline class PublishedStorage {
  let lock = Lock()
  /// The default publisher of the object that the property belongs to, once it was asked for.
  @exclusivity(unchecked) fileprivate(set) var changes: ObservableObjectPublisher?
  /// Whether it was looked up if the object has a default publisher.
  @exclusivity(unchecked) fileprivate var isLinked = false

  var installed: ObservableObjectPublisher? {
    lock.locked { changes }
  }

  func install(_ publisher: ObservableObjectPublisher) {
    lock.locked {
      changes = publisher
      isLinked = true
    }
  }
}

/// A `@Published` property's value and subscribers.
@usableFromInline final class PublishedBox<Value>: PublishedStorage, @unchecked Sendable {
  // The lock already keeps accesses apart; checking them again would cost as much as the rest.
  @exclusivity(unchecked) private var value: Value
  @exclusivity(unchecked) private var subject: SubjectCore<Value, Never>?

  @usableFromInline init(_ value: Value) {
    self.value = value
  }

  @usableFromInline func get() -> Value {
    lock.lock()
    defer { lock.unlock() }
    return value
  }

  /// Tells all who listen, then changes the value.
  @usableFromInline func set(_ newValue: Value, in object: AnyObject?) {
    lock.lock()
    if !isLinked, let object {
      // A property that was replaced as a whole after the publisher was made finds it here.
      isLinked = true
      lock.unlock()
      if let publisher = existingObjectWillChange(of: object) { install(publisher) }
      lock.lock()
    }
    guard changes != nil || subject != nil else {
      let old = exchange(newValue)
      lock.unlock()
      return withExtendedLifetime(old) {}
    }
    let (changes, subject) = (self.changes, self.subject)
    lock.unlock()
    changes?.send()
    subject?.sendBeforeChange(newValue)
    lock.lock()
    let old = exchange(newValue)
    lock.unlock()
    withExtendedLifetime(old) {}
  }

  /// The property's subscribers; made for the first of them.
  var subscribers: SubjectCore<Value, Never> {
    lock.locked {
      if let subject { return subject }
      let new = SubjectCore<Value, Never>(current: Current(value))
      subject = new
      return new
    }
  }

  private func exchange(_ newValue: Value) -> Value {
    let old = value
    value = newValue
    return old
  }
}
