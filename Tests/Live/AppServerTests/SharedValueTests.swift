import Foundation
import Observation
import SeededRandom
import TestSupport
import Testing

@testable import AppServer

/// A store that does what it is asked when a test says so.
@MainActor
private final class HeldStore: SharedValueStore {
  struct Failure: Error {}

  var record: SharedRecord?
  var isReachable = true
  private(set) var waiting: [@MainActor () -> Void] = []

  func sharedValue(named name: String) throws -> SharedRecord? {
    guard isReachable else { throw Failure() }
    return record
  }

  func setSharedValue(
    _ bytes: [UInt8], named name: String, ifVersion version: Int64,
    done: @escaping @MainActor (Result<Int64?, any Error>) -> Void
  ) {
    waiting.append { [unowned self] in
      guard isReachable else { return done(.failure(Failure())) }
      guard version == record?.version ?? 0 else { return done(.success(nil)) }
      record = SharedRecord(bytes: bytes, version: version + 1)
      // What others do meanwhile comes in front of the answer.
      waiting.append { done(.success(version + 1)) }
    }
  }

  /// Does what was asked first.
  func step() { if !waiting.isEmpty { waiting.removeFirst()() } }
}

@Suite("Shared values", .serialized)
@MainActor
struct SharedValueTests {
  private let store = HeldStore()

  init() { SharedValues.all.connect(store) }

  @Test(
    "Whatever comes first, is told twice or fails, each change counts once and all see the same")
  func races() throws {
    for number in 0..<100 {
      var random = SeededGenerator(seed: PropertySeed.start &+ UInt64(number))
      store.record = nil
      store.isReachable = true
      let name = "count \(random.next())"
      // Two of a name are as those of two processes.
      let values = (0..<3).map { _ in SharedValue(name, [0, 0, 0]) }
      var made = [0, 0, 0]
      for _ in 0..<60 {
        switch random.below(6) {
        case 0, 1:
          let place = random.below(3)
          made[place] += 1
          values[random.below(3)].update { $0[place] += 1 }
        case 2, 3: store.step()
        case 4: SharedValues.all.hasChanged(name, version: store.record?.version ?? 0)
        default: store.isReachable = !random.once(in: 4)
        }
        // What one shows is never less than it showed itself, and no more than was made.
        for value in values {
          #expect(zip(value.value, made).allSatisfy { $0 <= $1 }, "seed \(random.seed)")
        }
      }
      store.isReachable = true
      SharedValues.all.refreshAll()
      while !store.waiting.isEmpty { store.step() }
      SharedValues.all.refreshAll()
      for value in values { #expect(value.value == made, "seed \(random.seed)") }
      let record = try #require(store.record)
      #expect(try JSONDecoder().decode([Int].self, from: Data(record.bytes)) == made)
      #expect(record.version <= Int64(made.reduce(0, +)))
    }
  }

  @Test("A value that is told with its notice is shown without being read")
  func told() {
    let value = SharedValue("told", "a")
    #expect(value.value == "a")
    store.isReachable = false
    SharedValues.all.hasChanged("told", version: 3, bytes: Array("\"b\"".utf8))
    #expect(value.value == "b")
    // Older ones come late.
    SharedValues.all.hasChanged("told", version: 2, bytes: Array("\"c\"".utf8))
    #expect(value.value == "b")
  }

  @Test("Who observes a value hears of changes, one's own and others'")
  func observed() async {
    let value = SharedValue("observed", 1)
    var count = 0
    func observe() {
      withObservationTracking {
        _ = value.value
      } onChange: {
        MainActor.assumeIsolated { count += 1 }
      }
    }
    observe()
    value.update { $0 += 1 }
    #expect(count == 1)
    observe()
    store.record = SharedRecord(bytes: Array("7".utf8), version: 9)
    SharedValues.all.hasChanged("observed", version: 9, bytes: Array("7".utf8))
    // The one's own change is under way; that it was too late is known when it is answered.
    store.step()
    #expect(count == 2)
    // The change that isn't stored yet is made to the new value.
    #expect(value.value == 8)
  }

  @Test("What is stored and is no such value stays, and is told; changes stay in the process")
  func foreign() {
    var lines: [String] = []
    SharedValues.all.log = { lines.append($0) }
    defer { SharedValues.all.log = nil }
    store.record = SharedRecord(bytes: Array("{}".utf8), version: 4)
    let value = SharedValue("foreign", 1)
    value.update { $0 += 1 }
    #expect(value.value == 2)
    while !store.waiting.isEmpty { store.step() }
    #expect(store.record?.bytes == Array("{}".utf8))
    #expect(lines.count == 1)
    #expect(
      lines.first?.hasPrefix("what is stored as foreign is no Int, and stays as it is") == true)
  }
}
