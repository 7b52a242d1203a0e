@testable import Combine
import Testing

private final class Model: ObservableObject {
  @Published var count = 0
  @Published var name = "a"
}

private class Base: ObservableObject {
  var plain = "x"
  @Published var first = 1
}

private final class Derived<Value>: Base {
  @Published var second: Value
  init(_ value: Value) { second = value }
}

private final class Bare: ObservableObject {
  var value = 0 { willSet { objectWillChange.send() } }
}

private final class WithOwnPublisher: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  @Published var published = 0
  var manual = 0 { willSet { objectWillChange.send() } }
}

private final class WithSubject: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  @Published var published = 0 { willSet { objectWillChange.send() } }
}

private final class Reflecting: ObservableObject, CustomReflectable {
  @Published var value = 0
  var customMirror: Mirror { Mirror(self, children: []) }
}

private final class Replacing: ObservableObject {
  @Published var value = 0
  @Published var other = 0
  func replace() { _value = Published(initialValue: 5) }
}

@Suite("Published property")
struct PublishedTests {
  @Test("$property sends the current value at once and new ones before the property changes")
  func projectedValue() {
    let model = Model()
    var log: [String] = []
    let cancellable = model.$count.sink { log.append("\($0) was \(model.count)") }
    model.count = 4
    model.count = 2
    #expect(log == ["0 was 0", "4 was 0", "2 was 4"])
    cancellable.cancel()
    model.count = 9
    #expect(log.count == 3)
  }

  @Test("objectWillChange sends before $property, and both before the change")
  func order() {
    let model = Model()
    var log: [String] = []
    var bag: [AnyCancellable] = []
    model.$name.dropFirst().sink { log.append("value \($0), \(model.name)") }.store(in: &bag)
    model.objectWillChange.sink { log.append("change, \(model.name)") }.store(in: &bag)
    model.name = "b"
    model.name.append("c")
    #expect(log == ["change, a", "value b, a", "change, b", "value bc, b"])
    #expect(model.name == "bc")
  }

  @Test("An object has one publisher at all times")
  func stability() {
    let model = Model()
    #expect(model.objectWillChange === model.objectWillChange)
    #expect(Model().objectWillChange !== model.objectWillChange)
    let bare = Bare()
    let publisher = bare.objectWillChange
    #expect(bare.objectWillChange === publisher)
    let constant = Derived("x")
    #expect((constant as Base).objectWillChange === constant.objectWillChange)
  }

  @Test("Properties of a class and its superclass share one publisher")
  func inheritance() {
    let object = Derived([1])
    var count = 0
    let cancellable = object.objectWillChange.sink { count += 1 }
    object.first = 2
    object.second.append(2)
    (object as Base).first = 3
    #expect(count == 3)
    #expect(object.second == [1, 2])
    cancellable.cancel()
  }

  @Test("A publisher dies with its object")
  func lifetime() {
    weak var publisher: ObservableObjectPublisher?
    weak var weakModel: Model?
    do {
      let model = Model()
      weakModel = model
      publisher = model.objectWillChange
      let cancellable = model.objectWillChange.sink { [unowned model] in _ = model.count }
      model.count = 1
      #expect(publisher != nil)
      cancellable.cancel()
    }
    #expect(weakModel == nil)
    #expect(publisher == nil)
  }

  @Test("Without @Published properties, sends reach subscribers and the table stays empty")
  func sideTable() {
    let before = ObjectTable.shared.count
    var count = 0
    do {
      let object = Bare()
      let cancellable = object.objectWillChange.sink { count += 1 }
      object.value = 1
      object.value = 2
      #expect(ObjectTable.shared.count == before + 1)
      cancellable.cancel()
    }
    #expect(count == 2)
    #expect(ObjectTable.shared.count == before)
  }

  @Test("An object at a dead object's address does not get its publisher")
  func reusedAddress() {
    var held: [ObservableObjectPublisher] = []
    var addresses: [ObjectIdentifier] = []
    for _ in 0..<100 {
      let object = Bare()
      addresses.append(ObjectIdentifier(object))
      held.append(object.objectWillChange)
    }
    #expect(Set(held.map { ObjectIdentifier($0) }).count == 100)
    #expect(Set(addresses).count < 100)
  }

  @Test("A class with a publisher of its own sends through it itself")
  func ownPublisher() {
    let object = WithOwnPublisher()
    var changes = 0
    var values: [Int] = []
    var bag = Set<AnyCancellable>()
    object.objectWillChange.sink { changes += 1 }.store(in: &bag)
    object.$published.sink { values.append($0) }.store(in: &bag)
    object.manual = 1
    object.published = 2
    #expect(changes == 1)
    #expect(values == [0, 2])
    let other = WithSubject()
    other.objectWillChange.sink { changes += 1 }.store(in: &bag)
    other.published = 3
    #expect(changes == 2)
  }

  @Test("Both algorithms that find the properties of an object agree")
  func layouts() {
    let object = Derived(true)
    let fast = PublishedLayout.of(object).storages(in: object)
    let slow = PublishedLayout.mirror.storages(in: object)
    #expect(fast.count == 2)
    #expect(fast.map { ObjectIdentifier($0) } == slow.map { ObjectIdentifier($0) })
    #expect(MemoryLayout<Published<String>>.size == MemoryLayout<AnyObject>.size)
    #expect(PublishedLayout.of(Bare()).storages(in: Bare()).isEmpty)
  }

  @Test("A mirror of its own does not hide a class's properties")
  func customMirror() {
    let object = Reflecting()
    var count = 0
    let cancellable = object.objectWillChange.sink { count += 1 }
    object.value = 1
    #expect(count == 1)
    cancellable.cancel()
  }

  @Test("A property that is replaced as a whole still notifies the object's subscribers")
  func replacement() {
    let object = Replacing()
    var count = 0
    let publisher = object.objectWillChange
    let cancellable = publisher.sink { count += 1 }
    object.replace()
    object.value = 6
    object.other = 1
    #expect(count == 2)
    #expect(object.objectWillChange === publisher)
    cancellable.cancel()
  }

  @Test("assign(to:) feeds a property until its object dies")
  func assign() {
    let source = CurrentValueSubject<Int, Never>(1)
    weak var weakModel: Model?
    var changes = 0
    do {
      let model = Model()
      weakModel = model
      let cancellable = model.objectWillChange.sink { changes += 1 }
      source.assign(to: &model.$count)
      model.$count.map { "\($0)" }.assign(to: &model.$name)
      source.send(2)
      #expect(model.count == 2)
      #expect(model.name == "2")
      cancellable.cancel()
    }
    #expect(weakModel == nil)
    #expect(changes == 4)
    source.send(3)
  }

  @Test("The value that a set replaces may call back while it goes")
  func reentrantDeinit() {
    final class Noisy {
      var onDeinit: () -> Void = {}
      deinit { onDeinit() }
    }
    final class Holder: ObservableObject { @Published var noisy: Noisy? = Noisy() }
    let holder = Holder()
    var wasEmpty = false
    holder.noisy?.onDeinit = { [unowned holder] in wasEmpty = holder.noisy == nil }
    holder.noisy = nil
    #expect(wasEmpty)
  }
}
