import Combine
import Testing

struct OperatorCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var expected: String
  var run: @Sendable () -> String

  init(_ name: String, _ expected: String, _ run: @escaping @Sendable () -> String) {
    testDescription = name
    self.expected = expected
    self.run = run
  }
}

private let failing = [1, 2].publisher.setFailureType(to: Oops.self)
  .append(Fail(error: Oops.oops))

private struct Point {
  var x = 1
  var y = 2
  var z = 3
}

private let cases: [OperatorCase] = [
  .init("map", "2 4 6 |") { (1...3).publisher.map { $0 * 2 }.recorded() },
  .init("map key path", "1 |") { Just(Point()).map(\.x).recorded() },
  .init("map 2 key paths", "(1, 2) |") { Just(Point()).map(\.x, \.y).recorded() },
  .init("map 3 key paths", "(1, 2, 3) |") { Just(Point()).map(\.x, \.y, \.z).recorded() },
  .init("tryMap", "1 !oops") {
    (1...3).publisher.tryMap { if $0 == 2 { throw Oops.oops } else { $0 } }.recorded()
  },
  .init("compactMap", "1 3 |") { ["1", "x", "3"].publisher.compactMap { Int($0) }.recorded() },
  .init("tryCompactMap", "1 !oops") {
    [1, nil, 3].publisher.tryCompactMap { if $0 == 3 { throw Oops.oops } else { $0 } }.recorded()
  },
  .init("filter", "2 4 |") { (1...5).publisher.filter { $0 % 2 == 0 }.recorded() },
  .init("filter keeps demand", "2 4") {
    (1...9).publisher.filter { $0 % 2 == 0 }.recorded(.max(2))
  },
  .init("tryFilter", "1 !oops") {
    (1...3).publisher.tryFilter { if $0 == 2 { throw Oops.oops } else { true } }.recorded()
  },
  .init("removeDuplicates", "1 2 1 |") { [1, 1, 2, 2, 1].publisher.removeDuplicates().recorded() },
  .init("removeDuplicates by", "1 2 |") {
    [1, 3, 2, 4].publisher.removeDuplicates { $0 % 2 == $1 % 2 }.recorded()
  },
  .init("scan", "1 3 6 |") { (1...3).publisher.scan(0, +).recorded() },
  .init("tryScan", "1 !oops") {
    (1...3).publisher.tryScan(0) { if $1 == 2 { throw Oops.oops } else { $0 + $1 } }.recorded()
  },
  .init("reduce", "6 |") { (1...3).publisher.reduce(0, +).recorded() },
  .init("reduce waits for demand", "") { (1...3).publisher.reduce(0, +).recorded(.none) },
  .init("reduce of a failure", "!oops") { failing.reduce(0, +).recorded() },
  .init("tryReduce", "!oops") {
    (1...3).publisher.tryReduce(0) { _, _ in throw Oops.oops }.recorded()
  },
  .init("count", "3 |") { (1...3).publisher.count().recorded() },
  .init("ignoreOutput", "|") { (1...3).publisher.ignoreOutput().recorded() },
  .init("collect", "[1, 2, 3] |") { (1...3).publisher.collect().recorded() },
  .init("collect of nothing", "[] |") { Empty<Int, Never>().collect().recorded() },
  .init("collect by count", "[1, 2] [3, 4] [5] |") { (1...5).publisher.collect(2).recorded() },
  .init("collect by count keeps demand", "[1, 2]") {
    (1...5).publisher.collect(2).recorded(.max(1))
  },
  .init("first", "1 |") { (1...3).publisher.first().recorded() },
  .init("first where", "2 |") { (1...3).publisher.first { $0 > 1 }.recorded() },
  .init("last", "3 |") { (1...3).publisher.last().recorded() },
  .init("last where", "2 |") { (1...3).publisher.last { $0 < 3 }.recorded() },
  .init("last of nothing", "|") { Empty<Int, Never>().last().recorded() },
  .init("contains", "true |") { (1...3).publisher.contains(2).recorded() },
  .init("contains where", "false |") { (1...3).publisher.contains { $0 > 3 }.recorded() },
  .init("allSatisfy", "false |") { (1...3).publisher.allSatisfy { $0 < 2 }.recorded() },
  .init("min", "1 |") { [2, 1, 3].publisher.min().recorded() },
  .init("max", "3 |") { [2, 1, 3].publisher.max().recorded() },
  .init("prefix", "1 2 |") { (1...5).publisher.prefix(2).recorded() },
  .init("prefix of none", "|") { (1...5).publisher.prefix(0).recorded() },
  .init("prefix while", "1 2 |") { (1...5).publisher.prefix { $0 < 3 }.recorded() },
  .init("output at", "3 |") { (1...5).publisher.output(at: 2).recorded() },
  .init("output in", "2 3 |") { (1...5).publisher.output(in: 1...2).recorded() },
  .init("dropFirst", "2 3 |") { (1...3).publisher.dropFirst().recorded() },
  .init("drop while", "2 1 |") { [1, 2, 1].publisher.drop { $0 < 2 }.recorded() },
  .init("replaceNil", "1 0 |") { [1, nil].publisher.replaceNil(with: 0).recorded() },
  .init("replaceEmpty", "7 |") { Empty<Int, Never>().replaceEmpty(with: 7).recorded() },
  .init("replaceEmpty of some", "1 |") { Just(1).replaceEmpty(with: 7).recorded() },
  .init("replaceEmpty waits for demand", "") {
    Empty<Int, Never>().replaceEmpty(with: 7).recorded(.none)
  },
  .init("replaceError", "1 2 7 |") { failing.replaceError(with: 7).recorded() },
  .init("replaceError waits for demand", "1 2") { failing.replaceError(with: 7).recorded(.max(2)) },
  .init("mapError", "1 2 !text") {
    struct Text: Error, CustomStringConvertible { var description: String { "text" } }
    return failing.mapError { _ in Text() }.recorded()
  },
  .init("catch", "1 2 8 9 |") {
    failing.catch { _ in [8, 9].publisher }.recorded()
  },
  .init("catch keeps demand", "1 2 8") {
    failing.catch { _ in [8, 9].publisher }.recorded(.max(3))
  },
  .init("tryCatch", "1 2 !oops") {
    failing.tryCatch { error -> Just<Int> in throw error }.recorded()
  },
  .init("retry", "1 2 1 2 1 2 !oops") { failing.retry(2).recorded() },
  .init("append", "1 2 3 |") { Just(1).append(2, 3).recorded() },
  .init("prepend", "2 3 1 |") { Just(1).prepend(2, 3).recorded() },
  .init("flatMap", "1 1 2 2 |") { (1...2).publisher.flatMap { [$0, $0].publisher }.recorded() },
  .init("flatMap of one at a time", "1 1 2 2 3 3 |") {
    (1...3).publisher.flatMap(maxPublishers: .max(1)) { [$0, $0].publisher }.recorded()
  },
  .init("flatMap keeps demand", "1 1 2") {
    (1...3).publisher.flatMap(maxPublishers: .max(1)) { [$0, $0].publisher }.recorded(.max(3))
  },
  .init("flatMap to a failure", "!oops") {
    Just(1).flatMap { _ in Fail<Int, Oops>(error: .oops) }.recorded()
  },
  .init("flatMap from a failure", "1 2 !oops") { failing.flatMap { Just($0) }.recorded() },
  .init("combineLatest", "(3, 4) (3, 5) |") {
    (1...3).publisher.combineLatest([4, 5].publisher).recorded()
  },
  .init("combineLatest 3", "(1, 2, 3) |") {
    Just(1).combineLatest(Just(2), Just(3)).recorded()
  },
  .init("combineLatest 4 transformed", "10 |") {
    Just(1).combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.recorded()
  },
  .init("combineLatest keeps demand", "(3, 4)") {
    (1...3).publisher.combineLatest([4, 5].publisher).recorded(.max(1))
  },
  .init("combineLatest of nothing", "|") {
    Empty<Int, Never>().combineLatest(Just(1)).recorded()
  },
  .init("zip", "(1, 4) (2, 5) |") { (1...3).publisher.zip([4, 5].publisher).recorded() },
  .init("zip 3 transformed", "6 |") { Just(1).zip(Just(2), Just(3)) { $0 + $1 + $2 }.recorded() },
  .init("zip keeps demand", "(1, 4)") {
    (1...3).publisher.zip([4, 5].publisher).recorded(.max(1))
  },
  .init("merge", "1 2 3 |") { [1, 2].publisher.merge(with: Just(3)).recorded() },
  .init("merge of its own type", "1 2 |") { Just(1).merge(with: Just(2)).recorded() },
  .init("merge 4", "1 2 3 4 |") {
    Just(1).merge(with: [2].publisher, Just(3), [4].publisher).recorded()
  },
  .init("merge keeps demand", "1 2 3") {
    [1, 2].publisher.merge(with: [3, 4].publisher.map { $0 }).recorded(.max(3))
  },
  .init("switchToLatest", "1 2 |") { Just([1, 2].publisher).switchToLatest().recorded() },
  .init("setFailureType", "1 |") { Just(1).setFailureType(to: Oops.self).recorded() },
  .init("share", "1 |") { Just(1).share().recorded() },
  .init("Empty that stays", "") { Empty<Int, Never>(completeImmediately: false).recorded() },
  .init("Fail", "!oops") { Fail<Int, Oops>(error: .oops).recorded() },
  .init("Deferred", "1 |") { Deferred { Just(1) }.recorded() },
  .init("Future", "1 |") { Future<Int, Never> { $0(.success(1)) }.recorded() },
  .init("Future that fails", "!oops") { Future<Int, Oops> { $0(.failure(.oops)) }.recorded() },
  .init("Optional", "|") { Int?.none.publisher.recorded() },
  .init("Result", "!oops") { Result<Int, Oops>.failure(.oops).publisher.recorded() },
  .init("type erasure", "1 2 |") { [1, 2].publisher.eraseToAnyPublisher().recorded() },
  .init("receive on ImmediateScheduler", "1 2 |") {
    [1, 2].publisher.receive(on: ImmediateScheduler.shared).recorded()
  },
  .init("subscribe on ImmediateScheduler", "1 2 |") {
    [1, 2].publisher.subscribe(on: ImmediateScheduler.shared).recorded()
  },
]

