import Dispatch
import Network
import Testing

@Suite("Paths of the network")
struct NWPathMonitorTests {
  @Test("A monitor tells once, on its queue, that the network is there")
  func started() async {
    let monitor = NWPathMonitor()
    let path = await withCheckedContinuation { done in
      monitor.pathUpdateHandler = { done.resume(returning: $0) }
      monitor.start(queue: DispatchQueue(label: "paths"))
    }
    #expect(path.status == .satisfied)
    #expect(path.usesInterfaceType(.wiredEthernet) && !path.usesInterfaceType(.cellular))
    #expect(path == monitor.currentPath)
  }

  @Test("A monitor of an interface that is not there finds no network")
  func required() {
    let path = NWPathMonitor(requiredInterfaceType: .cellular).currentPath
    #expect(path.status == .unsatisfied && path.availableInterfaces.isEmpty)
  }
}
