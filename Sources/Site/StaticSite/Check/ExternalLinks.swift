internal import CurlRequests
public import Foundation
internal import Synchronization

/// Asks whether what a site's links name elsewhere is there.
///
/// Politely: each address once, one at a time of each host, with a pause between two, by its head where that
/// is enough. What was there is not asked for again for a day if answers are kept in a file.
public struct ExternalLinks: Sendable {
  /// The seconds between two questions to one host.
  public var pause = 1.0
  /// The seconds that nothing may come.
  public var patience = 10.0
  /// How many hosts are asked at once.
  public var hosts = 8
  /// The file of what was there; nil to keep nothing.
  public var memory: String?

  /// The usual manners.
  public init() {}

  /// What is known of an address.
  enum Answer: Hashable, Sendable {
    case isThere
    /// It is not; the text says why.
    case isGone(String)
    /// Nobody can tell; the text says why.
    case isUnclear(String)
  }

  /// Asks for addresses of http and https; others are left out.
  ///
  /// - Throws: ``SiteError`` with code 2 if there is no libcurl, 73 if answers can't be kept.
  func answers(for addresses: Set<String>) throws(SiteError) -> [String: Answer] {
    let known = memory.map { ExternalMemory(file: $0, now: Date()) }
    var answers: [String: Answer] = [:]
    var byHost: [String: [URL]] = [:]
    for address in addresses.sorted() {
      let written = address.hasPrefix("//") ? "https:" + address : address
      let scheme = written.prefix { $0 != ":" }.lowercased()
      guard scheme == "http" || scheme == "https" else { continue }
      guard let url = URL(string: written), let host = url.host, !host.isEmpty else {
        answers[address] = .isGone("it is no address")
        continue
      }
      if known?.isFresh(address) == true {
        answers[address] = .isThere
      } else {
        byHost["\(host.lowercased()):\(url.port ?? -1)", default: []].append(url)
      }
    }
    let asked = try ask(byHost.sorted { $0.key < $1.key }.map(\.value))
    for address in addresses {
      let url = URL(string: address.hasPrefix("//") ? "https:" + address : address)
      if let url, let answer = asked[url] { answers[address] = answer }
    }
    try known?.keep(answers.filter { $0.value == .isThere }.map(\.key))
    return answers
  }

  /// Asks all hosts, each on a thread that takes one after the other.
  private func ask(_ groups: [[URL]]) throws(SiteError) -> [URL: Answer] {
    guard !groups.isEmpty else { return [:] }
    let waiting = Mutex(groups)
    let answers = Mutex<[URL: Answer]>([:])
    let hasCurl = Mutex(true)
    let finished = DispatchSemaphore(value: 0)
    let threads = min(max(hosts, 1), groups.count)
    for _ in 0..<threads {
      Thread.detachNewThread {
        while let group = waiting.withLock({ $0.popLast() }) {
          for (index, url) in group.enumerated() {
            if index > 0 { Thread.sleep(forTimeInterval: pause) }
            do {
              let answer = try answer(for: url)
              answers.withLock { $0[url] = answer }
            } catch {
              hasCurl.withLock { $0 = false }
              waiting.withLock { $0 = [] }
              break
            }
          }
        }
        finished.signal()
      }
    }
    for _ in 0..<threads { finished.wait() }
    guard hasCurl.withLock({ $0 }) else {
      throw SiteError(
        .usage, "Links out of the site are asked for with libcurl, which is not there",
        hint: "Run apt-get install libcurl4, or check without --external.")
    }
    return answers.withLock { $0 }
  }

  /// There is no libcurl.
  private struct Unavailable: Error {}

  private func answer(for url: URL) throws -> Answer {
    var head = try request(url, isHead: true)
    // Servers that want to be left alone say for how long.
    if let seconds = head.pause, seconds <= 10 {
      Thread.sleep(forTimeInterval: seconds)
      head = try request(url, isHead: true)
    }
    if head.answer == .isThere { return .isThere }
    // Many refuse to give a head alone.
    Thread.sleep(forTimeInterval: pause)
    return try request(url, isHead: false).answer
  }

  private func request(_ url: URL, isHead: Bool) throws -> (answer: Answer, pause: Double?) {
    let request = CurlRequest(
      url: url, fields: [("Accept", "*/*")], isHead: isHead,
      limits: .init(bytes: 64 << 10, silence: patience, redirects: 10))
    do throws(CurlFailure) {
      let answer = try request.send()
      let pause = answer.fields["retry-after"].flatMap(Double.init)
      return (
        Self.meaning(of: answer.status), answer.status == 429 ? pause.map { max($0, 0) } : nil
      )
    } catch {
      switch error {
      case .unavailable: throw Unavailable()
      // That much of it is there.
      case .tooLong: return (.isThere, nil)
      case .unknownHost: return (.isGone("there is no server \(url.host ?? "")"), nil)
      case .redirects: return (.isGone("it leads in a circle"), nil)
      case .scheme: return (.isUnclear("it leads out of https"), nil)
      case .noConnection: return (.isUnclear("the server can't be reached"), nil)
      case .silence:
        return (.isUnclear("nothing came for \(Int(patience.rounded(.up))) seconds"), nil)
      case .cut: return (.isUnclear("the answer was cut in the middle"), nil)
      case .other(let message): return (.isGone(message), nil)
      }
    }
  }

  private static func meaning(of status: Int) -> Answer {
    switch status {
    case 200..<400: .isThere
    case 404, 410: .isGone("the answer is status \(status)")
    case 401, 403, 407, 451, 999: .isUnclear("status \(status): not everybody may see it")
    case 429: .isUnclear("status 429: the server wants to be asked less")
    default: .isUnclear("the answer is status \(status)")
    }
  }
}

/// Addresses that were there, with the second in which that was known.
private struct ExternalMemory {
  private let file: URL
  private let now: Double
  private var times: [String: Double] = [:]

  init(file: String, now: Date) {
    self.file = URL(fileURLWithPath: file)
    self.now = now.timeIntervalSince1970
    // What can't be read is asked for again.
    if let data = try? Data(contentsOf: self.file),
      let times = try? JSONDecoder().decode([String: Double].self, from: data)
    {
      self.times = times.filter { (0..<86_400).contains(now.timeIntervalSince1970 - $0.value) }
    }
  }

  func isFresh(_ address: String) -> Bool { times[address] != nil }

  func keep(_ addresses: [String]) throws(SiteError) {
    var times = times
    for address in addresses where times[address] == nil { times[address] = now }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
      try encoder.encode(times).write(to: file, options: .atomic)
    } catch {
      throw SiteError(
        .cannotCreate, "The answers can't be kept", file: file.path,
        hint: "Give --external-memory the path of a file that you may write.")
    }
  }
}
