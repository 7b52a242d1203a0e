import Glibc
import LivePages

/// The browsers, in a process of their own so that the server's figures are its own.
///
/// It says on its standard output what it has done, with the time on the system's clock, and does
/// the next thing when it is told by a line.
struct LoadClient {
  static func run(port: UInt16, count: Int) -> Int32 {
    var pages: [LoadPage] = []
    guard let socket = LoadSocket(port: port) else { return 74 }
    for _ in 0..<count {
      guard let page = LoadPage(port: port, over: socket) else { return 1 }
      pages.append(page)
    }
    say("loaded")
    for index in pages.indices { guard pages[index].attach() else { return 1 } }
    say("attached")
    while let line = readLine() {
      switch line {
      case "receive":
        for index in pages.indices { guard pages[index].receive() else { return 1 } }
        say("received")
        for page in pages { page.send(.ack(page.frame)) }
      case "return":
        for index in pages.indices { pages[index].socket = nil }
        for index in pages.indices {
          var attempts = 0
          while !pages[index].attach() {
            attempts += 1
            guard attempts < 2000 else { return 1 }
            usleep(5000)
          }
        }
        say("returned")
      case let line where line.hasPrefix("move "):
        // To another server, since theirs has ended.
        guard let other = UInt16(line.dropFirst(5)) else { return 2 }
        for index in pages.indices {
          pages[index].port = other
          pages[index].socket = nil
          var attempts = 0
          while !pages[index].attach() {
            attempts += 1
            guard attempts < 2000 else { return 1 }
            usleep(1000)
          }
        }
        say("moved")
      case let line where line.hasPrefix("greet "):
        // Pages of the first worker are asked for their hello; of others nothing comes.
        let workers = UInt64(line.dropFirst(6)) ?? 1
        let own = pages.indices.filter { pages[$0].guest.low % workers == 0 }
        for index in own { guard pages[index].greet() else { return 1 } }
        for index in own { guard pages[index].receive() else { return 1 } }
        say("greeted")
      default: return 2
      }
    }
    return 0
  }

  private static func say(_ word: String) {
    print(word, LoadClock.now)
    fflush(nil)
  }
}

/// Seconds on the clock that all processes share.
enum LoadClock {
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