@Suite("Operator")
struct OperatorTests {
  @Test("An operator sends what its name says", arguments: cases)
  func table(_ operatorCase: OperatorCase) {
    #expect(operatorCase.run() == operatorCase.expected)
  }

  @Test("A publisher that fails at once can be retried without a deep stack")
  func deepRetry() {
    var attempts = 0
    let publisher = Deferred { () -> Fail<Int, Oops> in
      attempts += 1
      return Fail(error: .oops)
    }
    #expect(publisher.retry(100_000).recorded() == "!oops")
    #expect(attempts == 100_001)
  }

  @Test("Events are handled in the order in which they pass")
  func handleEvents() {
    var log: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = subject.handleEvents(
      receiveSubscription: { _ in log.append("subscription") },
      receiveOutput: { log.append("output \($0)") },
      receiveCompletion: { _ in log.append("completion") },
      receiveCancel: { log.append("cancel") },
      receiveRequest: { log.append("request \($0)") }
    ).sink { log.append("value \($0)") }
    subject.send(1)
    cancellable.cancel()
    subject.send(2)
    #expect(log == ["subscription", "request unlimited", "output 1", "value 1", "cancel"])
  }

  @Test("Only the newest publisher counts after a switch")
  func switching() {
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    var values: [Int] = []
    let cancellable = outer.switchToLatest().sink { values.append($0) }
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    #expect(values == [1, 3])
    cancellable.cancel()
  }

  @Test("A shared publisher is attached to once and released with its last subscriber")
  func sharing() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let shared = subject.handleEvents(
      receiveSubscription: { _ in log.append("attach") }, receiveCancel: { log.append("detach") }
    ).share()
    let first = shared.sink { log.append("a\($0)") }
    let second = shared.sink { log.append("b\($0)") }
    subject.send(1)
    first.cancel()
    subject.send(2)
    second.cancel()
    subject.send(3)
    #expect(log == ["attach", "a1", "b1", "b2", "detach"])
  }

  @Test("A multicast publisher starts when it is connected")
  func multicast() {
    var values: [Int] = []
    let publisher = [1, 2].publisher.multicast(subject: PassthroughSubject())
    let cancellable = publisher.sink { values.append($0) }
    #expect(values == [])
    let connection = publisher.connect()
    #expect(values == [1, 2])
    cancellable.cancel()
    connection.cancel()
  }

  @Test("A future waits for its promise and gives every subscriber the result")
  func future() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    let early = Recorder<Int, Never>()
    future.subscribe(early)
    #expect(early.events == [])
    promise?(.success(1))
    promise?(.success(2))
    #expect(early.events == ["1", "|"])
    #expect(future.recorded() == "1 |")
  }
}
