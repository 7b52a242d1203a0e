import Combine
import Dispatch
import Foundation
import Testing

private final class Filters: ObservableObject {
  @Published var a = 0
  @Published var b = 0
  @Published var c = 0
  @Published var d = 0
  @Published var e = 0
  @Published var f = 0
  @Published var g = 0
  @Published var h = 0
  @Published var i = 0
  @Published var j = 0
  @Published var k = 0
  @Published var l = 0
  @Published var m = 0
  @Published var n = 0

  var sum: AnyPublisher<Int, Never> {
    let first = $a.combineLatest($b, $c, $d) { $0 + $1 + $2 + $3 }
    let second = $e.combineLatest($f, $g, $h) { $0 + $1 + $2 + $3 }
    let third = $i.combineLatest($j, $k) { $0 + $1 + $2 }
    let fourth = $l.combineLatest($m, $n) { $0 + $1 + $2 }
    return first.combineLatest(second).combineLatest(third.combineLatest(fourth))
      .map { $0.0 + $0.1 + $1.0 + $1.1 }.eraseToAnyPublisher()
  }
}

@Suite("Time-based operator")
struct TimeTests {
  let scheduler = VirtualScheduler()

  @Test("Fourteen filters, changed in a burst, give one value half a second later")
  func burst() {
    let filters = Filters()
    var values: [Int] = []
    let cancellable = filters.sum.debounce(for: 0.5, scheduler: scheduler)
      .sink { values.append($0) }
    scheduler.advance(by: 0.5)
    #expect(values == [0])
    let before = scheduler.scheduled
    for path in [
      \Filters.a, \.b, \.c, \.d, \.e, \.f, \.g, \.h, \.i, \.j, \.k, \.l, \.m, \.n,
    ] {
      filters[keyPath: path] = 1
      scheduler.advance(by: .milliseconds(10))
    }
    #expect(values == [0])
    scheduler.advance(by: .milliseconds(489))
    #expect(values == [0])
    scheduler.advance(by: .milliseconds(1))
    #expect(values == [0, 14])
    #expect(scheduler.scheduled - before == 2)
    scheduler.advance(by: 10)
    #expect(values == [0, 14])
    cancellable.cancel()
  }

