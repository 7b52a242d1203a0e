import Combine
import Dispatch
import Testing

@Suite("Subject")
struct SubjectTests {
  @Test("A passthrough subject sends what comes after the subscription")
  func passthrough() {
    let subject = PassthroughSubject<Int, Oops>()
    let recorder = Recorder<Int, Oops>()
    subject.send(1)
    subject.subscribe(recorder)
    subject.send(2)
    subject.send(completion: .failure(.oops))
    subject.send(3)
    #expect(recorder.events == ["2", "!oops"])
    #expect(subject.recorded() == "!oops")
  }

  @Test("A passthrough subject drops values without demand")
  func demand() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>(.max(1))
    subject.subscribe(recorder)
    subject.send(1)
    subject.send(2)
    recorder.subscription?.request(.max(1))
    subject.send(3)
    subject.send(4)
    #expect(recorder.events == ["1", "3"])
  }

  @Test("A current value subject starts with its value and keeps the last one for later")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let recorder = Recorder<Int, Never>(.max(1))
    subject.subscribe(recorder)
    subject.send(1)
    subject.value = 2
    #expect(recorder.events == ["0"])
    recorder.subscription?.request(.max(5))
    #expect(recorder.events == ["0", "2"])
    var seen: [Int] = []
    let cancellable = subject.sink { _ in seen.append(subject.value) }
    subject.send(3)
    #expect(seen == [2, 3])
    cancellable.cancel()
  }

  @Test("A subscriber may send, cancel and subscribe while it is called")
  func reentrancy() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var bag = Set<AnyCancellable>()
    var first: AnyCancellable?
    first = subject.sink { value in
      log.append("a\(value)")
      if value == 1 { subject.send(2) }
      if value == 2 { first?.cancel() }
      subject.sink { log.append("c\($0)") }.store(in: &bag)
    }
    subject.sink { log.append("b\($0)") }.store(in: &bag)
    subject.send(1)
    subject.send(3)
    #expect(log == ["a1", "a2", "b2", "b1", "b3", "c3", "c3"])
  }

  @Test("A thousand subscribers come and go, and the rest get values in order")
  func manySubscribers() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [Int] = []
    var cancellables = (0..<1000).map { index in subject.sink { _ in log.append(index) } }
    for index in (0..<1000).reversed() where index % 100 != 0 { cancellables.remove(at: index) }
    subject.send(0)
    #expect(log == Array(stride(from: 0, to: 1000, by: 100)))
  }

  @Test("A cancelled subscription frees what its closures hold")
  func closuresAreFreed() {
    final class Token {}
    let subject = PassthroughSubject<Int, Never>()
    weak var weakToken: Token?
    let cancellable: AnyCancellable
    do {
      let token = Token()
      weakToken = token
      cancellable = subject.map { ($0, token) }.sink { _ in _ = token }
    }
    #expect(weakToken != nil)
    cancellable.cancel()
    #expect(weakToken == nil)
  }

  @Test("A finished subject frees its subscribers")
  func finishedIsFreed() {
    let subject = PassthroughSubject<Int, Never>()
    weak var weakRecorder: Recorder<Int, Never>?
    do {
      let recorder = Recorder<Int, Never>()
      weakRecorder = recorder
      subject.filter { $0 > 0 }.combineLatest(Just(1)).map(\.0).subscribe(recorder)
      subject.send(1)
      #expect(recorder.events == ["1"])
    }
    #expect(weakRecorder != nil)
    subject.send(completion: .finished)
    #expect(weakRecorder == nil)
  }

  @Test("A cancellable cancels once, at the latest when it goes")
  func cancellable() {
    var count = 0
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    AnyCancellable { count += 1 }.store(in: &set)
    AnyCancellable { count += 10 }.store(in: &array)
    #expect(count == 0)
    set.first?.cancel()
    set.removeAll()
    #expect(count == 1)
    array.removeAll()
    #expect(count == 11)
  }

  @Test("Values sent from many threads arrive one at a time, none lost")
  func threads() {
    let subject = PassthroughSubject<Int, Never>()
    let other = PassthroughSubject<Int, Never>()
    var sum = 0
    var isInside = false
    var overlaps = 0
    let cancellable = subject.merge(with: other).sink { value in
      if isInside { overlaps += 1 }
      isInside = true
      sum += value
      isInside = false
    }
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      for _ in 0..<1000 { (index % 2 == 0 ? subject : other).send(1) }
    }
    #expect(sum == 8000)
    #expect(overlaps == 0)
    cancellable.cancel()
  }

  @Test("assign(to:on:) writes a property")
  func assign() {
    final class Target { var value = 0 }
    let target = Target()
    let subject = CurrentValueSubject<Int, Never>(1)
    let cancellable = subject.assign(to: \.value, on: target)
    #expect(target.value == 1)
    subject.send(2)
    #expect(target.value == 2)
    cancellable.cancel()
    subject.send(3)
    #expect(target.value == 2)
  }

  @Test("A demand adds, subtracts and multiplies without overflow")
  func demandArithmetic() {
    typealias Demand = Subscribers.Demand
    #expect(Demand.max(2) + .max(3) == .max(5))
    #expect(Demand.max(.max) + 1 == .unlimited)
    #expect(Demand.max(2) - 5 == .none)
    #expect(Demand.unlimited - 5 == .unlimited)
    #expect(Demand.max(2) * 3 == 6)
    #expect(Demand.max(-1) == .none)
    #expect(Demand.max(5) < .unlimited)
    #expect(!(Demand.unlimited < .unlimited))
    #expect(Demand.max(3) > 2)
  }
}
