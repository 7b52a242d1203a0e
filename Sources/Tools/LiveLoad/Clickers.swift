import ElementTree
import Glibc
import LivePages
import ViewTree

/// Readers who click once a second each, in a process of their own.
@MainActor
struct Clickers {
  private struct Reader {
    var page: LoadPage
    var next = 0.0
    var sent: Double?
    var number: UInt32 = 0
    var told: UInt32 = 0
  }

  static func run(port: UInt16, count: Int) -> Int32 {
    let view = LiveView(RowList(model: .shared))
    guard (try? view.updateAsServed()) != nil,
      let node = view.tree.nodes.indices.first(where: { view.listens($0, to: .press) }),
      let socket = LoadSocket(port: port)
    else { return 1 }
    var readers: [Reader] = []
    for _ in 0..<count {
      guard var page = LoadPage(port: port, over: socket), page.attach() else { return 1 }
      readers.append(Reader(page: page))
    }
    print("attached", LoadClock.now)
    fflush(nil)
    while let line = readLine() {
      guard let seconds = line.split(separator: " ").last.flatMap({ Double($0) }),
        let times = click(&readers, UInt32(node + 1), seconds), !times.isEmpty
      else { return 1 }
      print(
        "clicked {\"clicks\": \(times.count), \"p50\": \(text(times[times.count / 2])), "
          + "\"p99\": \(text(times[times.count * 99 / 100])), \"worst\": \(text(times.last ?? 0))}")
      fflush(nil)
    }
    return 0
  }

  private static func text(_ milliseconds: Double) -> Double {
    (milliseconds * 100).rounded() / 100
  }

  /// Milliseconds from each click to what it shows, sorted; nil if a page was lost.
  private static func click(
    _ readers: inout [Reader], _ node: UInt32, _ seconds: Double
  ) -> [Double]? {
    var times: [Double] = []
    let start = LoadClock.now
    for index in readers.indices {
      readers[index].next = start + Double(index) / Double(readers.count)
    }
    var entries = readers.map {
      pollfd(fd: $0.page.socket?.descriptor ?? -1, events: Int16(POLLIN), revents: 0)
    }
    while LoadClock.now < start + seconds || readers.contains(where: { $0.sent != nil }) {
      let now = LoadClock.now
      if now > start + seconds + 60 { return nil }
      for index in readers.indices
      where readers[index].next <= now && readers[index].sent == nil && now < start + seconds {
        readers[index].next += 1
        readers[index].number += 1
        readers[index].sent = now
        readers[index].page.send(
          .event(
            number: readers[index].number, node: node, kind: ElementName.button.eventKind,
            slot: .press, payload: []))
      }
      guard poll(&entries, nfds_t(entries.count), 1) > 0 else { continue }
      for index in readers.indices where entries[index].revents != 0 {
        // What has come may be a ping.
        guard readers[index].page.socket?.read() == true else { return nil }
        while let more = readers[index].page.socket?.bufferedMessage() {
          take(more, &readers[index], &times)
        }
      }
    }
    return times.sorted()
  }

  private static func take(_ bytes: [UInt8], _ reader: inout Reader, _ times: inout [Double]) {
    guard case .frame(let frame, _, _, _, _) = DownMessage(bytes[...]) else { return }
    reader.page.frame = frame
    if let sent = reader.sent { times.append((LoadClock.now - sent) * 1000) }
    reader.sent = nil
    if frame - reader.told >= 4 {
      reader.told = frame
      reader.page.send(.ack(frame))
    }
  }
}