  @Test("debounce drops what is waiting at the end")
  func debounceEnd() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    subject.debounce(for: .seconds(1), scheduler: scheduler).subscribe(recorder)
    subject.send(1)
    scheduler.advance(by: .seconds(1))
    subject.send(2)
    subject.send(completion: .finished)
    scheduler.advance(by: .seconds(5))
    #expect(recorder.events == ["1", "|"])
  }

  @Test("A cancelled debounce sends nothing and keeps nothing")
  func debounceCancel() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let cancellable = subject.debounce(for: 1, scheduler: scheduler).sink { values.append($0) }
    subject.send(1)
    cancellable.cancel()
    scheduler.advance(by: 5)
    #expect(values == [])
    #expect(scheduler.pending == 0)
  }

  @Test(
    "throttle sends at once, then the last or first value of each interval",
    arguments: [(true, ["1", "3", "4", "|"]), (false, ["1", "2", "4", "|"])])
  func throttle(latest: Bool, expected: [String]) {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    subject.throttle(for: 1, scheduler: scheduler, latest: latest).subscribe(recorder)
    subject.send(1)
    scheduler.advance(by: 0.1)
    #expect(recorder.events == ["1"])
    subject.send(2)
    subject.send(3)
    scheduler.advance(by: 0.8)
    #expect(recorder.events == ["1"])
    scheduler.advance(by: 0.2)
    #expect(recorder.events == Array(expected.prefix(2)))
    scheduler.advance(by: 5)
    subject.send(4)
    subject.send(completion: .finished)
    scheduler.advance(by: 5)
    #expect(recorder.events == expected)
  }

  @Test("delay keeps order and distance")
  func delay() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    subject.delay(for: 1, scheduler: scheduler).subscribe(recorder)
    subject.send(1)
    scheduler.advance(by: 0.5)
    subject.send(2)
    subject.send(completion: .finished)
    scheduler.advance(by: 0.5)
    #expect(recorder.events == ["1"])
    scheduler.advance(by: 0.5)
    #expect(recorder.events == ["1", "2", "|"])
  }

  @Test("receive(on:) delivers when the scheduler runs, unless cancelled before")
  func receiveOn() {
    let recorder = Recorder<Int, Never>(.max(2))
    (1...5).publisher.receive(on: scheduler).subscribe(recorder)
    #expect(recorder.events == [])
    scheduler.advance(by: 0)
    #expect(recorder.events == ["1", "2"])
    recorder.subscription?.request(.max(1))
    recorder.subscription?.cancel()
    scheduler.advance(by: 0)
    #expect(recorder.events == ["1", "2"])
  }

  @Test("subscribe(on:) attaches when the scheduler runs")
  func subscribeOn() {
    let recorder = Recorder<Int, Never>()
    (1...2).publisher.subscribe(on: scheduler).subscribe(recorder)
    #expect(recorder.events == [])
    scheduler.advance(by: 0)
    #expect(recorder.events == ["1", "2", "|"])
  }

  @Test("timeout ends a publisher that is silent too long")
  func timeout() {
    let subject = PassthroughSubject<Int, Oops>()
    let recorder = Recorder<Int, Oops>()
    subject.timeout(1, scheduler: scheduler, customError: { .oops }).subscribe(recorder)
    scheduler.advance(by: 0.9)
    subject.send(1)
    scheduler.advance(by: 0.9)
    #expect(recorder.events == ["1"])
    scheduler.advance(by: 0.1)
    subject.send(2)
    #expect(recorder.events == ["1", "!oops"])
  }

  @Test("Spans are exact and saturate")
  func spans() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.milliseconds(1500) == 1.5)
    #expect(Stride.seconds(2) == 2)
    #expect(Stride.seconds(Int.max) == .nanoseconds(.max))
    #expect(Stride.seconds(-Double.infinity) == .nanoseconds(.min))
    #expect(Stride.seconds(Double.nan) == .nanoseconds(0))
    #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(500) == 0.5)
    let time = DispatchQueue.SchedulerTimeType(.init(uptimeNanoseconds: 5))
    #expect(time.advanced(by: .seconds(-1)).distance(to: time) == .nanoseconds(5))
  }

  @Test("Values arrive on queues and run loops")
  func realSchedulers() async {
    func value<S: Scheduler>(on scheduler: S) async -> Int {
      let publisher = Just(7).delay(for: .milliseconds(1), scheduler: scheduler)
        .receive(on: scheduler)
      var cancellable: AnyCancellable?
      let value = await withCheckedContinuation { continuation in
        cancellable = publisher.sink { continuation.resume(returning: $0) }
      }
      cancellable?.cancel()
      return value
    }
    #expect(await value(on: DispatchQueue(label: "test")) == 7)
    #expect(await value(on: OperationQueue()) == 7)
    #expect(await value(on: RunLoop.main) == 7)
  }

  @Test(
    "Values that are due at once come in their order and before the end, on any number of threads")
  func order() async {
    let operations = OperationQueue()
    operations.maxConcurrentOperationCount = 8
    for _ in 0..<20 {
      var cancellable: AnyCancellable?
      let values = await withCheckedContinuation { continuation in
        cancellable = (0..<200).publisher.delay(for: .milliseconds(1), scheduler: operations)
          .receive(on: operations).collect().sink { continuation.resume(returning: $0) }
      }
      cancellable?.cancel()
      #expect(values == Array(0..<200))
    }
  }

  @Test("A timer runs while it has a subscriber")
  func timer() async {
    var cancellable: AnyCancellable?
    let count = await withCheckedContinuation { continuation in
      cancellable = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
        .prefix(3).count().sink { continuation.resume(returning: $0) }
    }
    #expect(count == 3)
    cancellable?.cancel()
  }

  @Test("Notifications arrive until cancellation")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("test")
    var objects: [Int] = []
    let cancellable = center.publisher(for: name).compactMap { $0.object as? Int }
      .sink { objects.append($0) }
    center.post(name: name, object: 1)
    center.post(name: Notification.Name("other"), object: 2)
    cancellable.cancel()
    center.post(name: name, object: 3)
    #expect(objects == [1])
  }
}
